import { DeadlineExceeded, PostgresError, withDeadline } from '@wonderlings/postgres';
import type { ReadModelParts } from '../read-model-parts.ts';
import { FENCED } from '../table/bookkeeping.ts';
import type { Lane } from '../table/partitions.ts';
import { foldedTypes, type TablePlan } from '../table/table-plan.ts';
import type { BatchContext, BatchOutcome } from './apply-batch.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import { Backoff } from './backoff.ts';
import { type Claim, Claims, TakenOver } from './claims.ts';
import { type BatchReport, follow, startOf } from './follow.ts';
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

/** How soon a line that another process gives up is taken over, and a process that comes or goes is noticed. */
const STANDBY_MS = 1_000;
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
  #round = new AbortController();
  /** The last attempt ended at the fence. */
  #fenced = false;

  constructor({ parts, plans, lane, awaiting, stop }: WriterOptions, events: WriterEvents) {
    this.#parts = parts;
    this.#plans = plans;
    this.#lane = lane;
    this.#awaiting = awaiting;
    this.#events = events;
    this.#stop = stop;
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
      await withDeadline(session.close(), STANDBY_MS, 'Closing a connection').catch(() => undefined);
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
    const claim = await withDeadline(claims.claim(), ANSWER_WITHIN_MS, 'Claiming the read tables');
    this.#events.onClaim(claim, startOf(claim.owned, this.#parts.store));
    if (claim.owned.tables.length === 0) return pause(STANDBY_MS, signal);
    const retry = claim.isWaiting ? setTimeout(() => this.reclaim(), STANDBY_MS) : undefined;
    void this.#watchMembers(claims, claim, signal);
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

  /** Until the round is over. */
  async #watchMembers(claims: Claims, claim: Claim, signal: AbortSignal): Promise<void> {
    for (;;) {
      await pause(STANDBY_MS, signal);
      if (signal.aborted) return;
      // Where this fails the next batch fails, too, and says so.
      const { id } = await claims.members().catch(() => claim.members);
      if (id !== claim.members.id && !signal.aborted) return this.reclaim();
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
