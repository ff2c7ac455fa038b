import { randomBytes } from 'node:crypto';
import { type ChildKey, NoteKeys } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import { KEY_BYTES, type KeyWrap, TamperedKey } from './key-wrap.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/** Sealed with the child's own key: they go with it, and a new master key leaves them as they are. */
const contextOf = (childId: string): string => `note keys|${childId}`;

export const sealNoteKeys = (key: Uint8Array, childId: string, notes: NoteKeys): Buffer =>
  sealBytes(key, contextOf(childId), notes.toBytes());

export const newNoteKeys = (): NoteKeys => NoteKeys.grownFrom(randomBytes(KEY_BYTES));

/** The child's key with the keys of its notes, where it has any yet. @throws TamperedKey */
export function withNotes(key: Uint8Array, childId: string, sealed: Uint8Array | null): ChildKey {
  if (!sealed) return key;
  try {
    return Object.assign(key, { notes: NoteKeys.fromBytes(openBytes(key, contextOf(childId), sealed)) });
  } catch (cause) {
    throw new TamperedKey(`The note keys of ${childId} were changed`, { cause });
  }
}

interface Row {
  readonly child_id: string;
  readonly wrapped: Uint8Array;
  readonly note_keys: Uint8Array | null;
}

/**
 * Destroys the key of what a child wrote in one event; the row that had it is gone with its next vacuum. Idempotent, and nothing
 * happens where the child has no key any more.
 */
export async function destroyNoteKey(
  tx: Queryable,
  wrapping: KeyWrap,
  childId: string,
  revision: number,
): Promise<void> {
  const [row] = await tx<Row[]>`
    select child_id, wrapped, note_keys from vault.keys where child_id = ${childId} for update`;
  if (!row) return;
  const key = withNotes(wrapping.unwrap(childId, row.wrapped), childId, row.note_keys);
  // What was written before there were such keys is erased by the lack of one.
  const left = (key.notes ?? newNoteKeys()).without(revision);
  if (left !== key.notes) {
    await tx`update vault.keys set note_keys = ${sealNoteKeys(key, childId, left)} where child_id = ${childId}`;
  }
  // No state holds a note's words (test/integration holds them to that); none that knew of it stays either.
  await tx`delete from vault.state_snapshots where child_id = ${childId}`;
  await tx`delete from vault.note_erasures where child_id = ${childId} and revision = ${revision}`;
}

const BATCH = 500;

/**
 * Gives note keys to children of an earlier release. May be cut off at any time: those that have them keep them. One whose key was
 * changed gets none, and is named when it is used.
 */
export async function giveNoteKeys(sql: Sql, wrapping: KeyWrap): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const rows: readonly Row[] = await sql<Row[]>`
      select child_id, wrapped, note_keys from vault.keys
      where note_keys is null and (${after}::uuid is null or child_id > ${after}::uuid) order by child_id limit ${BATCH}`;
    if (rows.length === 0) return;
    after = rows.at(-1)?.child_id ?? null;
    const given = rows.flatMap((row) => sealedFor(row, wrapping));
    await sql`
      update vault.keys known set note_keys = decode(given.sealed, 'hex')
      from unnest(${given.map(({ childId }) => childId)}::uuid[], ${given.map(({ sealed }) => sealed)}::text[])
        as given (child_id, sealed)
      where known.child_id = given.child_id and known.note_keys is null`;
  }
}

function sealedFor({ child_id: childId, wrapped }: Row, wrapping: KeyWrap) {
  try {
    return [
      { childId, sealed: sealNoteKeys(wrapping.unwrap(childId, wrapped), childId, newNoteKeys()).toString('hex') },
    ];
  } catch (error) {
    if (error instanceof TamperedKey) return [];
    throw error;
  }
}
