/**
 * What can be wrong with the history of one child, by name:
 * `altered`, a hash does not fit; `unopened`, the hashes fit and the seal does not; `removed`, `inserted`, `moved`, as they say;
 * `cut-off`, a mark that is kept elsewhere knows more entries than there are; `replaced`, a mark knows another entry in that place,
 * although all that is there fits together: only a holder of the keys can do that.
 */
export type FaultKind = 'altered' | 'unopened' | 'removed' | 'inserted' | 'moved' | 'cut-off' | 'replaced';

/** One fault. Entries are counted from 1, as people do; times are ISO 8601 UTC. */
export interface Fault {
  readonly kind: FaultKind;
  /** The entry in question: of `removed` the first that is missing, of `cut-off` the first after the end. */
  readonly entry: number;
  /** Of `moved`: the entry that it changed places with. Of `removed` and `cut-off`: the last that is missing. */
  readonly other: number | null;
  /** When the entry was saved, as it says itself; of `cut-off` the time of the mark. */
  readonly at: string | null;
  /** When the entry before was saved; null at the very beginning. */
  readonly after: string | null;
  /** Of `removed`: when the entry after the gap was saved. */
  readonly before: string | null;
}

const CODES: Readonly<Record<FaultKind, string>> = {
  altered: 'chain',
  unopened: 'seal',
  removed: 'gone',
  inserted: 'extra',
  moved: 'order',
  'cut-off': 'end',
  replaced: 'mark',
};

/** What a family sends to the operator: entry, kind and day, and the first digits of the hash in question. No words of a child. */
export function faultCode({ kind, entry, at, after }: Fault, hash: string): string {
  const day = (at ?? after ?? '').slice(0, 10) || 'start';
  return [entry, CODES[kind], day, `${hash.slice(0, 4)} ${hash.slice(4, 8)}`].join(' · ');
}
