import type { Vault } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import type { ChildKeys } from './child-keys.ts';
import { hashOf } from './secret-token.ts';

/** Tables whose rows go with their child. */
const OWNED = [
  'keys',
  'accounts',
  'sandboxes',
  'device_lines',
  'grown_ups',
  'try_outs',
  'note_erasures',
  'history_checks',
  'kept_files',
  'sleeps',
] as const;

/** A session row without data or child is a closed door: a slower request cannot save the session again. */
export async function closeSessions(tx: Queryable, childId: string, exceptId?: string): Promise<void> {
  const except = exceptId === undefined ? null : hashOf(exceptId);
  await tx`
    update vault.sessions set data = null, child_id = null
    where child_id = ${childId} and id_hash is distinct from ${except}::bytea`;
}

/** Ends all that the vault knows of some children: a few statements, however many they are. */
export function endings(sql: Sql, keys: ChildKeys): Pick<Vault, 'destroy'> {
  return {
    async destroy(...childIds) {
      const these = [...childIds];
      try {
        await sql.begin(async (tx) => {
          for (const table of OWNED) {
            await tx`delete from ${tx(`vault.${table}`)} where child_id = any(${these}::uuid[])`;
          }
          await tx`update vault.sessions set data = null, child_id = null where child_id = any(${these}::uuid[])`;
        });
      } finally {
        // Also when the connection broke: the commit may have happened.
        for (const childId of these) keys.forget(childId);
      }
    },
  };
}
