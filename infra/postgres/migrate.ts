import { createHash } from 'node:crypto';
import type { Queryable, Sql, TransactionSql } from './connect.ts';

/** One numbered step, `0001-log`; its SQL is a string in a module, because the production server is a bundle without files. */
export type MigrationFile = { readonly name: string; readonly sql: string };

/** The steps of one owner, in order. Sets are independent: each has its own numbering. */
export type MigrationSet = { readonly name: string; readonly files: readonly MigrationFile[] };

type Applied = { readonly file: string; readonly checksum: string };

/** Serialises every runner on a database; the number is ours alone. */
const LOCK = '8097305812264515';
const FILE_NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Names a set; throws when its numbers are not 0001, 0002, … without gap or double. */
export function defineMigrations(name: string, files: readonly MigrationFile[]): MigrationSet {
  for (const [index, file] of files.entries()) {
    const number = FILE_NAME.exec(file.name)?.[1];
    if (number === undefined) throw new Error(`Migration ${name}/${file.name} must be named like "0001-what-it-does".`);
    const expected = String(index + 1).padStart(4, '0');
    if (number !== expected)
      throw new Error(`Migration ${name}/${file.name} stands where number ${expected} should be.`);
  }
  return { name, files };
}

/**
 * Brings the database up to date: each file once, in a transaction of its own, one runner at a time. Throws a sentence that
 * names the file when one that was applied has changed since, or is gone.
 */
export async function migrate(sql: Sql, sets: readonly MigrationSet[]): Promise<void> {
  for (const set of sets) {
    while (await sql.begin((tx) => applyNext(tx, set))) {
      // The next file: the lock is given back in between, so two runners may well take turns.
    }
  }
}

/**
 * That the database is up to date, for work that must leave it as it is. @throws Error naming the first file that was not applied, or
 * as {@link migrate} does
 */
export async function assertMigrated(sql: Sql, sets: readonly MigrationSet[]): Promise<void> {
  const [known] = await sql<{ table: string | null }[]>`select to_regclass('public.migrations')::text as table`;
  for (const set of sets) {
    const next = nextFile(set, known?.table ? await appliedOf(sql, set) : []);
    if (next) throw new Error(`The database has not seen migration ${set.name}/${next.name} yet.`);
  }
}

const appliedOf = (sql: Queryable, { name }: MigrationSet) =>
  sql<Applied[]>`select file, checksum from public.migrations where set = ${name} order by file`;

async function applyNext(tx: TransactionSql, set: MigrationSet): Promise<boolean> {
  // A migration may take as long as it takes, and so may the wait for another runner.
  await tx`set local statement_timeout = 0`;
  await tx`select pg_advisory_xact_lock(${LOCK}::bigint)`;
  await tx`
    create table if not exists public.migrations (
      set text not null, file text not null, checksum text not null, applied_at timestamptz not null default now(),
      primary key (set, file)
    )`;
  const next = nextFile(set, await appliedOf(tx, set));
  if (!next) return false;
  await tx.unsafe(next.sql);
  await tx`insert into public.migrations ${tx({ set: set.name, file: next.name, checksum: checksumOf(next) })}`;
  return true;
}

function nextFile(set: MigrationSet, applied: readonly Applied[]): MigrationFile | undefined {
  for (const [index, { file, checksum }] of applied.entries()) {
    const known = set.files[index];
    if (known?.name !== file) {
      throw new Error(`Migration ${set.name}/${file} was applied to this database, but this version does not have it.`);
    }
    if (checksumOf(known) !== checksum) {
      throw new Error(`Migration ${set.name}/${file} has changed since it was applied: add a new file instead.`);
    }
  }
  return set.files[applied.length];
}

function checksumOf(file: MigrationFile): string {
  return createHash('sha256').update(file.sql).digest('hex');
}
