import type { RecordFilter } from '../log/filter.ts';
import type { ReadFrom } from '../log/reading.ts';
import type { StoredRecord } from '../log/stored-log.ts';
import { type Streams, shared, streams } from './stubs.ts';
import { uuidMessage } from './uuid-message.ts';

const TICKS_PER_MS = 10_000n;
/** The search window of a filter that names none. */
const SEARCH_WINDOW = 32;

export interface ReadRequest {
  /** Null for `$all`. */
  readonly stream: string | null;
  readonly from: ReadFrom;
  readonly forwards: boolean;
  /** Null for a subscription. */
  readonly count: bigint | null;
  readonly filter: RecordFilter | null;
}

export function parseRead(message: Streams.ReadReq): ReadRequest {
  const options = message.getOptions() ?? new streams.ReadReq.Options();
  const stream = options.getStream();
  const all = options.getAll();
  const filter = options.getFilter();
  return {
    stream: stream ? nameOf(stream) : null,
    from: stream ? revisionOf(stream) : positionOf(all),
    forwards: options.getReadDirection() === streams.ReadReq.Options.ReadDirection.FORWARDS,
    count: options.hasSubscription() ? null : BigInt(options.getCount()),
    filter: filter ? filterOf(filter) : null,
  };
}

function nameOf(options: { getStreamIdentifier(): { getStreamName_asU8(): Uint8Array } | undefined }): string {
  return Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
}

function revisionOf(stream: Streams.ReadReq.Options.StreamOptions): ReadFrom {
  if (stream.hasStart()) return 'start';
  return stream.hasEnd() ? 'end' : BigInt(stream.getRevision());
}

function positionOf(all: Streams.ReadReq.Options.AllOptions | undefined): ReadFrom {
  const position = all?.getPosition();
  if (position) return BigInt(position.getCommitPosition());
  return all?.hasEnd() ? 'end' : 'start';
}

function filterOf(options: Streams.ReadReq.Options.FilterOptions): RecordFilter {
  const byStream = options.getStreamIdentifier();
  const expression = byStream ?? options.getEventType();
  const regex = expression?.getRegex();
  const window = options.hasMax() ? options.getMax() : SEARCH_WINDOW;
  return {
    by: byStream ? 'stream' : 'type',
    prefixes: expression?.getPrefixList() ?? [],
    regex: regex ? new RegExp(regex) : null,
    checkpointEvery: window * Math.max(1, options.getCheckpointintervalmultiplier()),
  };
}

export function streamIdentifier(stream: string) {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
}

export function eventMessage(record: StoredRecord): Streams.ReadResp {
  const position = String(record.position);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(uuidMessage(record.id))
    .setStreamIdentifier(streamIdentifier(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setCustomMetadata(record.customMetadata)
    .setData(record.data);
  recorded
    .getMetadataMap()
    .set('type', record.type)
    .set('content-type', record.contentType)
    .set('created', String(BigInt(record.createdMs) * TICKS_PER_MS));
  return new streams.ReadResp().setEvent(
    new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position),
  );
}

export function notFoundMessage(stream: string): Streams.ReadResp {
  return new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream)),
  );
}

export function confirmationMessage(id: string): Streams.ReadResp {
  return new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(id));
}

export function caughtUpMessage(): Streams.ReadResp {
  return new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());
}

export function checkpointMessage(position: bigint): Streams.ReadResp {
  const text = String(position);
  return new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(text).setPreparePosition(text),
  );
}
