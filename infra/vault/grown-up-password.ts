import { createHash } from 'node:crypto';
import { DomainError, type GrownUpVault } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import { nextTryAfter } from './grown-up-tries.ts';
import type { Passwords } from './passwords.ts';

interface Dependencies {
  readonly sql: Sql;
  readonly passwords: Passwords;
  readonly now: () => Date;
}

type GrownUpPassword = Pick<
  GrownUpVault,
  | 'setGrownUpPassword'
  | 'replaceGrownUpPassword'
  | 'grownUpPasswordSetBy'
  | 'proveGrownUp'
  | 'isGrownUpProved'
  | 'askGrownUpReset'
  | 'stopGrownUpReset'
>;

interface TryRow {
  readonly password_hash: string;
  readonly wrong_tries: number;
  readonly next_try_at: string | null;
}

/** Of the hash, whose salt is new with each password. */
const proofOf = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('base64url');
/** A condition on a row: its password is still the one that the proof is of. */
const isStillTheirs = (sql: Sql, proof: string) =>
  sql`sha256(convert_to(password_hash, 'UTF8')) = ${Buffer.from(proof, 'base64url')}`;

/** The password of a grown-up: set, proved in tries that cost more and more time, replaced, and asked for anew. */
export function grownUpPassword({ sql, passwords, now }: Dependencies): GrownUpPassword {
  /** Counts the try as a wrong one, and answers what was so before. @throws DomainError `grown-up.unset`, `grown-up.wait` */
  const countTry = (childId: string) =>
    sql.begin(async (tx) => {
      const row = await lockedTries(tx, childId);
      if (!row) throw new DomainError('conflict', 'grown-up.unset', 'There is no grown-up password yet.');
      const at = now();
      const waits = row.next_try_at === null ? 0 : new Date(row.next_try_at).getTime() - at.getTime();
      if (waits > 0) throw tryLater(waits);
      const tries = row.wrong_tries + 1;
      await tx`
        update vault.grown_ups set wrong_tries = ${tries}, next_try_at = ${nextTryAfter(tries, at)}
        where child_id = ${childId}`;
      return row;
    });

  /** The try was not looked at after all: there was no place in the line. */
  const giveBack = (childId: string, { wrong_tries, next_try_at }: TryRow) => sql`
    update vault.grown_ups set wrong_tries = ${wrong_tries}, next_try_at = ${next_try_at}
    where child_id = ${childId} and wrong_tries = ${wrong_tries + 1}`;

  async function wasSetBy(childId: string, commandId: string): Promise<boolean> {
    const rows = await sql`select 1 from vault.grown_ups where child_id = ${childId} and set_by = ${commandId}`;
    return rows.length > 0;
  }

  return {
    // Of a child that is being erased there is no row that would stay behind.
    async setGrownUpPassword(childId, password, commandId, share) {
      const passwordHash = await passwords.hash(password, share);
      const rows = await sql`
        insert into vault.grown_ups as known (child_id, password_hash, set_at, set_by)
        select child_id, ${passwordHash}, ${now()}::timestamptz, ${commandId}::uuid
        from vault.keys where child_id = ${childId} for share
        on conflict (child_id) do update
          set password_hash = excluded.password_hash, set_at = excluded.set_at, set_by = excluded.set_by
          where known.password_hash is null
        returning child_id`;
      return rows.length > 0 || (await wasSetBy(childId, commandId));
    },

    async replaceGrownUpPassword(childId, password, by, commandId, share) {
      const passwordHash = await passwords.hash(password, share);
      const allowed =
        by === 'reset' ? sql`reset_from <= ${now()} and reset_until > ${now()}` : isStillTheirs(sql, by.proof);
      return sql.begin(async (tx) => {
        const [row] = await tx<{ was_open: boolean }[]>`
          select coalesce(open_until > ${now()}, false) as was_open from vault.grown_ups
          where child_id = ${childId} and ${allowed} for update`;
        if (!row) return 'not-allowed';
        await tx`
          update vault.grown_ups
          set password_hash = ${passwordHash}, set_at = ${now()}, set_by = ${commandId}, wrong_tries = 0,
            next_try_at = null, reset_from = null, reset_until = null, open_in = null, open_until = null
          where child_id = ${childId}`;
        return row.was_open ? 'was-open' : 'was-closed';
      });
    },

    grownUpPasswordSetBy: wasSetBy,

    async isGrownUpProved(childId, proof) {
      const rows =
        await sql`select 1 from vault.grown_ups where child_id = ${childId} and ${isStillTheirs(sql, proof)}`;
      return rows.length > 0;
    },

    async proveGrownUp(childId, password, share) {
      const before = await countTry(childId);
      const isRight = await passwords.matches(before.password_hash, password, share).catch(async (error: unknown) => {
        await giveBack(childId, before);
        throw error;
      });
      if (!isRight) throw new DomainError('forbidden', 'grown-up.wrong', 'That was not the grown-up password.');
      await sql`update vault.grown_ups set wrong_tries = 0, next_try_at = null where child_id = ${childId}`;
      return proofOf(before.password_hash);
    },

    async askGrownUpReset(childId, { from, until }) {
      const [row] = await sql<{ reset_from: string }[]>`
        update vault.grown_ups
        set reset_from = case when reset_until > ${now()} then reset_from else ${from} end,
          reset_until = case when reset_until > ${now()} then reset_until else ${until} end
        where child_id = ${childId} and password_hash is not null returning reset_from`;
      return row ? new Date(row.reset_from) : null;
    },

    async stopGrownUpReset(childId) {
      const stopped = await sql`
        update vault.grown_ups set reset_from = null, reset_until = null
        where child_id = ${childId} and reset_until > ${now()} returning child_id`;
      return stopped.length > 0;
    },
  };
}

async function lockedTries(tx: Queryable, childId: string): Promise<TryRow | undefined> {
  const [row] = await tx<TryRow[]>`
    select password_hash, wrong_tries, next_try_at from vault.grown_ups
    where child_id = ${childId} and password_hash is not null for update`;
  return row;
}

function tryLater(waitsMs: number): DomainError {
  const sentence = 'That was tried too often. The next try is possible a little later.';
  return new DomainError('too-many', 'grown-up.wait', sentence, undefined, Math.ceil(waitsMs / 1_000));
}
