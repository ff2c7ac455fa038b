import type { Vault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import type { ChildKeys } from './child-keys.ts';

/** Private demo children: a key and an expiry, nothing to sign in with. */
export function sandboxes(sql: Sql, keys: ChildKeys): Pick<Vault, 'openSandbox' | 'expiredSandboxes'> {
  return {
    async openSandbox(childId, expiresAt) {
      await sql.begin(async (tx) => {
        await tx`insert into vault.sandboxes (child_id, expires_at) values (${childId}, ${expiresAt})`;
        await keys.create(tx, childId);
      });
    },
    async expiredSandboxes(now, limit) {
      const rows = await sql<{ child_id: string }[]>`
        select child_id from vault.sandboxes where expires_at <= ${now} order by expires_at limit ${limit}`;
      return rows.map((row) => row.child_id);
    },
  };
}
