import type { Sql } from '@wonderlings/postgres';
import { type KeyWrap, TamperedKey } from './key-wrap.ts';

/** What is wrapped with one master key. */
export interface MasterKeyUse {
  /** Tells master keys apart, and says nothing about them. */
  readonly id: string;
  readonly isNewest: boolean;
  readonly childKeys: number;
  readonly secrets: number;
}

export interface RewrapResult {
  /** Keys of children and secrets that are wrapped with the newest master key now, and were not before. */
  readonly moved: number;
  /** Those that do not open with the master key that they name: they were changed. */
  readonly damaged: number;
}

export interface RewrapOptions {
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/** Moves what the vault has wrapped to the newest master key, while servers run. */
export interface Rewrapping {
  /** How much is wrapped with which master key, those known first. */
  masterKeyUses(): Promise<readonly MasterKeyUse[]>;
  /** May be cut off at any time, and called again: what was moved stays moved. */
  rewrap(options?: RewrapOptions): Promise<RewrapResult>;
}

interface WrappedTable {
  readonly name: 'keys' | 'secrets';
  readonly owner: { readonly name: string; readonly type: string };
}

const TABLES: readonly WrappedTable[] = [
  { name: 'secrets', owner: { name: 'name', type: 'text' } },
  { name: 'keys', owner: { name: 'child_id', type: 'uuid' } },
];
/** Small enough that a server never waits for the rows of a batch. */
const BATCH = 500;

interface WrappedRow {
  readonly owner: string;
  readonly wrapped: Uint8Array;
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export function rewrapping(sql: Sql, wrapping: KeyWrap): Rewrapping {
  const newest = Buffer.from(wrapping.newest, 'hex');

  async function masterKeyUses(): Promise<MasterKeyUse[]> {
    const rows = await sql<{ id: string; childKeys: number; secrets: number }[]>`
      select encode(id, 'hex') as id, sum(child_keys)::integer as "childKeys", sum(secrets)::integer as secrets
      from (
        select substring(wrapped from 2 for 4) as id, count(*) as child_keys, 0 as secrets from vault.keys group by 1
        union all
        select substring(wrapped from 2 for 4), 0, count(*) from vault.secrets group by 1
      ) counted
      group by id`;
    const used = new Map(rows.map((row) => [row.id, row]));
    const ids = new Set([...wrapping.known, ...used.keys()]);
    return [...ids].map((id) => ({
      id,
      isNewest: id === wrapping.newest,
      childKeys: used.get(id)?.childKeys ?? 0,
      secrets: used.get(id)?.secrets ?? 0,
    }));
  }

  const olderRows = ({ name, owner }: WrappedTable, after: string | null) => sql<WrappedRow[]>`
    select ${sql(owner.name)}::text as owner, wrapped from vault.${sql(name)}
    where substring(wrapped from 2 for 4) <> ${newest}
      and (${after}::text is null or ${sql(owner.name)} > ${after}::text::${sql.unsafe(owner.type)})
    order by ${sql(owner.name)} limit ${BATCH}`;

  /** Only rows that are still as they were read: a key that was destroyed meanwhile stays destroyed. */
  async function replace({ name, owner }: WrappedTable, rows: readonly WrappedRow[]): Promise<number> {
    const moved = await sql`
      update vault.${sql(name)} t set wrapped = decode(n.new, 'hex')
      from unnest(
        ${rows.map((row) => row.owner)}::text[],
        ${rows.map((row) => hexOf(row.wrapped))}::text[],
        ${rows.map((row) => hexOf(wrapping.wrap(row.owner, wrapping.unwrap(row.owner, row.wrapped))))}::text[]
      ) as n (owner, old, new)
      where t.${sql(owner.name)} = n.owner::${sql.unsafe(owner.type)} and t.wrapped = decode(n.old, 'hex')`;
    return moved.count;
  }

  const isSound = ({ owner, wrapped }: WrappedRow): boolean => {
    try {
      wrapping.unwrap(owner, wrapped);
      return true;
    } catch (error) {
      if (error instanceof TamperedKey) return false;
      throw error;
    }
  };

  return {
    masterKeyUses,
    async rewrap({ onProgress = () => undefined } = {}) {
      const older = (await masterKeyUses()).filter(({ isNewest }) => !isNewest);
      const total = older.reduce((sum, { childKeys, secrets }) => sum + childKeys + secrets, 0);
      let [done, moved, damaged] = [0, 0, 0];
      onProgress({ done, total });
      for (const table of TABLES) {
        let after: string | null = null;
        for (;;) {
          const rows: readonly WrappedRow[] = await olderRows(table, after);
          if (rows.length === 0) break;
          const sound = rows.filter(isSound);
          moved += await replace(table, sound);
          damaged += rows.length - sound.length;
          done += rows.length;
          after = rows.at(-1)?.owner ?? null;
          onProgress({ done, total: Math.max(total, done) });
        }
      }
      return { moved, damaged };
    },
  };
}
