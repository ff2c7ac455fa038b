import { earliestOf, type LineName, type LiveTable, lineId } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { BatchOutcome } from './apply-batch.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import type { Claim } from './claims.ts';
import type { Lane } from './lane.ts';
import type { Owned } from './owned-table.ts';

type Tables = ReadonlyMap<string, LiveTable>;

interface LaneStateOptions {
  readonly lane: Lane;
  readonly plans: readonly TablePlan[];
  readonly awaiting: AwaitingRelease;
  readonly comparePositions: (a: string, b: string) => number;
}

const generationOf = ({ generation, fingerprint, parked }: LiveTable): string =>
  `${generation} ${fingerprint} ${parked ? 'parked' : ''}`;

/** Each table as the first has it, or as the second one does when that has a later generation. */
function newestOf(tables: Tables, others: Tables = new Map()): Tables {
  const later = [...others].filter(([name, { generation }]) => generation > (tables.get(name)?.generation ?? -1));
  return new Map([...tables, ...later]);
}

const linesOf = ({ tables }: Owned): LineName[] =>
  tables.flatMap(({ plan, lines }) => [...lines.keys()].map((partition) => ({ name: plan.name, partition })));

/** `writer`: writes every line that can be written; `sharing`: some of them; `standby`: none. */
export type Role = 'writer' | 'sharing' | 'standby';

/** What this process knows of the lines of a lane: its own from its writes, the others' from looking. */
export class LaneState {
  readonly #options: LaneStateOptions;
  /** The lines that we write. */
  #owned: ReadonlySet<string> = new Set();
  #ownedIn: ReadonlySet<number> = new Set();
  /** How far all of them are. */
  #reached: string | null = null;
  /** The generations that our claim rests on. */
  #claimed = new Map<string, string>();
  #seen: Tables | undefined;
  /** How far those are that we do not write, by partition; made when it is asked for. */
  #others: ReadonlyMap<number, string | null> | undefined;
  #role: Role = 'standby';

  constructor(options: LaneStateOptions) {
    this.#options = options;
  }

  get role(): Role {
    return this.#role;
  }

  claim({ owned, isShared, live }: Claim, start: string | null): void {
    this.#own(owned);
    this.#reached = start;
    this.#claimed = new Map([...live].map(([name, table]) => [name, generationOf(table)]));
    // What was seen meanwhile may be newer than what the claim rests on: the next look then finds it out of date.
    this.#seen = newestOf(live, this.#seen);
    this.#role = isShared ? (owned.tables.length > 0 ? 'sharing' : 'standby') : 'writer';
  }

  lose(): void {
    this.#own({ tables: [], positions: new Map() });
    this.#claimed = new Map();
    this.#role = 'standby';
  }

  reach(position: string): void {
    this.#reached = position;
  }

  advance({ owned, parked, released }: BatchOutcome): void {
    if (parked.length + released.length === 0) return;
    this.#own(owned);
    const seen = new Map(this.#seen);
    for (const { table } of parked) {
      this.#claimed.set(table.plan.name, `${table.generation} ${table.plan.fingerprint} parked`);
      seen.delete(table.plan.name);
    }
    this.#seen = seen;
  }

  /** Answers whether the claim is out of date: a table was swapped, parked or brought back. */
  see(live: Tables): boolean {
    this.#seen = live;
    this.#others = undefined;
    if (this.#claimed.size === 0) return false;
    return [...live].some(([name, table]) => this.#claimed.get(name) !== generationOf(table));
  }

  /** Whether another process writes a line that counts in that partition. */
  reliesOnOthersIn(partition: number): boolean {
    return this.#slowestOthers().has(partition);
  }

  /** How far a line of ours is, whatever its checkpoint says; undefined for one of another writer. */
  reachedBy(line: LineName): string | null | undefined {
    return this.#owned.has(lineId(line)) ? this.#reached : undefined;
  }

  /** How far the tables are that a reader may rely on, by partition; undefined before anything is known. */
  positions(): ReadonlyMap<number, string | null> | undefined {
    if (!this.#seen) return undefined;
    const positions = new Map(this.#slowestOthers());
    for (const partition of this.#ownedIn) {
      const others = positions.get(partition);
      const all = others === undefined ? [this.#reached] : [this.#reached, others];
      positions.set(partition, earliestOf(all, this.#options.comparePositions));
    }
    return positions;
  }

  #own(owned: Owned): void {
    const lines = linesOf(owned);
    this.#owned = new Set(lines.map(lineId));
    this.#ownedIn = new Set(lines.map(({ partition }) => partition));
    this.#others = undefined;
  }

  #slowestOthers(): ReadonlyMap<number, string | null> {
    if (this.#others) return this.#others;
    const { plans, lane, awaiting, comparePositions } = this.#options;
    const found = new Map<number, (string | null)[]>();
    for (const { name, fingerprint } of plans) {
      const table = this.#seen?.get(name);
      if (!table || table.parked || table.fingerprint !== fingerprint) continue;
      for (const { partition, position } of table.lines) {
        const line = { name, partition };
        if (!lane.partitions.includes(partition) || this.#owned.has(lineId(line))) continue;
        if (awaiting.has({ ...line, position })) continue;
        found.set(partition, [...(found.get(partition) ?? []), position]);
      }
    }
    this.#others = new Map(
      [...found].map(([partition, positions]) => [partition, earliestOf(positions, comparePositions)]),
    );
    return this.#others;
  }
}
