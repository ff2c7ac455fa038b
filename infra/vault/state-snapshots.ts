import { hkdfSync } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { ChildKey, StateSnapshot, StateSnapshots } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
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

  return {
    async load(childId, key) {
      const [row] = await sql<{ sealed: Uint8Array }[]>`
        select sealed from vault.state_snapshots where child_id = ${childId} and release = ${release}`;
      if (!row) return null;
      try {
        return deserialize(openBytes(keyOf(key), context(childId), row.sealed)) as StateSnapshot;
      } catch (error) {
        onFailure(error);
        return null;
      }
    },
    keep: (childId, key, snapshot) => void keep(childId, key, snapshot).catch(onFailure),
  };
}
