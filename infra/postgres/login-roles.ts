import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, PostgresError, type Queryable, type Sql } from './connect.ts';
import { alignGrants, type SchemaGrant } from './grants.ts';
import { scramVerifier } from './scram-verifier.ts';

/** An account of Postgres to sign in with. */
export interface LoginRole {
  readonly name: string;
  /** ASCII. */
  readonly password: string;
}

/** Serialises the processes that start together on a database; the number is ours alone. */
const LOCK = '4471920385566102';
/** Postgres cuts longer names. */
const LONGEST_NAME = 63;
const ATTEMPTS = 5;
const PAUSE_MS = 200;
/** Another start, or a swap of read tables, was quicker: unique_violation, duplicate_object, deadlock, lock_timeout, gone, "tuple concurrently updated". */
const TRY_AGAIN = ['23505', '42710', '40P01', '55P03', '42P01', 'XX000'];
/** A table that is being read for long must not keep all other readers waiting behind us. */
const LOCK_WITHIN = '3s';

/** Roles belong to the cluster: the database in the name keeps those of two databases apart. */
export function roleName(database: string, purpose: string): string {
  const name = `wonderlings_${database}_${purpose}`;
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
  const digest = createHash('sha256').update(database).digest('hex').slice(0, 16);
  return `wonderlings_${digest}_${purpose}`;
}

/** The same database, signed in as the role. */
export function urlOf(url: string, { name, password }: LoginRole): string {
  const signedIn = new URL(url);
  signedIn.username = encodeURIComponent(name);
  signedIn.password = password;
  return signedIn.href;
}

/**
 * Makes the roles that are missing, gives what they lack and no more, and sees that each can sign in. All of it or nothing.
 * @param sql an account that may create roles, at least the first time
 * @throws PostgresError when it may not, or when a role cannot sign in
 */
export async function ensureRoles(
  sql: Sql,
  url: string,
  roles: readonly LoginRole[],
  grants: readonly SchemaGrant[],
): Promise<void> {
  await again(() =>
    sql.begin(async (tx) => {
      await tx.unsafe(`set local lock_timeout = '${LOCK_WITHIN}'`);
      await tx`select pg_advisory_xact_lock(${LOCK}::bigint)`;
      await createMissing(tx, roles);
      await alignGrants(tx, grants);
    }),
  );
  const refused = await Promise.all(roles.map((role) => refusalOf(url, role)));
  for (const [index, role] of roles.entries()) {
    if (!refused[index]) continue;
    // Left by a database of this name that was dropped, with a password that went with it.
    await sql.unsafe(`alter role ${quoted(role.name)} login password '${scramVerifier(role.password)}'`);
    const still = await refusalOf(url, role);
    if (still) throw still;
  }
}

async function createMissing(tx: Queryable, roles: readonly LoginRole[]): Promise<void> {
  const known = await tx<{ rolname: string }[]>`
    select rolname from pg_roles where rolname = any(${roles.map(({ name }) => name)}::text[])`;
  for (const { name, password } of roles) {
    if (known.some(({ rolname }) => rolname === name)) continue;
    await tx.unsafe(`create role ${quoted(name)} login password '${scramVerifier(password)}'`);
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function refusalOf(url: string, role: LoginRole): Promise<Error | undefined> {
  const sql = connect(urlOf(url, role), { applicationName: 'wonderlings start', max: 1 });
  try {
    await sql`select 1`;
    return undefined;
  } catch (error) {
    if (error instanceof PostgresError) return error;
    throw error;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function again(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const passing = error instanceof PostgresError && TRY_AGAIN.includes(error.code);
      if (!passing || attempt === ATTEMPTS) throw error;
    }
    await delay(PAUSE_MS);
  }
}
