import type { Vault } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import type { ChildKeys } from './child-keys.ts';
import { hashOf } from './secret-token.ts';

/** A session row without data or child is a closed door: a slower request cannot save the session again. */
export async function closeSessions(tx: Queryable, childId: string, exceptId?: string): Promise<void> {
  const except = exceptId === undefined ? null : hashOf(exceptId);
  await tx`
    update vault.sessions set data = null, child_id = null
    where child_id = ${childId} and id_hash is distinct from ${except}::bytea`;
}

/** Ends all that the vault knows of a child. */
export function endings(sql: Sql, keys: ChildKeys): Pick<Vault, 'destroy'> {
  return {
    async destroy(childId) {
      try {
        await sql.begin(async (tx) => {
          await tx`delete from vault.keys where child_id = ${childId}`;
          await tx`delete from vault.accounts where child_id = ${childId}`;
          await tx`delete from vault.sandboxes where child_id = ${childId}`;
          await tx`delete from vault.device_lines where child_id = ${childId}`;
          await closeSessions(tx, childId);
        });
      } finally {
        // Also when the connection broke: the commit may have happened.
        keys.forget(childId);
      }
    },
  };
}
