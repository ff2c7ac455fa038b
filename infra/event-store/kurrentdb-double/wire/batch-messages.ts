import { status } from '@grpc/grpc-js';
// CommonJS without static export names, like the definitions in stubs.ts.
import wellKnown from 'google-protobuf/google/protobuf/any_pb.js';
import type { ExpectedRevision } from '../log/revision-rules.ts';
import type { AppendOutcome, AppendRequest } from '../log/writer.ts';
import { expectedOf, proposedEvent } from './append-messages.ts';
import { streamIdentifier } from './read-messages.ts';
import type { Refusal } from './refusal.ts';
import { type Streams, shared, statuses, streams } from './stubs.ts';

/** One append of a batch stream, once all its parts are there. */
export interface BatchedAppend extends AppendRequest {
  readonly correlationId: ReturnType<Streams.BatchAppendReq['getCorrelationId']>;
  /** The server's own clock decides whether this has passed. */
  readonly deadlineMs: number;
}

/** @param parts in order; the options came with the first. @throws Refusal */
export function batchedAppend(parts: readonly [Streams.BatchAppendReq, ...Streams.BatchAppendReq[]]): BatchedAppend {
  const options = parts[0].getOptions() ?? new streams.BatchAppendReq.Options();
  return {
    correlationId: parts[0].getCorrelationId(),
    deadlineMs: options.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY,
    stream: Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
    expected: expectedOf({
      hasAny: () => options.hasAny(),
      hasNoStream: () => options.hasNoStream(),
      hasStreamExists: () => options.hasStreamExists(),
      getRevision: () => options.getStreamPosition(),
    }),
    events: parts.flatMap((part) => part.getProposedMessagesList()).map(proposedEvent),
  };
}

/** What every answer of a batch stream repeats of its request. */
export interface BatchAnswerHead {
  readonly correlationId: BatchedAppend['correlationId'];
  readonly stream: string;
}

function answerTo({ correlationId, stream }: BatchAnswerHead): Streams.BatchAppendResp {
  return new streams.BatchAppendResp().setCorrelationId(correlationId).setStreamIdentifier(streamIdentifier(stream));
}

export function batchOutcome(request: BatchedAppend, outcome: AppendOutcome): Streams.BatchAppendResp {
  if (outcome.kind === 'wrong') {
    const details = wrongRevision(outcome.current, request.expected);
    return batchError(request, status.ALREADY_EXISTS, 'WrongExpectedVersion', details);
  }
  const success = new streams.BatchAppendResp.Success();
  if (outcome.revision < 0n) success.setNoStream(new shared.Empty());
  else success.setCurrentRevision(String(outcome.revision));
  if (outcome.position === null) return answerTo(request).setSuccess(success.setNoPosition(new shared.Empty()));
  const text = String(outcome.position);
  const position = new shared.AllStreamPosition().setCommitPosition(text).setPreparePosition(text);
  return answerTo(request).setSuccess(success.setPosition(position));
}

function wrongRevision(current: bigint, expected: ExpectedRevision): Uint8Array {
  const wrong = new shared.WrongExpectedVersion();
  const empty = new shared.Empty();
  if (current < 0n) wrong.setCurrentNoStream(empty);
  else wrong.setCurrentStreamRevision(String(current));
  if (expected === 'any') wrong.setExpectedAny(empty);
  else if (expected === 'stream-exists') wrong.setExpectedStreamExists(empty);
  else if (expected === 'no-stream') wrong.setExpectedNoStream(empty);
  else wrong.setExpectedStreamPosition(String(expected));
  return wrong.serializeBinary();
}

/** A refusal of one append inside a batch stream, which goes on. */
export function batchRefusal(head: BatchAnswerHead, refusal: Refusal): Streams.BatchAppendResp {
  const empty = new Uint8Array();
  switch (refusal.trailers.exception) {
    case 'stream-deleted': {
      const deleted = new shared.StreamDeleted().setStreamIdentifier(streamIdentifier(head.stream));
      return batchError(head, status.NOT_FOUND, 'StreamDeleted', deleted.serializeBinary());
    }
    case 'access-denied':
      return batchError(head, status.PERMISSION_DENIED, 'AccessDenied', empty);
    case 'maximum-append-size-exceeded': {
      const limit = Number(refusal.trailers['maximum-append-size']);
      const exceeded = new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit);
      return batchError(head, status.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', exceeded.serializeBinary());
    }
  }
  switch (refusal.code) {
    case status.ABORTED:
      return batchError(head, status.DEADLINE_EXCEEDED, 'Timeout', empty);
    case status.INVALID_ARGUMENT: {
      const bad = new shared.BadRequest().setMessage(refusal.message);
      return batchError(head, status.INVALID_ARGUMENT, 'BadRequest', bad.serializeBinary());
    }
    case status.UNAVAILABLE:
      // Details that the client cannot read, as the server has them.
      return batchError(head, status.UNAVAILABLE, null, empty, refusal.message);
    default:
      return batchError(head, status.UNKNOWN, 'Unknown', empty);
  }
}

function batchError(head: BatchAnswerHead, code: status, type: string | null, bytes: Uint8Array, message = type ?? '') {
  const details = new wellKnown.Any();
  details.pack(bytes, type === null ? 'google.protobuf.Empty' : `event_store.client.${type}`);
  return answerTo(head).setError(new statuses.Status().setCode(Number(code)).setMessage(message).setDetails(details));
}
