import { randomBytes } from 'node:crypto';
import type { KeyRing } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import { KeyCache } from './key-cache.ts';
import { KEY_BYTES, type KeyWrap } from './key-wrap.ts';

export interface ChildKeys extends KeyRing {
  /** A new key in the caller's transaction; only what that transaction writes may be sealed with it. */
  create(tx: Queryable, childId: string): Promise<Uint8Array>;
  /** Must be called when the transaction that deleted the key has ended, however it ended. */
  forget(childId: string): void;
}

interface KeyRow {
  readonly child_id: string;
  readonly wrapped: Uint8Array;
}

/** One random 32-byte key a child, wrapped in `vault.keys`, unwrapped in memory for a short while. */
export function childKeys(sql: Sql, wrapping: KeyWrap, now: () => Date): ChildKeys {
  const cache = new KeyCache(now);

  async function load(childIds: readonly string[]): Promise<Map<string, Uint8Array>> {
    const { generation } = cache;
    const rows = await sql<
      KeyRow[]
    >`select child_id, wrapped from vault.keys where child_id = any(${[...childIds]}::uuid[])`;
    const keys = new Map<string, Uint8Array>();
    for (const { child_id, wrapped } of rows) {
      const key = wrapping.unwrap(child_id, wrapped);
      keys.set(child_id, key);
      cache.set(child_id, key, generation);
    }
    return keys;
  }

  return {
    async keysOf(childIds) {
      const found = new Map<string, Uint8Array | null>(childIds.map((id) => [id, cache.get(id) ?? null]));
      const missing = [...found.keys()].filter((id) => !found.get(id));
      if (missing.length === 0) return found;
      const loaded = await load(missing);
      for (const id of missing) found.set(id, loaded.get(id) ?? null);
      return found;
    },
    async create(tx, childId) {
      const key = randomBytes(KEY_BYTES);
      const wrapped = wrapping.wrap(childId, key);
      await tx`insert into vault.keys (child_id, wrapped, created_at) values (${childId}, ${wrapped}, ${now()})`;
      return key;
    },
    forget: (childId) => cache.forget(childId),
  };
}
