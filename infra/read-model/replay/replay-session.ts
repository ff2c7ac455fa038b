import { dedicate, type Sql } from '@wonderlings/postgres';
import { LOCKS } from '../table/bookkeeping.ts';

/** The connection on which a replay writes, locks and compares. */
export interface ReplaySession {
  readonly sql: Sql;
  /**
   * Throws once the connection was lost: the driver would open another one, without the locks and in the middle of what was a
   * transaction. Nothing that was built before may be used.
   */
  check(): void;
  close(): Promise<void>;
}

/** While it is open, nothing is swept from the log: a replay that has read some events of a demo comes to its end, too. */
export async function openReplaySession(sql: Sql): Promise<ReplaySession> {
  let lost = false;
  const session = dedicate(sql, {
    applicationName: 'wonderlings replay',
    statementTimeout: 0,
    settings: {
      // No query reads a shadow before it is finished, and the swap itself waits for the disk.
      synchronous_commit: 'off',
      // Rows are looked up by key, in tables that have no statistics yet.
      plan_cache_mode: 'force_generic_plan',
      jit: 'off',
    },
    onClose() {
      lost = true;
    },
  });
  await session`select pg_advisory_lock_shared(${LOCKS.replay}, 0)`.catch(async (error: unknown) => {
    await session.end({ timeout: 5 });
    throw error;
  });
  return {
    sql: session,
    check() {
      if (lost)
        throw new Error('The connection of the replay was lost. The tables are as they were; please start again.');
    },
    close: () => session.end({ timeout: 5 }),
  };
}
