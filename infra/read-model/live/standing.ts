import type { LiveTable } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { BatchOutcome } from './apply-batch.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import type { Claim } from './claims.ts';

type Tables = ReadonlyMap<string, LiveTable>;

const generationOf = ({ generation, fingerprint, parked }: LiveTable): string =>
  `${generation} ${fingerprint} ${parked ? 'parked' : ''}`;

/** What this process knows of the tables: its own from its writes, the others' from looking. */
export class Standing {
  readonly #plans: readonly TablePlan[];
  readonly #awaiting: AwaitingRelease;
  /** Checkpoints of the tables that we write. */
  #owned: ReadonlyMap<string, string | null> = new Map();
  /** The generations that our claim rests on. */
  #claimed = new Map<string, string>();
  #seen: Tables | undefined;
  #role: 'writer' | 'standby' = 'standby';

  constructor(plans: readonly TablePlan[], awaiting: AwaitingRelease) {
    this.#plans = plans;
    this.#awaiting = awaiting;
  }

  get role(): 'writer' | 'standby' {
    return this.#role;
  }

  /** Another process writes a table that counts. */
  get reliesOnOthers(): boolean {
    return this.#role === 'standby';
  }

  claim({ owned, isShared, live }: Claim): void {
    this.#owned = new Map(owned.map(({ plan, position }) => [plan.name, position]));
    this.#claimed = new Map([...live].map(([name, table]) => [name, generationOf(table)]));
    this.#seen = live;
    this.#role = isShared ? 'standby' : 'writer';
  }

  lose(): void {
    this.#owned = new Map();
    this.#claimed = new Map();
    this.#role = 'standby';
  }

  advance({ tables, parked }: BatchOutcome): void {
    this.#owned = new Map(tables.map(({ plan, position }) => [plan.name, position]));
    for (const { table } of parked) {
      this.#claimed.set(table.plan.name, `${table.generation} ${table.plan.fingerprint} parked`);
      const seen = new Map(this.#seen);
      seen.delete(table.plan.name);
      this.#seen = seen;
    }
  }

  /** Answers whether the claim is out of date: a table was swapped, parked or brought back. */
  see(live: Tables): boolean {
    this.#seen = live;
    if (this.#claimed.size === 0) return false;
    return [...live].some(([name, table]) => this.#claimed.get(name) !== generationOf(table));
  }

  /** Checkpoints of the tables that a reader may rely on; undefined before anything is known. */
  positions(): ReadonlyMap<string, string | null> | undefined {
    if (!this.#seen) return undefined;
    const positions = new Map(this.#owned);
    for (const { name, fingerprint } of this.#plans) {
      const table = this.#seen.get(name);
      if (positions.has(name) || !table || table.parked || table.fingerprint !== fingerprint) continue;
      if (this.#awaiting.has(table)) continue;
      positions.set(name, table.position);
    }
    return positions;
  }
}
