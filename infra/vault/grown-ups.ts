import type { Vault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { hashOf } from './secret-token.ts';

type GrownUps = Pick<Vault, 'openGrownUpArea' | 'isGrownUpAreaOpen'>;

/** The grown-up area of each child: where it is open, and until when. */
export function grownUps(sql: Sql, now: () => Date): GrownUps {
  return {
    async openGrownUpArea(childId, sessionId, until) {
      await sql`
        insert into vault.grown_ups (child_id, open_in, open_until) values (${childId}, ${hashOf(sessionId)}, ${until})
        on conflict (child_id) do update set open_in = excluded.open_in, open_until = excluded.open_until`;
    },

    async isGrownUpAreaOpen(childId, sessionId) {
      const rows = await sql`
        select from vault.grown_ups
        where child_id = ${childId} and open_in = ${hashOf(sessionId)} and open_until > ${now()}`;
      return rows.length > 0;
    },
  };
}
