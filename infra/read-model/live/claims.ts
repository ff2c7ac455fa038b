import type { Sql } from '@wonderlings/postgres';
import { type LiveTable, liveTables } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import type { OwnedTable } from './owned-table.ts';
import type { WriterSession } from './writer-session.ts';

/** What a claim has found. */
export interface Claim {
  /** Tables whose rows this process writes. */
  readonly owned: readonly OwnedTable[];
  /** Names of all tables whose lock it holds: the owned ones, and those that are parked. */
  readonly held: ReadonlySet<string>;
  /** Another process writes a table that could be ours, or should: this release cannot read its next event. */
  readonly isShared: boolean;
  readonly live: ReadonlyMap<string, LiveTable>;
}

/** Somebody took a table over that we hold the lock of: the server has given our locks up, and we did not hear of it. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** Raises the epoch of tables that were just locked, so that whoever wrote them before cannot any more. */
async function raiseEpochs(sql: Sql, names: readonly string[]): Promise<Map<string, string>> {
  const raised = await sql.begin(
    'read write',
    (tx) => tx<{ name: string; epoch: string }[]>`
      update read_model.tables set epoch = epoch + 1 where name = any(${[...names]}::text[]) returning name, epoch`,
  );
  return new Map(raised.map(({ name, epoch }) => [name, epoch]));
}

/** The tables that one session has claimed, and the epochs under which it writes them. */
export class Claims {
  readonly #session: WriterSession;
  readonly #plans: readonly TablePlan[];
  readonly #awaiting: AwaitingRelease;
  readonly #epochs = new Map<string, string>();

  constructor(session: WriterSession, plans: readonly TablePlan[], awaiting: AwaitingRelease) {
    this.#session = session;
    this.#plans = plans;
    this.#awaiting = awaiting;
  }

  /**
   * Locks what is free, built as this release defines it and readable to it, gives back the rest, and reads where each table is.
   * @throws TakenOver
   */
  async claim(): Promise<Claim> {
    const { sql } = this.#session;
    const before = await liveTables(sql, this.#plans);
    const current = this.#plans.filter((plan) => before.get(plan.name)?.fingerprint === plan.fingerprint);
    const mine = current.filter(({ name }) => !this.#isAwaiting(before.get(name)));
    await this.#letGoOthers(new Set(mine.map(({ name }) => name)));
    const held = await this.#session.hold(mine.map(({ name }) => name));
    const taken = [...held].filter((name) => !this.#epochs.has(name));
    if (taken.length > 0) for (const [name, epoch] of await raiseEpochs(sql, taken)) this.#epochs.set(name, epoch);
    // Read after the locks were taken: until then the former writer may have gone on.
    const live = taken.length > 0 ? await liveTables(sql, this.#plans) : before;
    const owned = mine.flatMap((plan) => {
      const table = live.get(plan.name);
      return table && held.has(plan.name) ? this.#own(plan, table) : [];
    });
    return { owned, held: new Set(held), isShared: held.size < current.length, live };
  }

  #isAwaiting(table: LiveTable | undefined): boolean {
    return table !== undefined && table.parked === null && this.#awaiting.has(table);
  }

  #own(plan: TablePlan, table: LiveTable): OwnedTable[] {
    const epoch = this.#epochs.get(plan.name);
    if (epoch !== table.epoch) throw new TakenOver(`Another process has taken ${plan.name} over`);
    if (table.parked || table.fingerprint !== plan.fingerprint) return [];
    return [{ plan, generation: table.generation, epoch, position: table.position }];
  }

  async #letGoOthers(mine: ReadonlySet<string>): Promise<void> {
    for (const name of [...this.#epochs.keys()]) {
      if (mine.has(name)) continue;
      this.#epochs.delete(name);
      await this.#session.letGo(name);
    }
  }
}
