import { DeadlineExceeded, PostgresError, withDeadline } from '@wonderlings/postgres';
import type { ReadModelParts } from '../read-model-parts.ts';
import { FENCED } from '../table/bookkeeping.ts';
import { foldedTypes, type TablePlan } from '../table/table-plan.ts';
import type { BatchContext, BatchOutcome } from './apply-batch.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import { Backoff } from './backoff.ts';
import { type Claim, Claims, TakenOver } from './claims.ts';
import { type BatchReport, follow, startOf } from './follow.ts';
import type { Lane } from './lane.ts';
import { leftoversOf } from './leftovers.ts';
import { pause } from './pause.ts';
import { openWriterSession, type WriterSession } from './writer-session.ts';

export interface WriterOptions {
  readonly parts: ReadModelParts;
  readonly plans: readonly TablePlan[];
  readonly lane: Lane;
  /** The writer adds to it. */
  readonly awaiting: AwaitingRelease;
  readonly stop: AbortSignal;
  /** How often it looks for lines that another process gives up, and for processes that come or go; {@link LOOK_MS} without it. */
  readonly lookEveryMs?: number | undefined;
}

export interface WriterEvents {
  /** Each time lines were claimed anew; the log is read from `start` on. */
  readonly onClaim: (claim: Claim, start: string | null) => void;
  /** What is ours shows everything up to there. */
  readonly onReached: (reached: string) => void;
  readonly onOutcome: (outcome: BatchOutcome, report: BatchReport) => void;
  /** Nothing moves until it is over; the writer keeps trying. */
  readonly onFault: (error: unknown) => void;
  /** It has gone on for a while without a fault. */
  readonly onSteady: () => void;
  /** The locks are gone. */
  readonly onLost: () => void;
}

/** Looking is the truth; to be told of it only makes it sooner. */
const LOOK_MS = 1_000;
const CLOSE_WITHIN_MS = 1_000;
const ANSWER_WITHIN_MS = 30_000;
/** What is wrong with the next event shows sooner. */
const STEADY_AFTER_MS = 1_000;

const isFenced = (error: unknown): boolean => error instanceof PostgresError && error.code === FENCED;

/** Writes a lane of the read tables: the lines whose locks this process can get. */
export class Writer {
  readonly #parts: ReadModelParts;
  readonly #plans: readonly TablePlan[];
  readonly #lane: Lane;
  readonly #awaiting: AwaitingRelease;
  readonly #events: WriterEvents;
  readonly #stop: AbortSignal;
  readonly #backoff = new Backoff();
  readonly #lookEveryMs: number;
  #round = new AbortController();
  /** Aborts when there may be something to see; another one takes its place. */
  #told = new AbortController();
  /** The last attempt ended at the fence. */
  #fenced = false;

  constructor({ parts, plans, lane, awaiting, stop, lookEveryMs = LOOK_MS }: WriterOptions, events: WriterEvents) {
    this.#parts = parts;
    this.#plans = plans;
    this.#lane = lane;
    this.#awaiting = awaiting;
    this.#events = events;
    this.#stop = stop;
    this.#lookEveryMs = lookEveryMs;
  }

  /** Other processes have come or gone, or given lines back: see to it now. */
  lookAround(): void {
    this.#told.abort();
    this.#told = new AbortController();
  }

  /** What is known of the tables is out of date: claim them again. */
  reclaim(): void {
    this.#round.abort();
  }

  /** Until the signal that it was made with aborts. Never rejects. */
  async run(): Promise<void> {
    while (!this.#stop.aborted) {
      const session = openWriterSession(this.#parts.sql);
      await this.#use(session);
      this.#events.onLost();
      // Its end is not waited for in vain: what hangs there is what made us give it up.
      await withDeadline(session.close(), CLOSE_WITHIN_MS, 'Closing a connection').catch(() => undefined);
      if (!this.#stop.aborted) await pause(this.#backoff.next(), this.#stop);
    }
  }

  async #use(session: WriterSession): Promise<void> {
    const claims = new Claims({
      session,
      lane: this.#lane,
      plans: this.#plans,
      registry: this.#parts.registry,
      awaiting: this.#awaiting,
    });
    while (!this.#stop.aborted && !session.lost.aborted) {
      try {
        await this.#work(session, claims);
      } catch (error) {
        if (this.#stop.aborted) return;
        // A swap moves a table under a running batch: the next claim finds it where it is now.
        const isSwap = isFenced(error) && !this.#fenced;
        this.#fenced = isFenced(error);
        if (isSwap) continue;
        this.#events.onFault(error);
        if (error instanceof TakenOver || error instanceof DeadlineExceeded) return;
        await pause(this.#backoff.next(), AbortSignal.any([this.#stop, session.lost]));
      }
    }
  }

  /** One round: claim, and follow the log with what was claimed until that is out of date. */
  async #work(session: WriterSession, claims: Claims): Promise<void> {
    this.#round = new AbortController();
    const signal = AbortSignal.any([this.#round.signal, this.#stop, session.lost]);
    const told = this.#told.signal;
    const claim = await withDeadline(claims.claim(), ANSWER_WITHIN_MS, 'Claiming the read tables');
    this.#events.onClaim(claim, startOf(claim.owned, this.#parts.store));
    if (claim.owned.tables.length === 0) return pause(this.#lookEveryMs, AbortSignal.any([signal, told]));
    const retry = claim.isWaiting ? setTimeout(() => this.reclaim(), this.#lookEveryMs) : undefined;
    void this.#watchMembers(claims, claim, { signal, told });
    const steady = setTimeout(this.#events.onSteady, STEADY_AFTER_MS);
    try {
      await follow({
        store: this.#parts.store,
        context: this.#context(session),
        owned: claim.owned,
        signal,
        goesOn: () => !this.#stop.aborted && !session.lost.aborted,
        onReached: this.#events.onReached,
        onOutcome: (outcome, report) => {
          this.#backoff.reset();
          this.#fenced = false;
          for (const { table, failure, partition } of outcome.released) {
            this.#awaiting.add({ name: table.plan.name, partition }, failure.position);
          }
          this.#events.onOutcome(outcome, report);
          // The next claim gives back the lock of that line, or of all lines of a parked table, and goes on with the others.
          if (outcome.released.length + outcome.parked.length > 0) this.reclaim();
        },
      });
    } finally {
      clearTimeout(retry);
      clearTimeout(steady);
    }
  }

  /** Until the round is over. @param told of the time before the claim: what it has not seen is looked at now */
  async #watchMembers(claims: Claims, claim: Claim, { signal, told }: Record<'signal' | 'told', AbortSignal>) {
    for (let hint = told; ; ) {
      await pause(this.#lookEveryMs, AbortSignal.any([signal, hint]));
      if (signal.aborted) return;
      const isTold = hint.aborted;
      hint = this.#told.signal;
      // Where this fails the next batch fails, too, and says so.
      const { id } = await claims.members().catch(() => claim.members);
      const isOther = id !== claim.members.id || (isTold && claim.isWaiting);
      if (isOther && !signal.aborted) return this.reclaim();
    }
  }

  #context(session: WriterSession): BatchContext {
    const { registry, keys, store } = this.#parts;
    return {
      session,
      opening: { wanted: foldedTypes(this.#plans), registry, keys },
      comparePositions: store.comparePositions,
      leftovers: (partitions) => leftoversOf(session.sql, this.#plans, this.#awaiting, partitions),
      within: (work) => withDeadline(work, ANSWER_WITHIN_MS, 'Writing a batch'),
    };
  }
}
