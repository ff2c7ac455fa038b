import { setTimeout as delay } from 'node:timers/promises';
import type { Queryable, Sql, TransactionSql } from '@wonderlings/postgres';
import type { KeptSecrets } from './kept-secrets.ts';
import type { KeyWrap } from './key-wrap.ts';
import { sealUsername, USERNAME_INDEX, usernameHash } from './usernames.ts';

/** Serialises the processes that start together; the number is ours alone. */
const LOCK = '6120938475610293';
const BATCH = 1_000;
const WAIT_MS = 5_000;
const POLL_MS = 50;
/** What the table's comment says until the planner's samples of the names are gone from the disk. */
const SAMPLES_LEFT = 'Statistics may hold clear names';

interface ClearRow {
  readonly child_id: string;
  readonly username: string;
  readonly wrapped: Uint8Array | null;
}

/**
 * Moves the accounts of an earlier release to hashed and sealed names, and rewrites the table so that no dead row holds a clear
 * one. Idempotent; goes on where a start that was killed has ended. What write-ahead log and backups hold goes with those.
 * @param sql the account that migrates
 */
export async function sealUsernames(sql: Sql, wrapping: KeyWrap, secrets: KeptSecrets): Promise<void> {
  const before = await stateOf(sql);
  if (before.hasClearNames) {
    const index = await secrets.secretOf(USERNAME_INDEX);
    await sql.begin((tx) => sealAll(tx, wrapping, index));
  }
  if (before.hasClearNames || before.comment === SAMPLES_LEFT) await clearSamples(sql);
}

async function stateOf(sql: Queryable): Promise<{ hasClearNames: boolean; comment: string | null }> {
  const [state] = await sql<{ hasClearNames: boolean; comment: string | null }[]>`
    select
      exists (
        select from pg_attribute
        where attrelid = 'vault.accounts'::regclass and attname = 'username' and not attisdropped
      ) as "hasClearNames",
      obj_description('vault.accounts'::regclass, 'pg_class') as comment`;
  if (!state) throw new Error('Postgres did not say what vault.accounts is like');
  return state;
}

async function sealAll(tx: TransactionSql, wrapping: KeyWrap, index: Uint8Array): Promise<void> {
  await tx`set local statement_timeout = 0`;
  await tx`select pg_advisory_xact_lock(${LOCK}::bigint)`;
  if (!(await stateOf(tx)).hasClearNames) return;
  await tx`lock table vault.accounts in access exclusive mode`;
  let after: string | null = null;
  for (;;) {
    const rows: readonly ClearRow[] = await clearRows(tx, after);
    if (rows.length === 0) break;
    await sealRows(tx, rows, wrapping, index);
    after = rows.at(-1)?.child_id ?? null;
  }
  // The change of type writes all rows into a new file, and no dead one: unlike VACUUM FULL also while a reader could see those.
  await tx`
    alter table vault.accounts
      drop column username_key,
      drop column username,
      alter column username_hash type bytea using username_hash || ''::bytea,
      alter column username_hash set not null,
      alter column username_sealed set not null`;
  await tx.unsafe(`comment on table vault.accounts is '${SAMPLES_LEFT}'`);
}

const clearRows = (tx: TransactionSql, after: string | null) => tx<ClearRow[]>`
  select a.child_id, a.username, k.wrapped
  from vault.accounts a left join vault.keys k using (child_id)
  where ${after}::uuid is null or a.child_id > ${after}::uuid
  order by a.child_id limit ${BATCH}`;

async function sealRows(
  tx: TransactionSql,
  rows: readonly ClearRow[],
  wrapping: KeyWrap,
  index: Uint8Array,
): Promise<void> {
  const sealed = rows.map(({ child_id, username, wrapped }) =>
    // An account whose key is gone opens nothing, and its name is as gone as the rest; it goes on holding the name.
    wrapped ? sealUsername(wrapping.unwrap(child_id, wrapped), child_id, username) : Buffer.alloc(0),
  );
  await tx`
    update vault.accounts a set username_hash = decode(n.hash, 'hex'), username_sealed = decode(n.sealed, 'hex')
    from unnest(
      ${rows.map(({ child_id }) => child_id)}::uuid[],
      ${rows.map(({ username }) => usernameHash(index, username).toString('hex'))}::text[],
      ${sealed.map((bytes) => bytes.toString('hex'))}::text[]
    ) as n (child_id, hash, sealed)
    where a.child_id = n.child_id`;
}

/**
 * Statistics went with the columns, and stay in their file as dead rows while an older transaction runs: then the next start tries.
 * So it does where the account may not: Postgres only warns, and skips the table.
 */
async function clearSamples(sql: Sql): Promise<void> {
  if (!(await olderTransactionsEnd(sql))) return;
  const fileOfStatistics = async () =>
    (await sql`select pg_relation_filenode('pg_catalog.pg_statistic') as file`)[0]?.file;
  const before: unknown = await fileOfStatistics();
  // In no transaction, which VACUUM refuses.
  await sql`vacuum full pg_catalog.pg_statistic`.simple();
  if ((await fileOfStatistics()) === before) return;
  await sql`comment on table vault.accounts is null`;
}

async function olderTransactionsEnd(sql: Sql): Promise<boolean> {
  const [mine] = await sql<{ id: string }[]>`select pg_current_xact_id()::text as id`;
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await delay(POLL_MS)) {
    const [ended] = await sql`select where pg_snapshot_xmin(pg_current_snapshot()) > ${mine?.id ?? ''}::xid8`;
    if (ended) return true;
  }
  return false;
}
