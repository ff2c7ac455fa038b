import { hkdfSync } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { ChildKey, StateSnapshot, StateSnapshots } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { batchedLookup } from './batched-lookup.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';

interface Dependencies {
  readonly sql: Sql;
  /** What tells a build of the program from any other: states are what its code makes of events. */
  readonly release: string;
  /** Hears why one could not be kept or opened. */
  readonly onFailure: (error: unknown) => void;
}

/** A key of its own, so that nothing else is ever sealed with it. */
const keyOf = (childKey: ChildKey): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', childKey, '', 'wonderlings state snapshots', 32));

/**
 * The newest state of each child with a long history, one row a child, which goes with the child's key and with that of each of its notes. Structured
 * clones (`node:v8`), since states hold maps and sets.
 */
export function stateSnapshots({ sql, release, onFailure }: Dependencies): StateSnapshots {
  const context = (childId: string) => `${childId}\0${release}`;

  async function keep(childId: string, key: ChildKey, snapshot: StateSnapshot): Promise<void> {
    const sealed = sealBytes(keyOf(key), context(childId), serialize(snapshot));
    // Of a child without a key there is nothing to keep, also when it was erased a moment ago.
    await sql`
      insert into vault.state_snapshots as kept (child_id, release, revision, sealed)
      select child_id, ${release}, ${snapshot.revision}, ${sealed} from vault.keys where child_id = ${childId} for key share
      on conflict (child_id) do update set release = excluded.release, revision = excluded.revision, sealed = excluded.sealed
        where kept.release <> excluded.release or kept.revision < excluded.revision`;
  }

  // Most children have none: those who come at the same time are looked up together.
  const sealedOf = batchedLookup(async (childIds) => {
    const rows = await sql<{ child_id: string; sealed: Uint8Array }[]>`
      select child_id, sealed from vault.state_snapshots
      where child_id = any(${[...childIds]}::uuid[]) and release = ${release}`;
    return new Map(rows.map(({ child_id, sealed }) => [child_id, sealed]));
  });

  return {
    async load(childId, key) {
      const sealed = await sealedOf(childId);
      if (!sealed) return null;
      try {
        return deserialize(openBytes(keyOf(key), context(childId), sealed)) as StateSnapshot;
      } catch (error) {
        onFailure(error);
        return null;
      }
    },
    keep: (childId, key, snapshot) => void keep(childId, key, snapshot).catch(onFailure),
  };
}
