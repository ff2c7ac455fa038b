import type { Vault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import type { Devices } from './devices.ts';
import { closeSessions } from './endings.ts';
import type { Passwords } from './passwords.ts';
import { hashOf } from './secret-token.ts';

interface Dependencies {
  readonly sql: Sql;
  readonly passwords: Passwords;
  readonly devices: Pick<Devices, 'keepOnly'>;
}

/** All of it or nothing: a new password that leaves a thief's session open is none. */
export function passwordChange({
  sql,
  passwords,
  devices,
}: Dependencies): Pick<Vault, 'changePassword' | 'passwordChangedBy'> {
  return {
    async passwordChangedBy(childId, commandId) {
      const rows = await sql`select 1 from vault.accounts where child_id = ${childId} and changed_by = ${commandId}`;
      return rows.length > 0;
    },

    async changePassword(childId, newPassword, { commandId = null, sessionId } = {}, share) {
      const passwordHash = await passwords.hash(newPassword, share);
      return sql.begin(async (tx) => {
        // First, because its lock lets changes of one child come one after the other.
        const changed = await tx`
          update vault.accounts set password_hash = ${passwordHash}, changed_by = ${commandId}
          where child_id = ${childId} returning child_id`;
        if (changed.length === 0) throw new Error(`Child ${childId} has no password to change`);
        const lineId = await lineOf(sessionId);
        await closeSessions(tx, childId, sessionId);
        const token = await devices.keepOnly(tx, childId, lineId);
        return lineId === null || token === null ? null : { lineId, token };

        async function lineOf(id: string | undefined): Promise<string | null> {
          if (id === undefined) return null;
          const [session] = await tx<{ line_id: string | null }[]>`
            select line_id from vault.sessions where id_hash = ${hashOf(id)} and child_id = ${childId}`;
          return session?.line_id ?? null;
        }
      });
    },
  };
}
