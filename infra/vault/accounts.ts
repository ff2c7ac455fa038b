import type { Account, EventStore, Vault } from '@wonderlings/kernel';
import { streamOf } from '@wonderlings/kernel';
import { PostgresError, type Sql, type TransactionSql } from '@wonderlings/postgres';
import type { ChildKeys } from './child-keys.ts';
import type { Passwords } from './passwords.ts';

/** The log answers one question here: did this child's first event get written? */
export type Log = Pick<EventStore, 'readStream'>;

interface Dependencies {
  readonly sql: Sql;
  readonly keys: ChildKeys;
  readonly passwords: Passwords;
  readonly log: Log;
  readonly now: () => Date;
}

interface AccountRow {
  readonly child_id: string;
  readonly username: string;
  readonly password_hash: string;
  readonly state: 'reserved' | 'active';
}

type Accounts = Pick<
  Vault,
  'reserve' | 'activate' | 'authenticate' | 'verifyPassword' | 'changePassword' | 'accountOf'
> & {
  /** Gives back the names of registrations that never reached their first event. Answers how many. */
  releaseAbandoned(): Promise<number>;
};

/** A registration takes well under a second; one that is this old was cut off. */
const ABANDONED_AFTER_MS = 60_000;
const UNIQUE_VIOLATION = '23505';
const SWEEP = 100;

/** Names are compared without case; null for what no name can be (Postgres has no NUL). */
const usernameKey = (username: string): string | null => (username.includes('\0') ? null : username.toLowerCase());

/** Sign-ins: a name, a password's hash, and whether the child behind it has really begun. */
export function accounts({ sql, keys, passwords, log, now }: Dependencies): Accounts {
  async function named(key: string | null): Promise<AccountRow | undefined> {
    if (key === null) return undefined;
    const [row] = await sql<AccountRow[]>`
      select child_id, username, password_hash, state from vault.accounts where username_key = ${key}`;
    return row;
  }

  async function of(childId: string): Promise<AccountRow | undefined> {
    const [row] = await sql<AccountRow[]>`
      select child_id, username, password_hash, state from vault.accounts where child_id = ${childId}`;
    return row;
  }

  async function inLog(childId: string): Promise<boolean> {
    return (await log.readStream(streamOf(childId), { limit: 1 })).length > 0;
  }

  async function activate(childId: string): Promise<void> {
    await sql`update vault.accounts set state = 'active' where child_id = ${childId} and state = 'reserved'`;
  }

  /** The account, once its first event is known to be in the log: a crash may have come before `activate`. */
  async function settled(row: AccountRow): Promise<Account | null> {
    if (row.state === 'reserved') {
      if (!(await inLog(row.child_id))) return null;
      await activate(row.child_id);
    }
    return { childId: row.child_id, username: row.username, isSandbox: false };
  }

  /** Ends a reservation together with its key, unless it has become an account meanwhile. */
  async function release(childId: string): Promise<void> {
    await sql.begin(async (tx) => {
      const released = await tx`
        delete from vault.accounts where child_id = ${childId} and state = 'reserved' returning child_id`;
      if (released.length > 0) await tx`delete from vault.keys where child_id = ${childId}`;
    });
    keys.forget(childId);
  }

  /** Reservations that were cut off: those with a first event become accounts, the others go. Answers how many went. */
  async function sweep(usernameKeys: readonly string[] | null): Promise<number> {
    const before = new Date(now().getTime() - ABANDONED_AFTER_MS);
    const only = usernameKeys === null ? sql`` : sql`and username_key = any(${[...usernameKeys]}::text[])`;
    const rows = await sql<{ child_id: string }[]>`
      select child_id from vault.accounts where state = 'reserved' and reserved_at < ${before} ${only} limit ${SWEEP}`;
    let released = 0;
    for (const { child_id } of rows) {
      if (await inLog(child_id)) {
        await activate(child_id);
      } else {
        await release(child_id);
        released += 1;
      }
    }
    return released;
  }

  return {
    activate: async (childId) => {
      await activate(childId);
      if (!(await of(childId))) throw new Error(`Child ${childId} has no account to activate`);
    },

    async reserve({ childId, username, password }) {
      const key = usernameKey(username);
      if (key === null) return false;
      await sweep([key]);
      // A taken name is answered without the cost of hashing; the insert alone decides a race.
      if (await named(key)) return false;
      const passwordHash = await passwords.hash(password);
      return takeName(sql, async (tx) => {
        await tx`
          insert into vault.accounts (child_id, username_key, username, password_hash, state, reserved_at)
          values (${childId}, ${key}, ${username}, ${passwordHash}, 'reserved', ${now()})`;
        await keys.create(tx, childId);
      });
    },

    async authenticate(username, password) {
      const row = await named(usernameKey(username));
      const matches = await passwords.matches(row?.password_hash ?? null, password);
      return row && matches ? settled(row) : null;
    },

    async verifyPassword(childId, password) {
      const row = await of(childId);
      return passwords.matches(row?.password_hash ?? null, password);
    },

    async changePassword(childId, newPassword) {
      const passwordHash = await passwords.hash(newPassword);
      const changed = await sql`
        update vault.accounts set password_hash = ${passwordHash} where child_id = ${childId} returning child_id`;
      if (changed.length === 0) throw new Error(`Child ${childId} has no password to change`);
    },

    async accountOf(childId) {
      const row = await of(childId);
      if (row) return { childId, username: row.username, isSandbox: false };
      const [sandbox] = await sql`select 1 from vault.sandboxes where child_id = ${childId}`;
      return sandbox ? { childId, username: '', isSandbox: true } : null;
    },

    releaseAbandoned: () => sweep(null),
  };
}

/** False when the name, or the child's id, was taken first. */
async function takeName(sql: Sql, insert: (tx: TransactionSql) => Promise<void>): Promise<boolean> {
  try {
    await sql.begin(insert);
    return true;
  } catch (error) {
    if (error instanceof PostgresError && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
