import type { ServerWritableStream } from '@grpc/grpc-js';
import { InvalidPosition, readAll, readStream } from '../log/reading.ts';
import type { StoredRecord } from '../log/stored-log.ts';
import { eventMessage, notFoundMessage, parseRead, type ReadRequest } from '../wire/read-messages.ts';
import { refusals } from '../wire/refusal.ts';
import type { Streams } from '../wire/stubs.ts';
import { admit, type NodeContext } from './node-context.ts';
import { failCall, openCall, send } from './open-call.ts';
import { runSubscription } from './subscription-call.ts';

type ReadCall = ServerWritableStream<Streams.ReadReq, Streams.ReadResp>;

export function answerRead(context: NodeContext, call: ReadCall): void {
  const request = parseRead(call.request);
  const work = request.count === null ? runSubscription : runRead;
  Promise.resolve()
    .then(() => {
      const { stream } = request;
      admit(context, call.metadata, { action: stream === null ? 'read-all' : 'read-stream', stream });
      return work(context, call, request);
    })
    .catch((error: unknown) => failCall(call, error));
}

async function runRead(context: NodeContext, call: ReadCall, request: ReadRequest): Promise<void> {
  const { over } = openCall(context.switches, 'read', call);
  const { stream, count } = request;
  // The server looks for the next page of nothing for ever.
  if (count === 0n && stream === null) return;
  const records = stream === null ? readAllOf(context, request) : readStreamOf(context, stream, request);
  const asked = count ?? 0n;
  const earlyEnd = BigInt(context.switches.earlyEnds.shift() ?? asked);
  if (records === 'not-found') call.write(notFoundMessage(stream ?? ''));
  else await sendUpTo(call, records, earlyEnd < asked ? earlyEnd : asked, over);
  if (!over.aborted) call.end();
}

async function sendUpTo(call: ReadCall, records: Iterable<StoredRecord>, count: bigint, over: AbortSignal) {
  let left = count;
  if (left === 0n) return;
  for (const record of records) {
    if (!(await send(call, eventMessage(record), over))) return;
    left -= 1n;
    if (left === 0n) return;
  }
}

function* readAllOf({ view }: NodeContext, request: ReadRequest): Generator<StoredRecord> {
  try {
    yield* readAll(view, request);
  } catch (error) {
    throw error instanceof InvalidPosition ? refusals.invalidReadPosition() : error;
  }
}

function readStreamOf({ view }: NodeContext, stream: string, request: ReadRequest) {
  const result = readStream(view, { ...request, stream, nowMs: Date.now() });
  if (result.kind === 'deleted') throw refusals.streamDeleted(stream);
  return result.kind === 'found' ? result.records : 'not-found';
}
