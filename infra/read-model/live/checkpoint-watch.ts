import type { Sql } from '@wonderlings/postgres';
import {
  type LiveTable,
  liveTables,
  REACHED_CHANNEL,
  SWAPPED_CHANNEL,
  WRITER_GROUP_CHANNEL,
} from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';

export interface CheckpointWatch {
  /** A look that begins now, or once the current one has ended: what it sees is never of before the call. Calls share it. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

interface WatchOptions {
  readonly sql: Sql;
  readonly plans: readonly TablePlan[];
  readonly onSeen: (live: ReadonlyMap<string, LiveTable>) => void;
  readonly onFault: (error: unknown) => void;
  /** Processes have come or gone, or lines were given back. */
  readonly onGroupChange: () => void;
  /** A caller in this process waits for tables that another one writes. */
  readonly isUrgent: () => boolean;
}

/** Polling is the truth; a notification only makes the next look come sooner. */
const IDLE_MS = 1_000;
const URGENT_MS = 20;

/** Watches the checkpoints that other processes move, and swaps. */
export function watchCheckpoints({
  sql,
  plans,
  onSeen,
  onFault,
  onGroupChange,
  isUrgent,
}: WatchOptions): CheckpointWatch {
  let looking: Promise<void> | undefined;
  /** One that begins when `looking` has ended, which may have read what was there before it was asked for. */
  let next: Promise<void> | undefined;
  let stopped = false;
  let lastLook = 0;
  const stopListening: (() => Promise<unknown>)[] = [];

  async function read(): Promise<void> {
    if (stopped) return;
    lastLook = performance.now();
    try {
      const live = await liveTables(sql, plans);
      if (!stopped) onSeen(live);
    } catch (error) {
      if (!stopped) onFault(error);
    }
  }

  function look(): Promise<void> {
    if (looking) {
      next ??= looking.then(look);
      return next;
    }
    next = undefined;
    looking = read().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const timer = setInterval(() => {
    const due = isUrgent() ? URGENT_MS : IDLE_MS;
    if (!looking && performance.now() - lastLook >= due) void look();
  }, URGENT_MS);

  async function listen(channel: string): Promise<void> {
    const heard = () => {
      if (channel === WRITER_GROUP_CHANNEL) onGroupChange();
      else if (channel === SWAPPED_CHANNEL || isUrgent()) void look();
    };
    // A hint that cannot be had is no fault: polling goes on.
    const listening = await sql.listen(channel, heard).catch(() => undefined);
    if (!listening) return;
    if (stopped) await listening.unlisten();
    else stopListening.push(listening.unlisten);
  }
  const listening = Promise.all([SWAPPED_CHANNEL, REACHED_CHANNEL, WRITER_GROUP_CHANNEL].map(listen));

  return {
    look,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listening;
      await Promise.allSettled(stopListening.map((stop) => stop()));
      await (next ?? looking);
    },
  };
}
