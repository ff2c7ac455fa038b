import { type EventStore, streamOf, type Vault } from '@wonderlings/kernel';
import { PostgresError, type Sql } from '@wonderlings/postgres';
import { accountNamed, accountOfChild } from './account-rows.ts';
import type { ChildKeys } from './child-keys.ts';
import type { Passwords } from './passwords.ts';
import { sealUsername } from './usernames.ts';

/** The log answers one question here: did this child's first event get written? */
export type Log = Pick<EventStore, 'readStream'>;

export interface ReservationDependencies {
  readonly sql: Sql;
  readonly keys: ChildKeys;
  readonly passwords: Passwords;
  /** What an account is found by; see `usernameHash`. */
  readonly hashOfName: (username: string) => Promise<Uint8Array>;
  readonly log: Log;
  readonly now: () => Date;
}

interface Reservations extends Pick<Vault, 'reserve' | 'activate'> {
  /** Makes the reservation an account if its first event is in the log; answers whether it is. */
  settle(childId: string): Promise<boolean>;
  /** Gives back the names of registrations that never reached their first event. */
  releaseAbandoned(): Promise<void>;
}

/** More than all deadlines on the way from the reservation to the first event together: an older one was cut off. */
const ABANDONED_AFTER_MS = 60_000;
const UNIQUE_VIOLATION = '23505';
const SWEEP = 100;

/** Names that are taken before the child behind them has begun. */
export function reservations(dependencies: ReservationDependencies): Reservations {
  const { sql, keys, passwords, hashOfName, log, now } = dependencies;
  const markActive = (childId: string) =>
    sql`update vault.accounts set state = 'active' where child_id = ${childId} and state = 'reserved'`;

  async function settle(childId: string): Promise<boolean> {
    if ((await log.readStream(streamOf(childId), { limit: 1 })).length === 0) return false;
    await markActive(childId);
    return true;
  }

  /** Ends a reservation together with its key, unless it has become an account meanwhile. */
  async function release(childId: string): Promise<void> {
    await sql.begin(async (tx) => {
      const released = await tx`
        delete from vault.accounts where child_id = ${childId} and state = 'reserved' returning child_id`;
      if (released.length === 0) return;
      await tx`delete from vault.keys where child_id = ${childId}`;
      await tx`delete from vault.try_outs where child_id = ${childId}`;
    });
    keys.forget(childId);
  }

  /** Looks at what was cut off, of one name or of all: with a first event it becomes an account, without one it goes. */
  async function sweep(hash: Uint8Array | null): Promise<void> {
    const before = new Date(now().getTime() - ABANDONED_AFTER_MS);
    const only = hash === null ? sql`` : sql`and username_hash = ${hash}`;
    const abandoned = await sql<{ child_id: string }[]>`
      select child_id from vault.accounts where state = 'reserved' and reserved_at < ${before} ${only} limit ${SWEEP}`;
    for (const { child_id } of abandoned) {
      if (!(await settle(child_id))) await release(child_id);
    }
  }

  return {
    settle,
    releaseAbandoned: () => sweep(null),

    async activate(childId) {
      await markActive(childId);
      if (!(await accountOfChild(sql, childId))) throw new Error(`Child ${childId} has no account to activate`);
    },

    async reserve({ childId, username, password, tryOutUntil }, share) {
      const hash = await hashOfName(username);
      await sweep(hash);
      // A taken name is answered without the cost of hashing; the insert alone decides a race.
      if (await accountNamed(sql, hash)) return false;
      const passwordHash = await passwords.hash(password, share);
      const taking = sql.begin(async (tx) => {
        const key = await keys.create(tx, childId);
        const sealed = sealUsername(key, childId, username);
        await tx`
          insert into vault.accounts (child_id, username_hash, username_sealed, password_hash, state, reserved_at)
          values (${childId}, ${hash}, ${sealed}, ${passwordHash}, 'reserved', ${now()})`;
        if (tryOutUntil) await tx`insert into vault.try_outs (child_id, ends_at) values (${childId}, ${tryOutUntil})`;
      });
      return unlessTaken(taking);
    },
  };
}

/** False when the name, or the child's id, was taken first. */
async function unlessTaken(taking: Promise<unknown>): Promise<boolean> {
  try {
    await taking;
    return true;
  } catch (error) {
    if (error instanceof PostgresError && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
