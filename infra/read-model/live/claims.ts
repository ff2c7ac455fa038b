import type { EventRegistry } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { type Line, type LineName, type LiveTable, lineId, liveTables } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import type { Lane } from './lane.ts';
import type { Owned, OwnedTable } from './owned-table.ts';
import { type Members, WriterGroup } from './writer-group.ts';
import type { WriterSession } from './writer-session.ts';

/** What a claim has found. */
export interface Claim {
  /** What this writer writes. */
  readonly owned: Owned;
  /** Another writer writes a line of the lane. */
  readonly isShared: boolean;
  /** A line that should be ours is not: its writer may go at any time. */
  readonly isWaiting: boolean;
  readonly members: Members;
  readonly live: ReadonlyMap<string, LiveTable>;
}

/** Another writer took a line over that we hold the lock of: the server has given our locks up, and we did not hear of it. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

interface ClaimsOptions {
  readonly session: WriterSession;
  readonly lane: Lane;
  readonly plans: readonly TablePlan[];
  readonly registry: EventRegistry;
  readonly awaiting: AwaitingRelease;
}

type Tables = ReadonlyMap<string, LiveTable>;

const columnsOf = (lines: readonly LineName[]) =>
  [lines.map(({ name }) => name), lines.map(({ partition }) => partition)] as const;

/** Raises the epoch of lines that were just locked, so that the writer before is known to be one. */
async function raiseEpochs(sql: Sql, lines: readonly LineName[]): Promise<Map<string, string>> {
  const [names, partitions] = columnsOf(lines);
  const raised = await sql.begin(
    'read write',
    (tx) => tx<{ name: string; partition: number; epoch: string }[]>`
      update read_model.lines l set epoch = epoch + 1
      from unnest(${names}::text[], ${partitions}::smallint[]) as taken (name, partition)
      where l.name = taken.name and l.partition = taken.partition
      returning l.name, l.partition, l.epoch`,
  );
  return new Map(raised.map(({ epoch, ...line }) => [lineId(line), epoch]));
}

async function regroup(sql: Sql, lines: readonly LineName[]): Promise<void> {
  const [names, partitions] = columnsOf(lines);
  await sql.begin('read write', (tx) => tx`select read_model.regroup(${names}::text[], ${partitions}::smallint[])`);
}

/** Whether these lines share no checkpoint with others, and those of them that are equally far share one. */
function isGrouped(lines: readonly LineName[], live: Tables): boolean {
  const ours = new Set(lines.map(lineId));
  const all = [...live.values()].flatMap(({ name, lines }) => lines.map((line) => ({ ...line, name })));
  const others = new Set(all.filter((line) => !ours.has(lineId(line))).map(({ checkpoint }) => checkpoint));
  const places = new Map<string, string>();
  return all
    .filter((line) => ours.has(lineId(line)))
    .every(({ partition, position, checkpoint }) => {
      const place = `${partition} ${position}`;
      const shared = places.get(place) ?? checkpoint;
      places.set(place, shared);
      return shared === checkpoint && !others.has(checkpoint);
    });
}

/** The lines that one session has claimed, and the epochs under which it writes them. */
export class Claims {
  readonly #options: ClaimsOptions;
  readonly #group: WriterGroup;
  readonly #epochs = new Map<string, string>();
  #joined = false;

  constructor(options: ClaimsOptions) {
    this.#options = options;
    this.#group = new WriterGroup(options.lane, options.plans, options.registry);
  }

  /** Who shares the lane's partitions just now. */
  members(): Promise<Members> {
    return this.#group.members(this.#options.session.sql);
  }

  /**
   * Locks what of our share is free, built as this release defines it and readable to it, gives back the rest, and reads where each
   * line is.
   * @throws TakenOver
   */
  async claim(): Promise<Claim> {
    const { session, plans } = this.#options;
    if (!this.#joined) await this.#group.join(session.sql);
    this.#joined = true;
    const members = await this.members();
    const before = await liveTables(session.sql, plans);
    const foldable = this.#foldable(before);
    const wanted = foldable.filter(({ partition }) => members.share.has(partition));
    const mine = wanted.filter(({ isAwaiting }) => !isAwaiting);
    await this.#letGoOthers(new Set(mine.map(lineId)));
    const held = await session.hold(mine.map(lineId));
    const ours = mine.filter((line) => held.has(lineId(line)));
    const live = await this.#take(ours, before);
    const isHeld = (line: LineName) => held.has(lineId(line));
    return {
      owned: this.#own(ours, live),
      isShared: !foldable.every(isHeld),
      isWaiting: !wanted.every(isHeld),
      members,
      live,
    };
  }

  /** The lane's lines of tables that are as this release defines them and move. */
  #foldable(live: Tables) {
    const { plans, lane, awaiting } = this.#options;
    return plans.flatMap(({ name, fingerprint }) => {
      const table = live.get(name);
      if (!table || table.parked || table.fingerprint !== fingerprint) return [];
      return table.lines
        .filter(({ partition }) => lane.partitions.includes(partition))
        .map(({ partition, position }) => {
          return { name, partition, isAwaiting: awaiting.has({ name, partition, position }) };
        });
    });
  }

  /** Makes locked lines ours alone, and answers the tables as they are then. */
  async #take(ours: readonly LineName[], before: Tables): Promise<Tables> {
    const { sql } = this.#options.session;
    const taken = ours.filter((line) => !this.#epochs.has(lineId(line)));
    if (taken.length === 0 && isGrouped(ours, before)) return before;
    if (taken.length > 0) for (const [line, epoch] of await raiseEpochs(sql, taken)) this.#epochs.set(line, epoch);
    await regroup(sql, ours);
    // Read after the locks were taken: until then the former writer may have gone on.
    return liveTables(sql, this.#options.plans);
  }

  #own(ours: readonly LineName[], live: Tables): Owned {
    const positions = new Map<string, string | null>();
    const tables: OwnedTable[] = [];
    for (const plan of this.#options.plans) {
      const table = live.get(plan.name);
      const partitions = new Set(ours.filter(({ name }) => name === plan.name).map(({ partition }) => partition));
      const lines = table?.lines.filter(({ partition }) => partitions.has(partition)) ?? [];
      for (const line of lines) this.#check({ ...line, name: plan.name });
      if (!table || lines.length === 0 || table.parked || table.fingerprint !== plan.fingerprint) continue;
      for (const { checkpoint, position } of lines) positions.set(checkpoint, position);
      const checkpoints = new Map(lines.map(({ partition, checkpoint }) => [partition, checkpoint]));
      tables.push({ plan, generation: table.generation, lines: checkpoints });
    }
    return { tables, positions };
  }

  #check(line: Line & LineName): void {
    if (this.#epochs.get(lineId(line)) === line.epoch) return;
    throw new TakenOver(`Another process has taken ${lineId(line)} over`);
  }

  async #letGoOthers(mine: ReadonlySet<string>): Promise<void> {
    const others = [...this.#epochs.keys()].filter((line) => !mine.has(line));
    for (const line of others) this.#epochs.delete(line);
    if (others.length > 0) await this.#options.session.letGo(others);
  }
}
