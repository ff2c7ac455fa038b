import { dedicate, type Sql, withDeadline } from '@wonderlings/postgres';
import { LOCKS, tryLocks, unlock, WRITER_GROUP_CHANNEL } from '../table/bookkeeping.ts';

/** The one connection on which a writer holds its lines' locks and writes their rows. */
export interface WriterSession {
  readonly sql: Sql;
  /** Aborts when the connection is gone, and the locks with it. */
  readonly lost: AbortSignal;
  /** Tries to lock further lines, by {@link lineId}; answers all that are held. */
  hold(lines: readonly string[]): Promise<ReadonlySet<string>>;
  letGo(lines: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const SETTINGS = {
  // When the connection is cut, the driver sends what is left of a batch over a new one, without its `begin`. There, nothing
  // can be written: a transaction that writes says so.
  default_transaction_read_only: 'on',
  // The tables can be made again from the log at any time, and a checkpoint is lost together with its rows or not at all: to
  // wait for the disk would protect nothing.
  synchronous_commit: 'off',
  // Statements look rows up by key; a fresh table's missing statistics must not talk Postgres into reading all of it.
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
};

/** A connection that hangs is given up, and its locks are free once the server has noticed. */
const TELL_WITHIN_MS = 500;

export function openWriterSession(sql: Sql): WriterSession {
  const lost = new AbortController();
  const held = new Set<string>();
  const session = dedicate(sql, {
    applicationName: 'wonderlings read model',
    settings: SETTINGS,
    onClose: () => lost.abort(),
  });
  return {
    sql: session,
    lost: lost.signal,
    async hold(lines) {
      const missing = lines.filter((line) => !held.has(line));
      if (missing.length > 0) for (const line of await tryLocks(session, LOCKS.writer, missing)) held.add(line);
      return held;
    },
    async letGo(lines) {
      for (const line of lines) held.delete(line);
      await unlock(session, LOCKS.writer, lines);
      await session`select pg_notify(${WRITER_GROUP_CHANNEL}, '')`;
    },
    async close() {
      // Those who hear of it find the locks free. Where the connection is gone they are, and nothing more can be told.
      if (!lost.signal.aborted) {
        const told = session`select pg_advisory_unlock_all(), pg_notify(${WRITER_GROUP_CHANNEL}, '')`;
        await withDeadline(told, TELL_WITHIN_MS, 'Giving back the read tables').catch(() => undefined);
      }
      lost.abort();
      await session.end({ timeout: 0 });
    },
  };
}
