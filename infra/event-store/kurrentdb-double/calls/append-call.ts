import type { ServerReadableStream, sendUnaryData } from '@grpc/grpc-js';
import type { AppendOutcome, AppendRequest } from '../log/writer.ts';
import { appendAnswer, proposedEvent, targetOf } from '../wire/append-messages.ts';
import { Refusal, refusals } from '../wire/refusal.ts';
import { type Streams, streams } from '../wire/stubs.ts';
import { admit, type NodeContext } from './node-context.ts';
import { openCall, statusOf } from './open-call.ts';

type AppendCall = ServerReadableStream<Streams.AppendReq, Streams.AppendResp>;

/** The classic Append: options, then one message per event; one answer. */
export function answerAppend(context: NodeContext, call: AppendCall, answer: sendUnaryData<Streams.AppendResp>): void {
  const { over, finish } = openCall(context.switches, 'append', call);
  const reply: sendUnaryData<Streams.AppendResp> = (...result) => {
    // Reset by a fault: there is no call any more.
    if (!over.aborted) answer(...result);
    finish();
  };
  collect(call)
    .then(async (messages) => {
      // A call that is cancelled before it is written is dropped.
      if (over.aborted) return;
      const request = appendRequest(messages);
      admit(context, call.metadata, { action: 'append', stream: request.stream });
      const outcome = await appendWithFaults(context, request);
      if (outcome !== 'silence') reply(null, appendAnswer(outcome, request.expected));
    })
    .catch((error: unknown) => reply(statusOf(error)));
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
