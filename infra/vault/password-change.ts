import type { Vault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import type { Devices } from './devices.ts';
import { closeSessions } from './endings.ts';
import type { Passwords } from './passwords.ts';

interface Dependencies {
  readonly sql: Sql;
  readonly passwords: Passwords;
  readonly devices: Pick<Devices, 'forgetOthers'>;
}

/** All of it or nothing: a new password that leaves a thief's session open is none. */
export function passwordChange({ sql, passwords, devices }: Dependencies): Pick<Vault, 'changePassword'> {
  return {
    async changePassword(childId, newPassword, { sessionId, deviceToken } = {}) {
      const passwordHash = await passwords.hash(newPassword);
      return sql.begin(async (tx) => {
        // First, because its lock lets changes of one child come one after the other.
        const changed = await tx`
          update vault.accounts set password_hash = ${passwordHash} where child_id = ${childId} returning child_id`;
        if (changed.length === 0) throw new Error(`Child ${childId} has no password to change`);
        await closeSessions(tx, childId, sessionId);
        return devices.forgetOthers(tx, childId, deviceToken);
      });
    },
  };
}
