import { createHash } from 'node:crypto';
import type { Vault } from '@wonderlings/kernel';
import { type AccountRow, accountNamed, accountOfChild, openAccount } from './account-rows.ts';
import { type ReservationDependencies, reservations } from './reservations.ts';

type Accounts = Pick<
  Vault,
  'reserve' | 'activate' | 'authenticate' | 'isStillProved' | 'verifyPassword' | 'accountOf' | 'childNamed'
> & {
  /** See {@link reservations}. */
  releaseAbandoned(): Promise<void>;
};

/** Of the hash, whose salt is new with each password. */
const proofOf = ({ password_hash }: AccountRow): string =>
  createHash('sha256').update(password_hash).digest('base64url');

/** Sign-ins: a name, a password's hash, and whether the child behind it has really begun. */
export function accounts(dependencies: ReservationDependencies): Accounts {
  const { sql, keys, passwords, hashOfName } = dependencies;
  const { settle, ...reserving } = reservations(dependencies);

  return {
    ...reserving,

    async authenticate(username, password, share) {
      const row = await accountNamed(sql, await hashOfName(username));
      const matches = await passwords.matches(row?.password_hash ?? null, password, share);
      if (!row || !matches) return null;
      // A crash may have come between the first event and `activate`.
      const isAccount = row.state === 'active' || (await settle(row.child_id));
      const account = isAccount ? await openAccount(keys, row) : null;
      return account && { ...account, proof: proofOf(row) };
    },

    async isStillProved(childId, proof) {
      const row = await accountOfChild(sql, childId);
      return row !== undefined && proofOf(row) === proof;
    },

    async verifyPassword(childId, password, share) {
      const row = await accountOfChild(sql, childId);
      return passwords.matches(row?.password_hash ?? null, password, share);
    },

    async childNamed(username) {
      const row = await accountNamed(sql, await hashOfName(username));
      return row?.state === 'active' ? row.child_id : null;
    },

    async accountOf(childId) {
      const row = await accountOfChild(sql, childId);
      if (row) return openAccount(keys, row);
      const [sandbox] = await sql`select 1 from vault.sandboxes where child_id = ${childId}`;
      return sandbox ? { childId, username: '', isSandbox: true } : null;
    },
  };
}
