import type { KeptFile, KeptFileHere, KeptFiles, KeyRing } from '@wonderlings/kernel';
import type { JsonValue, Queryable, Sql } from '@wonderlings/postgres';
import { openBytes, sealBytes } from './sealed-bytes.ts';
import { hashOf } from './secret-token.ts';

/** How long it can be said that a file has ended. */
const DAY_MS = 86_400_000;

interface Row {
  readonly id: string;
  readonly child_id: string;
  readonly purpose: KeptFile['purpose'];
  readonly step: number;
  readonly work: unknown;
  readonly is_due: boolean;
  /** As Postgres writes them. */
  readonly begun_at: string;
  readonly ends_at: string | null;
}

/** By name, so that the next release can drop `claimed_until` beside a server of this one. */
const columnsIn = (sql: Queryable) => sql`id, child_id, purpose, step, work, is_due, begun_at, ends_at`;

const fileOf = ({ id, child_id, purpose, step, work, begun_at, ends_at }: Row): KeptFile => ({
  ...{ id, purpose, step, work },
  childId: child_id,
  begunAt: new Date(begun_at),
  endsAt: ends_at === null ? null : new Date(ends_at),
});

/** A piece opens in its own place only. */
const placeOf = (id: string, part: string, index: number): string => `${id}|${part}|${index}`;

/** Files in pieces under their child's key; see the kernel's port. */
export function keptFiles(sql: Sql, keys: KeyRing, now: () => Date): KeptFiles {
  const keyOf = async (childId: string) => (await keys.keysOf([childId])).get(childId) ?? null;
  const hereOf = (row: (Row & { readonly is_here: boolean | null }) | undefined): KeptFileHere | null =>
    row ? { file: fileOf(row), isDue: row.is_due, isHere: row.is_here === true } : null;

  async function write(
    tx: Queryable,
    { id, childId }: KeptFile,
    pieces: Parameters<KeptFiles['advance']>[1]['pieces'],
  ) {
    if (!pieces?.length) return true;
    const key = await keyOf(childId);
    if (!key) return false;
    for (const { part, index, bytes } of pieces) {
      await tx`
        insert into vault.kept_pieces (file_id, part, index, sealed)
        values (${id}, ${part}, ${index}, ${sealBytes(key, placeOf(id, part, index), bytes)})
        on conflict (file_id, part, index) do update set sealed = excluded.sealed`;
    }
    return true;
  }

  return {
    async begin({ id, childId, purpose, sessionId, work, endsAt, isDue }) {
      const session = sessionId === undefined ? null : hashOf(sessionId);
      await sql.begin(async (tx) => {
        await tx`
          delete from vault.kept_files where child_id = ${childId} and purpose = ${purpose} and id <> ${id}`;
        await tx`
          insert into vault.kept_files (id, child_id, purpose, session_hash, work, is_due, begun_at, ends_at)
          values (${id}, ${childId}, ${purpose}, ${session}, ${tx.json(work as JsonValue)}, ${isDue}, ${now()}, ${endsAt})
          on conflict (id) do nothing`;
      });
    },

    async current(childId, purpose, sessionId) {
      const [row] = await sql<(Row & { is_here: boolean })[]>`
        select ${columnsIn(sql)}, session_hash = ${hashOf(sessionId)} as is_here from vault.kept_files
        where child_id = ${childId} and purpose = ${purpose} order by begun_at desc limit 1`;
      return hereOf(row);
    },

    async find(id, childId, sessionId) {
      const [row] = await sql<(Row & { is_here: boolean })[]>`
        select ${columnsIn(sql)}, session_hash = ${hashOf(sessionId)} as is_here from vault.kept_files
        where id = ${id} and child_id = ${childId}`;
      return hereOf(row);
    },

    async due(limit) {
      const rows = await sql<Pick<Row, 'id' | 'child_id'>[]>`
        select id, child_id from vault.kept_files where is_due order by begun_at limit ${limit}`;
      return rows.map(({ id, child_id }) => ({ id, childId: child_id }));
    },

    advance: (file, { work, pieces, drop = [], isDue, endsAt }) =>
      sql.begin(async (tx) => {
        const [row] = await tx<Row[]>`
          update vault.kept_files
          set step = step + 1, work = ${tx.json(work as JsonValue)}, is_due = ${isDue}, ends_at = ${endsAt}
          where id = ${file.id} and step = ${file.step}
          returning ${columnsIn(tx)}`;
        if (!row) return null;
        if (drop.length > 0) {
          await tx`delete from vault.kept_pieces where file_id = ${file.id} and part = any(${[...drop]}::text[])`;
        }
        if (!(await write(tx, file, pieces))) throw new Error(`The key of ${file.childId} is gone`);
        return fileOf(row);
      }),

    async piece({ id, childId }, part, index) {
      const [row] = await sql<{ sealed: Uint8Array }[]>`
        select sealed from vault.kept_pieces where file_id = ${id} and part = ${part} and index = ${index}`;
      const key = row && (await keyOf(childId));
      return key ? openBytes(key, placeOf(id, part, index), row.sealed) : null;
    },

    async remove(id) {
      await sql`delete from vault.kept_files where id = ${id}`;
    },

    async countOf(childId) {
      const [row] = await sql<{ files: number }[]>`
        select count(*)::int as files from vault.kept_files where child_id = ${childId}`;
      return row?.files ?? 0;
    },

    async removeOf(childId) {
      await sql`
        delete from vault.kept_pieces where file_id in (select id from vault.kept_files where child_id = ${childId})`;
      await sql`delete from vault.kept_files where child_id = ${childId}`;
    },

    async ended(limit) {
      const rows = await sql<Row[]>`
        select * from vault.kept_files file
        where ends_at <= ${now()} and exists (select from vault.kept_pieces piece where piece.file_id = file.id)
        order by ends_at, id limit ${limit}`;
      return rows.map(fileOf);
    },

    async empty(id) {
      await sql`
        delete from vault.kept_pieces
        where file_id = (select id from vault.kept_files where id = ${id} and ends_at <= ${now()})`;
    },

    async removeEnded() {
      await sql`delete from vault.kept_files where ends_at <= ${new Date(now().getTime() - DAY_MS)}`;
    },
  };
}
