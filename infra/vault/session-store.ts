import type { JsonValue, Queryable, Sql } from '@wonderlings/postgres';
import { batchedLookup } from './batched-lookup.ts';
import { hashOf } from './secret-token.ts';

/**
 * What the HTTP shell keeps in a session. Columns of their own, when they are there: `childId`, and `lineId`, the device line
 * that the session ends with.
 */
export type SessionData = Readonly<Record<string, unknown>>;

/** koa-session's store, version 7, on `vault.sessions`. Session ids are stored hashed. */
export interface SessionStore {
  get(id: string): Promise<SessionData | undefined>;
  /** `maxAge` in milliseconds; koa-session says `session` for a cookie that ends with the browser. */
  set(id: string, data: SessionData, maxAge?: number | 'session'): Promise<void>;
  destroy(id: string): Promise<void>;
  /** Not those whose end is still to be told, unless it has not been for days. Answers how many. */
  removeExpiredSessions(): Promise<number>;
}

const DAY_MS = 86_400_000;
/** However often it is renewed: from then on the password, or a device that still may, opens another one. */
export const LONGEST_SESSION_MS = 30 * DAY_MS;
/** A renewal that moves the expiry by less than this part of the life is not worth a write. */
const WORTH_RENEWING = 0.05;
/** So long after its end a session goes also where no job has told of it. */
const LEFT_OVER_MS = 7 * DAY_MS;

export function sessionStore(sql: Sql, now: () => Date): SessionStore {
  // Every request looks its session up. Asked anew each time, so that one that has ended opens nothing on any server.
  const dataOf = batchedLookup(async (hashes) => {
    const rows = await sql<{ hash: string; data: SessionData }[]>`
      select encode(session.id_hash, 'hex') as hash, session.data
      from vault.sessions session left join vault.device_lines line on line.id = session.line_id
      where session.id_hash = any(array(select decode(asked, 'hex') from unnest(${[...hashes]}::text[]) as asked))
        and ${isOpen(sql, now())}`;
    return new Map(rows.map(({ hash, data }) => [hash, data]));
  });
  return {
    get: (id) => dataOf(hashOf(id).toString('hex')),

    async set(id, data, maxAge) {
      const life = typeof maxAge === 'number' ? maxAge : DAY_MS;
      const usedAt = now();
      const expiresAt = new Date(usedAt.getTime() + life);
      const stale = new Date(expiresAt.getTime() - life * WORTH_RENEWING);
      // What koa-session hands over went through its toJSON. Its own `changed` is not to be trusted: a forced save says no.
      const json = sql.json(data as JsonValue);
      await sql`
        insert into vault.sessions as known (id_hash, child_id, line_id, data, expires_at, begun_at, used_at)
        values (${hashOf(id)}, ${textOr(data.childId)}, ${textOr(data.lineId)}, ${json}, ${expiresAt}, ${usedAt}, ${usedAt})
        on conflict (id_hash) do update
          set child_id = excluded.child_id, line_id = excluded.line_id, data = excluded.data,
            expires_at = excluded.expires_at, used_at = excluded.used_at
          where known.data is not null
            and (known.data - '_expire' is distinct from excluded.data - '_expire' or known.expires_at <= ${stale})`;
    },

    async destroy(id) {
      // The row stays, empty, until it expires: a slower request must not bring the session back.
      await sql`update vault.sessions set data = null, child_id = null where id_hash = ${hashOf(id)}`;
    },

    async removeExpiredSessions() {
      const leftOver = new Date(now().getTime() - LEFT_OVER_MS);
      const removed = await sql`
        delete from vault.sessions session
        where expires_at <= ${now()} and (not (${endIsRecorded(sql)}) or expires_at <= ${leftOver}) returning id_hash`;
      return removed.length;
    },
  };
}

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * What makes a session open something, of `session` left joined with its device `line`: it was not ended, neither of its two
 * ends has come, and the line that opened it, if one did, is still there.
 */
export const isOpen = (sql: Queryable, at: Date) => sql`
  session.data is not null and session.expires_at > ${at}
  and session.begun_at > ${new Date(at.getTime() - LONGEST_SESSION_MS)}
  and (session.line_id is null or line.expires_at > ${at})`;

/** Of a `session` that has run out: its child's history has to say so. A device goes on by itself, and a demo is gone soon after. */
export const endIsRecorded = (sql: Sql) => sql`
  session.data is not null and session.child_id is not null and session.line_id is null
  and not exists (select from vault.sandboxes sandbox where sandbox.child_id = session.child_id)`;
