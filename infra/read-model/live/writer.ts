import { DeadlineExceeded, PostgresError, withDeadline } from '@wonderlings/postgres';
import type { ReadModelParts } from '../read-model-parts.ts';
import { FENCED } from '../table/bookkeeping.ts';
import { foldedTypes, type TablePlan } from '../table/table-plan.ts';
import type { BatchContext, BatchOutcome } from './apply-batch.ts';
import type { AwaitingRelease } from './awaiting-release.ts';
import { Backoff } from './backoff.ts';
import { type Claim, Claims, TakenOver } from './claims.ts';
import { type BatchReport, follow } from './follow.ts';
import { leftoversOf } from './leftovers.ts';
import { pause } from './pause.ts';
import { openWriterSession, type WriterSession } from './writer-session.ts';

export interface WriterOptions {
  readonly parts: ReadModelParts;
  readonly plans: readonly TablePlan[];
  /** The writer adds to it. */
  readonly awaiting: AwaitingRelease;
  readonly stop: AbortSignal;
}

export interface WriterEvents {
  /** Each time tables were claimed anew. */
  readonly onClaim: (claim: Claim) => void;
  readonly onOutcome: (outcome: BatchOutcome, report: BatchReport) => void;
  /** Nothing moves until it is over; the writer keeps trying. */
  readonly onFault: (error: unknown) => void;
  /** It has gone on for a while without a fault. */
  readonly onSteady: () => void;
  /** The locks are gone. */
  readonly onLost: () => void;
}

/** How soon a table that another process gives up is taken over. */
const STANDBY_MS = 1_000;
const ANSWER_WITHIN_MS = 30_000;
/** What is wrong with the next event shows sooner. */
const STEADY_AFTER_MS = 1_000;

const isFenced = (error: unknown): boolean => error instanceof PostgresError && error.code === FENCED;

/** Writes the read tables whose locks this process can get. */
export class Writer {
  readonly #parts: ReadModelParts;
  readonly #plans: readonly TablePlan[];
  readonly #awaiting: AwaitingRelease;
  readonly #events: WriterEvents;
  readonly #stop: AbortSignal;
  readonly #backoff = new Backoff();
  #round = new AbortController();
  /** The last attempt ended at the fence. */
  #fenced = false;

  constructor({ parts, plans, awaiting, stop }: WriterOptions, events: WriterEvents) {
    this.#parts = parts;
    this.#plans = plans;
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
    const claims = new Claims(session, this.#plans, this.#awaiting);
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
    this.#events.onClaim(claim);
    if (claim.owned.length === 0) return pause(STANDBY_MS, signal);
    const retry = claim.isShared ? setTimeout(() => this.reclaim(), STANDBY_MS) : undefined;
    const steady = setTimeout(this.#events.onSteady, STEADY_AFTER_MS);
    try {
      await follow({
        store: this.#parts.store,
        context: this.#context(session),
        tables: claim.owned,
        signal,
        onOutcome: (outcome, report) => {
          this.#backoff.reset();
          this.#fenced = false;
          for (const { table, failure } of outcome.released) this.#awaiting.add(table.plan.name, failure.position);
          this.#events.onOutcome(outcome, report);
          // The next claim gives their locks back.
          if (outcome.released.length > 0) this.reclaim();
        },
      });
    } finally {
      clearTimeout(retry);
      clearTimeout(steady);
    }
  }

  #context(session: WriterSession): BatchContext {
    const { registry, keys, store } = this.#parts;
    return {
      session,
      opening: { wanted: foldedTypes(this.#plans), registry, keys },
      comparePositions: store.comparePositions,
      leftovers: () => leftoversOf(session.sql, this.#plans, this.#awaiting),
      within: (work) => withDeadline(work, ANSWER_WITHIN_MS, 'Writing a batch'),
    };
  }
}
