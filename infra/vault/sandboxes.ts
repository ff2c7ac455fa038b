import { streamOf, type Vault } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import type { ChildKeys } from './child-keys.ts';
import type { Log } from './reservations.ts';

interface Dependencies {
  readonly sql: Sql;
  readonly keys: ChildKeys;
  readonly log: Log;
}

/** Private demo children: a key and an expiry, nothing to sign in with. */
export function sandboxes({ sql, keys, log }: Dependencies): Pick<Vault, 'openSandbox' | 'expiredSandboxes'> {
  const isOpen = async (childId: string, within: Queryable = sql) =>
    (await within`select 1 from vault.sandboxes where child_id = ${childId}`).length > 0;

  return {
    async openSandbox(childId, expiresAt, most) {
      if (await isOpen(childId)) return 'open';
      // A second key would not open what the first one sealed.
      if ((await log.readStream(streamOf(childId), { limit: 1 })).length > 0) {
        return (await isOpen(childId)) ? 'open' : 'gone';
      }
      return sql.begin(async (tx) => {
        const made = await tx`
          insert into vault.sandboxes (child_id, expires_at)
          select ${childId}::uuid, ${expiresAt}::timestamptz where (select count(*) from vault.sandboxes) < ${most}
          on conflict do nothing returning child_id`;
        if (made.length > 0) await keys.create(tx, childId);
        return made.length > 0 || (await isOpen(childId, tx)) ? 'open' : 'full';
      });
    },
    async expiredSandboxes(now, limit) {
      const rows = await sql<{ child_id: string }[]>`
        select child_id from vault.sandboxes where expires_at <= ${now} order by expires_at limit ${limit}`;
      return rows.map((row) => row.child_id);
    },
  };
}
