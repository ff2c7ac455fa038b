import type { GrownUp, GrownUpVault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { hashOf } from './secret-token.ts';
import { isOpen } from './session-store.ts';

type GrownUpArea = Pick<
  GrownUpVault,
  'grownUpOf' | 'openGrownUpArea' | 'isGrownUpAreaOpen' | 'closeGrownUpArea' | 'closeLeftGrownUpArea'
>;

interface GrownUpRow {
  readonly set_at: string;
  readonly wrong_tries: number;
  readonly next_try_at: string | null;
  readonly reset_from: string | null;
  readonly open_until: string | null;
  readonly is_here: boolean;
}

/** The area of a grown-up: open in one session, for a time, and over with the session. */
export function grownUpArea(sql: Sql, now: () => Date): GrownUpArea {
  /** Whether the session that the area is open in opens something still; asked of `grown_up`. */
  const isInOpenSession = () => sql`exists (
    select from vault.sessions session left join vault.device_lines line on line.id = session.line_id
    where session.id_hash = grown_up.open_in and session.child_id = grown_up.child_id and ${isOpen(sql, now())})`;

  return {
    async grownUpOf(childId, sessionId): Promise<GrownUp | null> {
      const [row] = await sql<GrownUpRow[]>`
        select set_at, wrong_tries,
          case when next_try_at > ${now()} then next_try_at end as next_try_at,
          case when reset_until > ${now()} then reset_from end as reset_from,
          case when open_until > ${now()} and ${isInOpenSession()} then open_until end as open_until,
          coalesce(open_in = ${hashOf(sessionId)}, false) as is_here
        from vault.grown_ups grown_up where child_id = ${childId} and password_hash is not null`;
      if (!row) return null;
      const openUntil = dateOr(row.open_until);
      return {
        setAt: new Date(row.set_at),
        openUntil: row.is_here ? openUntil : null,
        isOpenElsewhere: openUntil !== null && !row.is_here,
        wrongTries: row.wrong_tries,
        nextTryAt: dateOr(row.next_try_at),
        resetFrom: dateOr(row.reset_from),
      };
    },

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

    async closeGrownUpArea(childId, sessionId) {
      const closed = await sql`
        update vault.grown_ups set open_in = null, open_until = null
        where child_id = ${childId} and open_in = ${hashOf(sessionId)} and open_until > ${now()} returning child_id`;
      return closed.length > 0;
    },

    async closeLeftGrownUpArea(childId) {
      const closed = await sql`
        update vault.grown_ups grown_up set open_in = null, open_until = null
        where child_id = ${childId} and open_until > ${now()} and not ${isInOpenSession()} returning child_id`;
      return closed.length > 0;
    },
  };
}

const dateOr = (at: string | null): Date | null => (at === null ? null : new Date(at));
