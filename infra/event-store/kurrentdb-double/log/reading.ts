import { matches, type RecordFilter } from './filter.ts';
import type { StoredLog, StoredRecord } from './stored-log.ts';
import { streamFacts } from './stream-facts.ts';

export type ReadFrom = 'start' | 'end' | bigint;

/** One node's prefix of the log. */
export interface LogView {
  readonly log: StoredLog;
  /** How many of the log's records this node shows now; never falls while a reader looks. */
  visible(): number;
}

/** A position that no record has, inside the log. */
export class InvalidPosition extends Error {
  constructor(position: bigint) {
    super(`No record stands at ${position}`);
  }
}

/**
 * Where a read of `$all` begins, as an index. Forwards it is inclusive, backwards exclusive: both begin at the same border.
 * @throws InvalidPosition
 */
export function borderAt({ log, visible }: LogView, from: ReadFrom): number {
  if (from === 'start' || from === 0n) return 0;
  const shown = visible();
  if (from === 'end' || from >= log.endFor(shown)) return shown;
  const index = log.indexFrom(from);
  if (log.at(index)?.position !== from) throw new InvalidPosition(from);
  return index;
}

interface AllRead {
  readonly from: ReadFrom;
  readonly forwards: boolean;
  readonly filter: RecordFilter | null;
}

/** `$all` from a border on, system events and tombstones included. @throws InvalidPosition */
export function* readAll(view: LogView, { from, forwards, filter }: AllRead): Generator<StoredRecord> {
  const step = forwards ? 1 : -1;
  let index = borderAt(view, from) + (forwards ? 0 : -1);
  for (; index >= 0 && index < view.visible(); index += step) {
    const record = view.log.at(index);
    if (record && !view.log.isScavenged(record) && matches(filter, record)) yield record;
  }
}

interface StreamRead {
  readonly stream: string;
  readonly from: ReadFrom;
  readonly forwards: boolean;
  readonly nowMs: number;
}

/** A stream from a revision on, inclusive in both directions. */
export function readStream(view: LogView, { stream, from, forwards, nowMs }: StreamRead): StreamReadResult {
  const facts = streamFacts(view.log, stream, view.visible());
  if (facts.isTombstoned) return { kind: 'deleted' };
  if (facts.isSoftDeleted || facts.lastRevision < 0n) return { kind: 'not-found' };
  const kept = facts.records.filter((record) => facts.keeps(record, nowMs));
  const first = from === 'start' ? 0n : from === 'end' ? facts.lastRevision : from;
  if (forwards && from === 'end') return { kind: 'found', records: [] };
  const records = forwards
    ? kept.filter(({ revision }) => revision >= first)
    : kept.filter(({ revision }) => revision <= first).reverse();
  return { kind: 'found', records };
}

type StreamReadResult =
  | { readonly kind: 'found'; readonly records: readonly StoredRecord[] }
  | { readonly kind: 'not-found' | 'deleted' };
