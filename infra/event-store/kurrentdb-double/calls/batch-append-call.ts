import type { ServerDuplexStream } from '@grpc/grpc-js';
import { batchedAppend, batchOutcome, batchRefusal } from '../wire/batch-messages.ts';
import { Refusal, refusals } from '../wire/refusal.ts';
import type { Streams } from '../wire/stubs.ts';
import { uuidText } from '../wire/uuid-message.ts';
import { appendWithFaults } from './append-call.ts';
import { admit, type NodeContext, requireLeader } from './node-context.ts';
import { failCall, openCall, send } from './open-call.ts';

type BatchCall = ServerDuplexStream<Streams.BatchAppendReq, Streams.BatchAppendResp>;
type Parts = [Streams.BatchAppendReq, ...Streams.BatchAppendReq[]];

/** One stream for the appends of a connection, each with an answer of its own in the order of completion. */
export function answerBatchAppend(context: NodeContext, call: BatchCall): void {
  const { over } = openCall(context.switches, 'batch', call);
  const pending = new Map<string, Parts>();

  call.on('data', (part: Streams.BatchAppendReq) => {
    const id = uuidText(part.getCorrelationId());
    const parts = pending.get(id);
    if (parts) parts.push(part);
    else pending.set(id, [part]);
    if (!part.getIsFinal()) return;
    pending.delete(id);
    answerOne(context, call, parts ?? [part]).then(
      (answer) => answer && send(call, answer, over),
      (error: unknown) => failCall(call, error),
    );
  });
  call.once('end', () => call.end());
}

/** @throws Refusal when the whole stream has to end @returns null when no answer shall be given */
async function answerOne(context: NodeContext, call: BatchCall, parts: Parts) {
  // Not being the leader ends the stream; every other refusal concerns one append.
  requireLeader(context, call.metadata);
  const options = parts[0].getOptions();
  const stream = Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  const head = { correlationId: parts[0].getCorrelationId(), stream };
  try {
    admit(context, call.metadata, { action: 'append', stream });
    const request = batchedAppend(parts);
    if (request.deadlineMs < Date.now()) throw refusals.timeout();
    const outcome = await appendWithFaults(context, request);
    return outcome === 'silence' ? null : batchOutcome(request, outcome);
  } catch (error) {
    if (error instanceof Refusal) return batchRefusal(head, error);
    throw error;
  }
}
