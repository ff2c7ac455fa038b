import type { ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import { targetOf } from '../wire/append-messages.ts';
import { type Streams, streams } from '../wire/stubs.ts';
import { admit, type NodeContext } from './node-context.ts';
import { statusOf } from './open-call.ts';

/** Soft delete: the stream may come back, its revisions go on. */
export function answerDelete(
  context: NodeContext,
  call: ServerUnaryCall<Streams.DeleteReq, Streams.DeleteResp>,
  answer: sendUnaryData<Streams.DeleteResp>,
): void {
  const { stream, expected } = targetOf(call.request.getOptions() ?? new streams.DeleteReq.Options());
  const work = async () => {
    admit(context, call.metadata, { action: 'delete', stream });
    const text = String(await context.writer.delete(stream, expected));
    return new streams.DeleteResp().setPosition(
      new streams.DeleteResp.Position().setCommitPosition(text).setPreparePosition(text),
    );
  };
  settle(work(), answer);
}

/** Final: nothing is ever appended there again. */
export function answerTombstone(
  context: NodeContext,
  call: ServerUnaryCall<Streams.TombstoneReq, Streams.TombstoneResp>,
  answer: sendUnaryData<Streams.TombstoneResp>,
): void {
  const { stream, expected } = targetOf(call.request.getOptions() ?? new streams.TombstoneReq.Options());
  const work = async () => {
    admit(context, call.metadata, { action: 'delete', stream });
    const text = String(await context.writer.tombstone(stream, expected));
    return new streams.TombstoneResp().setPosition(
      new streams.TombstoneResp.Position().setCommitPosition(text).setPreparePosition(text),
    );
  };
  settle(work(), answer);
}

function settle<T>(work: Promise<T>, answer: sendUnaryData<T>): void {
  work.then(
    (message) => answer(null, message),
    (error: unknown) => answer(statusOf(error)),
  );
}
