import type { TryOutVault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';

/** Accounts that end at a time, unless a grown-up's yes comes. */
export function tryOuts(sql: Sql): TryOutVault {
  return {
    async tryOutOf(childId) {
      const [row] = await sql<{ ends_at: string }[]>`select ends_at from vault.try_outs where child_id = ${childId}`;
      return row ? new Date(row.ends_at) : null;
    },

    async beginTryOut(childId, endsAt) {
      await sql`
        insert into vault.try_outs (child_id, ends_at) values (${childId}, ${endsAt}) on conflict (child_id) do nothing`;
    },

    async endTryOut(childId) {
      await sql`delete from vault.try_outs where child_id = ${childId}`;
    },

    async expiredTryOuts(now, limit) {
      const rows = await sql<{ child_id: string }[]>`
        select child_id from vault.try_outs try_out
        where ends_at <= ${now} and not exists (
          select from vault.sleeps sleep where sleep.child_id = try_out.child_id and state <> 'woken')
        order by ends_at, child_id limit ${limit}`;
      return rows.map(({ child_id }) => child_id);
    },
  };
}
