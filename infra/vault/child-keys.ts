import { randomBytes } from 'node:crypto';
import type { ChildKey, KeyRing } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import { batchedLookup } from './batched-lookup.ts';
import { KeyCache } from './key-cache.ts';
import { KEY_BYTES, type KeyWrap } from './key-wrap.ts';
import { destroyNoteKey, newNoteKeys, sealNoteKeys, withNotes } from './note-keys.ts';

export interface ChildKeys extends KeyRing {
  /** A new key in the caller's transaction; only what that transaction writes may be sealed with it. */
  create(tx: Queryable, childId: string): Promise<Uint8Array>;
  /** Must be called when the transaction that deleted the key has ended, however it ended. */
  forget(childId: string): void;
  /** See the vault's port. */
  destroyNote(childId: string, revision: number): Promise<void>;
}

interface KeyRow {
  readonly child_id: string;
  readonly wrapped: Uint8Array;
  readonly note_keys: Uint8Array | null;
}

/** A row, and what {@link KeyCache} wants to know of when it was read. */
interface ReadRow {
  readonly row: KeyRow;
  readonly generation: number;
}

/** One random 32-byte key a child, wrapped in `vault.keys`, unwrapped in memory for a short while. */
export function childKeys(sql: Sql, wrapping: KeyWrap, now: () => Date): ChildKeys {
  const cache = new KeyCache(now);

  async function read(childIds: readonly string[]): Promise<ReadonlyMap<string, ReadRow>> {
    const { generation } = cache;
    const rows = await sql<
      KeyRow[]
    >`select child_id, wrapped, note_keys from vault.keys where child_id = any(${[...childIds]}::uuid[])`;
    return new Map(rows.map((row) => [row.child_id, { row, generation }]));
  }

  // Children who come at the same time, one by one, are looked up together.
  const readOne = batchedLookup(read);

  /** Outside of the look-up: a key that was changed is the trouble of its child alone. @throws TamperedKey */
  function unwrapped({ row: { child_id, wrapped, note_keys }, generation }: ReadRow): ChildKey {
    const key = withNotes(wrapping.unwrap(child_id, wrapped), child_id, note_keys);
    cache.set(child_id, key, generation);
    return key;
  }

  return {
    async keysOf(childIds) {
      const found = new Map<string, ChildKey | null>(childIds.map((id) => [id, cache.get(id) ?? null]));
      const missing = [...found.keys()].filter((id) => !found.get(id));
      const [first] = missing;
      if (first === undefined) return found;
      const rows = missing.length > 1 ? [...(await read(missing)).values()] : [await readOne(first)];
      for (const row of rows) if (row) found.set(row.row.child_id, unwrapped(row));
      return found;
    },
    async create(tx, childId) {
      const key = randomBytes(KEY_BYTES);
      const wrapped = wrapping.wrap(childId, key);
      const notes = sealNoteKeys(key, childId, newNoteKeys());
      await tx`
        insert into vault.keys (child_id, wrapped, note_keys, created_at)
        values (${childId}, ${wrapped}, ${notes}, ${now()})`;
      return key;
    },
    forget: (childId) => cache.forget(childId),
    async destroyNote(childId, revision) {
      try {
        await sql.begin((tx) => destroyNoteKey(tx, wrapping, childId, revision));
      } finally {
        // Also when the connection broke: the commit may have happened.
        cache.forget(childId);
      }
    },
  };
}
