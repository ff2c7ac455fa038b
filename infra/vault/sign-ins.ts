import type { BrowserKind, SignInPlace, Vault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { closeSessions } from './endings.ts';
import { hashOf } from './secret-token.ts';
import { endIsRecorded, isOpen } from './session-store.ts';

type SignIns = Pick<Vault, 'signInsOf' | 'endSignIn' | 'endOtherSignIns' | 'expiredDevices' | 'unusedSessions'>;

interface PlaceRow {
  readonly id: string;
  readonly kind: SignInPlace['kind'];
  /** Null of what began before the kind of browser was kept. */
  readonly browser: BrowserKind | null;
  readonly begun_at: string;
  readonly used_at: string;
  readonly known_until: string | null;
  readonly is_this: boolean;
}

const UNKNOWN: BrowserKind = { name: 'other', device: 'other' };

/** The list shows no more; ending all others ends those too. */
const MOST_PLACES = 200;

/** Where a child is signed in: each remembered device with the sessions that it opened, and each other session. */
export function signIns(sql: Sql, now: () => Date): SignIns {
  const openSessions = (childId: string) => sql`
    select session.*, coalesce(session.line_id, session.id) as place
    from vault.sessions session left join vault.device_lines line on line.id = session.line_id
    where session.child_id = ${childId} and ${isOpen(sql, now())}`;

  return {
    async signInsOf(childId, sessionId) {
      const rows = await sql<PlaceRow[]>`
        with open_sessions as (${openSessions(childId)}), places as (
          select id, 'device' as kind, browser, begun_at, used_at, expires_at as known_until, false as is_this
          from vault.device_lines where child_id = ${childId} and expires_at > ${now()}
          union all
          select place, 'session', data -> 'browser', begun_at, used_at, null, id_hash = ${hashOf(sessionId)} from open_sessions
        )
        select id, min(kind) as kind, 
          (array_agg(browser order by kind, used_at desc) filter (where browser is not null))[1] as browser,
          min(begun_at) as begun_at, max(used_at) as used_at, max(known_until) as known_until, bool_or(is_this) as is_this
        from places group by id order by is_this desc, used_at desc, id limit ${MOST_PLACES}`;
      return rows.map(({ id, kind, browser, begun_at, used_at, known_until, is_this }) => ({
        id,
        kind,
        browser: browser ?? UNKNOWN,
        begunAt: new Date(begun_at),
        usedAt: new Date(used_at),
        knownUntil: known_until === null ? null : new Date(known_until),
        isThis: is_this,
      }));
    },

    async endSignIn(childId, id) {
      const lines = await sql`
        delete from vault.device_lines where id = ${id} and child_id = ${childId} returning id`;
      if (lines.length > 0) return 'device';
      const sessions = await sql`
        update vault.sessions set data = null, child_id = null
        where id = ${id} and child_id = ${childId} and line_id is null returning id`;
      return sessions.length > 0 ? 'session' : null;
    },

    async expiredDevices(at, limit) {
      const rows = await sql<{ id: string; child_id: string }[]>`
        select id, child_id from vault.device_lines where expires_at <= ${at} order by expires_at, id limit ${limit}`;
      return rows.map(({ id, child_id }) => ({ id, childId: child_id }));
    },

    async unusedSessions(at, limit) {
      const rows = await sql<{ id: string; child_id: string; used_at: string }[]>`
        select id, child_id, used_at from vault.sessions session
        where expires_at <= ${at} and ${endIsRecorded(sql)} order by expires_at, id limit ${limit}`;
      return rows.map(({ id, child_id, used_at }) => ({ id, childId: child_id, usedAt: new Date(used_at) }));
    },

    endOtherSignIns: (childId, sessionId) =>
      sql.begin(async (tx) => {
        const [own] = await tx<{ line_id: string | null }[]>`
          select line_id from vault.sessions where id_hash = ${hashOf(sessionId)} and child_id = ${childId}`;
        await tx`
          delete from vault.device_lines
          where child_id = ${childId} and id is distinct from ${own?.line_id ?? null}::uuid`;
        await closeSessions(tx, childId, sessionId);
      }),
  };
}
