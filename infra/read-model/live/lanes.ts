import type { ReadModelParts } from '../read-model-parts.ts';
import type { LineName, LiveTable } from '../table/bookkeeping.ts';
import type { TablePlan } from '../table/table-plan.ts';
import type { BatchOutcome } from './apply-batch.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import type { Faults } from './faults.ts';
import type { BatchReport } from './follow.ts';
import { LANES, type Lane } from './lane.ts';
import { LaneState, type Role } from './lane-state.ts';
import { Writer } from './writer.ts';

interface LanesOptions {
  readonly parts: ReadModelParts;
  readonly plans: readonly TablePlan[];
  readonly awaiting: AwaitingRelease;
  /** Told of what keeps a writer from moving, and when that is over. */
  readonly faults: Faults;
  readonly stop: AbortSignal;
  readonly lookEveryMs: number | undefined;
}

interface LanesEvents {
  /** How far the tables are that a reader may rely on, by partition; from the moment on when that is known of all lanes. */
  readonly onPositions: (positions: ReadonlyMap<number, string | null>) => void;
  readonly onOutcome: (outcome: BatchOutcome, report: BatchReport) => void;
}

/** All lanes of this process: what it knows of the lines of each, and the writer that moves those which are its own. */
export class Lanes {
  readonly #options: LanesOptions;
  readonly #events: LanesEvents;
  readonly #lanes: readonly { readonly state: LaneState; readonly writer: Writer }[];

  constructor(options: LanesOptions, events: LanesEvents) {
    this.#options = options;
    this.#events = events;
    this.#lanes = LANES.map((lane) => this.#open(lane));
  }

  /** `sharing` also where the lanes differ. */
  get role(): Role {
    const roles = new Set(this.#lanes.map(({ state }) => state.role));
    const [role] = roles;
    return role && roles.size === 1 ? role : 'sharing';
  }

  /** Until the signal that they were made with aborts. Never rejects. */
  async run(): Promise<void> {
    await Promise.all(this.#lanes.map(({ writer }) => writer.run()));
  }

  /** Other processes have come or gone, or given lines back: the writers see to it now. */
  lookAround(): void {
    for (const { writer } of this.#lanes) writer.lookAround();
  }

  /** What is in the database now; a claim that rests on something else is made again. */
  see(live: ReadonlyMap<string, LiveTable>): void {
    for (const { state, writer } of this.#lanes) if (state.see(live)) writer.reclaim();
    this.#show();
  }

  /** Whether another process writes a line that counts in that partition. */
  reliesOnOthersIn(partition: number): boolean {
    return this.#lanes.some(({ state }) => state.reliesOnOthersIn(partition));
  }

  /** How far a line of ours is, whatever its checkpoint says; undefined for one of another writer. */
  reachedBy(line: LineName): string | null | undefined {
    return this.#lanes.map(({ state }) => state.reachedBy(line)).find((reached) => reached !== undefined);
  }

  #open(lane: Lane) {
    const { parts, plans, awaiting, faults, stop, lookEveryMs } = this.#options;
    const part = `${lane.name} writer` as const;
    const state = new LaneState({ lane, plans, awaiting, comparePositions: parts.store.comparePositions });
    const writer = new Writer(
      { parts, plans, lane, awaiting, stop, lookEveryMs },
      {
        onClaim: (claim, start) => {
          state.claim(claim, start);
          this.#show();
          // Nothing to write: to stand by is all that can go well.
          if (claim.owned.tables.length === 0) faults.end(part);
        },
        onReached: (position) => {
          faults.end(part);
          state.reach(position);
          this.#show();
        },
        onOutcome: (outcome, report) => {
          state.advance(outcome);
          if (outcome.parked.length + outcome.released.length > 0) this.#show();
          this.#events.onOutcome(outcome, report);
        },
        onFault: (error) => faults.begin(part, error),
        onSteady: () => faults.end(part),
        onLost: () => state.lose(),
      },
    );
    return { state, writer };
  }

  #show(): void {
    const positions = this.#lanes.map(({ state }) => state.positions());
    const known = positions.flatMap((its) => (its ? [...its] : []));
    if (positions.every((its) => its !== undefined)) this.#events.onPositions(new Map(known));
  }
}
