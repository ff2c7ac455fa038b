import type { ServerReadableStream, ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import { appendAnswer, proposedEvent, targetOf } from './append-messages.ts';
import { admit, type NodeContext } from './node-context.ts';
import { openCall, statusOf } from './open-call.ts';
import { Refusal, refusals } from './refusal.ts';
import { type Streams, streams } from './stubs.ts';
import type { AppendOutcome, AppendRequest } from './writer.ts';

type AppendCall = ServerReadableStream<Streams.AppendReq, Streams.AppendResp>;

/** The classic Append: options, then one message per event; one answer. */
export function answerAppend(context: NodeContext, call: AppendCall, answer: sendUnaryData<Streams.AppendResp>): void {
  const over = openCall(context.switches, 'append', call);
  collect(call)
    .then(async (messages) => {
      // A call that is cancelled before it is written is dropped.
      if (over.aborted) return;
      admit(context, call.metadata, 'write');
      const request = appendRequest(messages);
      const outcome = await appendWithFaults(context, request);
      if (outcome !== 'silence') answer(null, appendAnswer(outcome, request.expected));
    })
    .catch((error: unknown) => answer(statusOf(error)));
}

function collect(call: AppendCall): Promise<readonly Streams.AppendReq[]> {
  const messages: Streams.AppendReq[] = [];
  return new Promise((resolve) => {
    call.on('data', (message: Streams.AppendReq) => messages.push(message));
    call.once('end', () => resolve(messages));
  });
}

function appendRequest([first, ...rest]: readonly Streams.AppendReq[]): AppendRequest {
  const target = targetOf(first?.getOptions() ?? new streams.AppendReq.Options());
  const proposed = rest.map((message) => message.getProposedMessage() ?? new streams.AppendReq.ProposedMessage());
  return { ...target, events: proposed.map(proposedEvent) };
}

/** Writes, unless a fault stands in the way. @throws Refusal @returns silence when no answer shall be given */
export async function appendWithFaults(
  { writer, switches, cut }: NodeContext,
  request: AppendRequest,
): Promise<AppendOutcome | 'silence'> {
  const fault = switches.appendFaults.shift();
  if (fault?.kind === 'fail-before') throw new Refusal(fault.code, 'Failed before the write, as the test asked');
  const outcome = await writer.append(request);
  if (fault?.kind !== 'drop-answer') return outcome;
  if (fault.by === 'timeout') throw refusals.timeout();
  if (fault.by === 'cut') cut();
  return 'silence';
}

export function answerDelete(
  context: NodeContext,
  call: ServerUnaryCall<Streams.DeleteReq, Streams.DeleteResp>,
  answer: sendUnaryData<Streams.DeleteResp>,
): void {
  const { stream, expected } = targetOf(call.request.getOptions() ?? new streams.DeleteReq.Options());
  const work = async () => {
    admit(context, call.metadata, 'write');
    const text = String(await context.writer.delete(stream, expected));
    return new streams.DeleteResp().setPosition(
      new streams.DeleteResp.Position().setCommitPosition(text).setPreparePosition(text),
    );
  };
  work().then(
    (message) => answer(null, message),
    (error: unknown) => answer(statusOf(error)),
  );
}

export function answerTombstone(
  context: NodeContext,
  call: ServerUnaryCall<Streams.TombstoneReq, Streams.TombstoneResp>,
  answer: sendUnaryData<Streams.TombstoneResp>,
): void {
  const { stream, expected } = targetOf(call.request.getOptions() ?? new streams.TombstoneReq.Options());
  const work = async () => {
    admit(context, call.metadata, 'write');
    const text = String(await context.writer.tombstone(stream, expected));
    return new streams.TombstoneResp().setPosition(
      new streams.TombstoneResp.Position().setCommitPosition(text).setPreparePosition(text),
    );
  };
  work().then(
    (message) => answer(null, message),
    (error: unknown) => answer(statusOf(error)),
  );
}
