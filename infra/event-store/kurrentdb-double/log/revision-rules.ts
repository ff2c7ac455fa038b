import type { StoredRecord } from './stored-log.ts';
import type { StreamFacts } from './stream-facts.ts';

export type ExpectedRevision = 'any' | 'no-stream' | 'stream-exists' | bigint;

/** Where the leader remembers an id to stand: the last place, in whichever stream. */
export type RecentWrites = ReadonlyMap<string, StoredRecord>;

export type Verdict =
  | { readonly kind: 'store' }
  /** Every id stands there already: success again, nothing stored. */
  | { readonly kind: 'again'; readonly last: StoredRecord | undefined }
  | { readonly kind: 'wrong'; readonly current: bigint }
  | { readonly kind: 'deleted' };

interface Proposal {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly ids: readonly string[];
}

/**
 * The server's rules of expected revisions and repeats. Only ids count, and when the expectation is
 * the end of the stream not even those.
 */
export function judgeAppend(proposal: Proposal, facts: StreamFacts, recent: RecentWrites): Verdict {
  if (facts.isTombstoned) return { kind: 'deleted' };
  const { expected } = proposal;
  if (expected === 'any' || expected === 'stream-exists') return judgeByMemory(proposal, facts, recent);
  return judgeByPlace(expected === 'no-stream' ? -1n : expected, proposal, facts);
}

function judgeByPlace(expected: bigint, { expected: asked, ids }: Proposal, facts: StreamFacts): Verdict {
  const wrong = { kind: 'wrong', current: facts.lastRevision } as const;
  if (expected === facts.lastRevision) return { kind: 'store' };
  if (expected > facts.lastRevision) return wrong;
  const standing = ids.map((_, offset) => {
    const revision = expected + 1n + BigInt(offset);
    return facts.records.find((record) => record.revision === revision);
  });
  const fits = ids.map((id, offset) => standing[offset]?.id === id);
  if (fits.every(Boolean)) return { kind: 'again', last: standing.at(-1) };
  return !fits[0] && asked === 'no-stream' && facts.isSoftDeleted ? { kind: 'store' } : wrong;
}

function judgeByMemory({ stream, expected, ids }: Proposal, facts: StreamFacts, recent: RecentWrites): Verdict {
  const wrong = { kind: 'wrong', current: facts.lastRevision } as const;
  if (expected === 'stream-exists') {
    if (facts.lastRevision < 0n && !facts.hasMetadata) return wrong;
    if (facts.isSoftDeleted) return { kind: 'deleted' };
  }
  const known = ids.map((id) => recent.get(id)).map((record) => (record?.stream === stream ? record : undefined));
  if (!known[0]) return { kind: 'store' };
  return known.every(Boolean) ? { kind: 'again', last: known.at(-1) } : wrong;
}
