import type { ExpectedRevision } from '../log/revision-rules.ts';
import type { ProposedEvent } from '../log/stored-log.ts';
import type { AppendOutcome } from '../log/writer.ts';
import { refusals } from './refusal.ts';
import { type Shared, type Streams, shared, streams } from './stubs.ts';
import { uuidText } from './uuid-message.ts';

/** The largest unsigned 64-bit number as an exact revision means that there is no stream. */
const NO_STREAM_REVISION = 2n ** 64n - 1n;

interface AppendTarget {
  readonly stream: string;
  readonly expected: ExpectedRevision;
}

/** What Append, Delete and Tombstone have in common. */
interface TargetOptions extends ExpectationOptions {
  getStreamIdentifier(): Shared.StreamIdentifier | undefined;
}

interface ExpectationOptions {
  getRevision(): string;
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
}

export function targetOf(options: TargetOptions): AppendTarget {
  return {
    stream: Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
    expected: expectedOf(options),
  };
}

/** What a request expects of its stream. */
export function expectedOf(options: ExpectationOptions): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream-exists';
  if (options.hasNoStream()) return 'no-stream';
  const revision = BigInt(options.getRevision());
  return revision === NO_STREAM_REVISION ? 'no-stream' : revision;
}

/** As Append and BatchAppend both have them. */
type ProposedMessage = Streams.AppendReq.ProposedMessage | Streams.BatchAppendReq.ProposedMessage;

/** @throws Refusal when the type or the content type is missing */
export function proposedEvent(message: ProposedMessage): ProposedEvent {
  const metadata = message.getMetadataMap();
  const required = (name: string) => {
    const value: string | undefined = metadata.get(name);
    if (value === undefined) throw refusals.missingMetadata(name);
    return value;
  };
  return {
    id: uuidText(message.getId()),
    type: required('type'),
    contentType: required('content-type'),
    data: message.getData_asU8(),
    customMetadata: message.getCustomMetadata_asU8(),
  };
}

export function appendAnswer(outcome: AppendOutcome, expected: ExpectedRevision): Streams.AppendResp {
  const empty = new shared.Empty();
  if (outcome.kind === 'wrong') {
    return new streams.AppendResp().setWrongExpectedVersion(wrongRevision(outcome.current, expected));
  }
  const success = new streams.AppendResp.Success();
  if (outcome.revision < 0n) success.setNoStream(empty);
  else success.setCurrentRevision(String(outcome.revision));
  if (outcome.position === null) return new streams.AppendResp().setSuccess(success.setNoPosition(empty));
  const position = new streams.AppendResp.Position()
    .setCommitPosition(String(outcome.position))
    .setPreparePosition(String(outcome.position));
  return new streams.AppendResp().setSuccess(success.setPosition(position));
}

/** With each field in its older twin too. */
function wrongRevision(current: bigint, expected: ExpectedRevision): Streams.AppendResp.WrongExpectedVersion {
  const empty = new shared.Empty();
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0n) wrong.setCurrentNoStream(empty).setNoStream2060(empty);
  else wrong.setCurrentRevision(String(current)).setCurrentRevision2060(Number(current));
  if (expected === 'any') return wrong.setExpectedAny(empty).setAny2060(empty);
  if (expected === 'stream-exists') return wrong.setExpectedStreamExists(empty).setStreamExists2060(empty);
  if (expected === 'no-stream') return wrong.setExpectedNoStream(empty);
  return wrong.setExpectedRevision(String(expected)).setExpectedRevision2060(Number(expected));
}
