import { createHash } from 'node:crypto';
import type { EventRegistry } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { LOCKS, WRITER_GROUP_CHANNEL } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { Lane } from './lane.ts';

/**
 * The writers of a lane in all processes that define the same tables and read the same events. Its partitions are shared out among
 * them, and each can fold what it is given. Writers of another release are another group; between groups the locks of the lines decide.
 */
export class WriterGroup {
  readonly #lane: Lane;
  readonly #key: number;

  constructor(lane: Lane, plans: readonly TablePlan[], registry: EventRegistry) {
    const read = [...registry.values()].map(({ type, version }) => `${type} ${version}`).sort();
    const folded = plans.map(({ fingerprint }) => fingerprint).sort();
    this.#lane = lane;
    // An advisory lock's second key is a signed number of 32 bits; pg_locks shows it without the sign.
    this.#key =
      createHash('sha256')
        .update(JSON.stringify([lane.name, folded, read]))
        .digest()
        .readUInt32BE() >>> 1;
  }

  /** Makes the session a member, for as long as it lives. */
  async join(session: Sql): Promise<void> {
    await session`select pg_advisory_lock_shared(${LOCKS.member}, ${this.#key})`;
    await session`select pg_notify(${WRITER_GROUP_CHANNEL}, '')`;
  }

  /** The members, the session's own among them, in an order that all of them see. */
  async members(session: Sql): Promise<Members> {
    const found = await session<{ pid: number; mine: boolean }[]>`
      select pid, pid = pg_backend_pid() as mine from pg_locks
      where locktype = 'advisory' and granted and classid = ${LOCKS.member} and objid = ${this.#key}
        and database = (select oid from pg_database where datname = current_database())
      order by pid`;
    const rank = found.findIndex(({ mine }) => mine);
    const pids = found.map(({ pid }) => pid);
    return {
      id: pids.join(' '),
      share: new Set(this.#lane.partitions.filter((_, nth) => nth % pids.length === rank)),
    };
  }
}

/** Who is in a writer group: `id` changes with it. `share`: the partitions that are ours. */
export interface Members {
  readonly id: string;
  readonly share: ReadonlySet<number>;
}
