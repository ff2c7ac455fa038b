import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Child, ChildCache } from './child-cache.ts';
import { childGone } from './child-gone.ts';
import { createChildLoader, type LoaderDependencies } from './child-loader.ts';
import { type ActInContext, type CommandContext, decide, type FacetStates } from './decision.ts';
import { DomainError } from './domain-error.ts';
import { appendErasure, type ErasureReason, type ErasureReceipt } from './erasure.ts';
import type { DomainEvent } from './event.ts';
import { type SealedEvent, streamOf, WrongExpectedRevision } from './event-store.port.ts';
import type { Command } from './facet.ts';
import type { ChildKey } from './key-ring.port.ts';
import { CHILD_QUOTA, refuseBeyond, SANDBOX_QUOTA } from './quota.ts';
import { requestFingerprint } from './request-fingerprint.ts';
import { isSandboxId } from './sandbox-id.ts';
import { seal } from './seal.ts';

/** What an act recorded. `replayed`: the same command had been carried out before, these are its first events. */
export interface Outcome<State = unknown> {
  readonly events: readonly DomainEvent[];
  readonly replayed: boolean;
  /** What the act's facet knew of the child when all this was done; of a repeated act, when it was done first. */
  readonly state: State;
}

/** Carries out commands on one child at a time. */
export interface Children {
  /**
   * Loads the child, decides, appends and waits (at most 2 s) until the read tables show it.
   * @throws DomainError when the decision refuses, or the child is erased; `quota.day` beyond what a child may add in a day;
   *   `idempotency.other-body` when the command was carried out for another request; `release.older` when only a newer release
   *   can read the child
   */
  execute<State>(childId: string, act: Command<State>, context: CommandContext): Promise<Outcome<State>>;
  /**
   * Gives a new child its first acts, however many they are: decided one after the other, all of them or none, and then appended
   * in parts. A child that has begun before is left as it is. They count for no quota.
   * @throws DomainError when a decision refuses, or the child is erased
   */
  begin(childId: string, acts: readonly ActInContext[]): Promise<void>;
  /** Whether the log holds that command among the child's last: for a call that also acts outside of the log, once. */
  carriedOut(childId: string, commandId: string): Promise<boolean>;
  /**
   * Appends events of a history that is brought in, as they are: nothing is decided, and nothing reacts. What is there already, from an
   * earlier try, is left out.
   * @param after the revision that the first of them follows
   * @returns where the last of them stands
   * @throws Error when the stream went another way
   */
  bringIn(childId: string, after: number, events: readonly DomainEvent[]): Promise<string | null>;
  /** Waits like {@link execute} until the read tables show a child up to a position, but for as long as a long history takes. */
  shown(childId: string, position: string): Promise<void>;
  /** Records that a child is erased, without reading what it did. Nothing to record, or recorded before: nothing happens. */
  erase(childId: string, reason: ErasureReason, context: CommandContext, receipt?: ErasureReceipt): Promise<void>;
}

/**
 * Resolves true when every live read table holds the position, false after the time-out. With a stream, only what that stream
 * had recorded by then has to be in the tables: other streams may be further back.
 */
export type WaitUntilReached = (position: string, timeoutMs: number, stream?: string) => Promise<boolean>;

interface Dependencies extends Omit<LoaderDependencies, 'cache'> {
  readonly waitUntilReached: WaitUntilReached;
  /** How many bytes of children's states, as they are serialized, stay folded in memory. */
  readonly cacheBytes?: number;
}

type Attempt = Outcome & { readonly position: string | null };

const READ_YOUR_WRITES_MS = 2_000;
const WRITES_OF_A_HISTORY_MS = 30_000;
const MOST_LOST_RACES = 25;
/** Some six hundred children with a keen year each, or six thousand who have just begun. */
const CACHE_BYTES = 64 * 1_024 * 1_024;
/** Of a beginning: what the read tables take in within some milliseconds. */
const EVENTS_A_PART = 64;

/** Creates the write side; see {@link Children}. */
export function createChildren(dependencies: Dependencies): Children {
  const { composition, registry, store } = dependencies;
  const cache = new ChildCache(dependencies.cacheBytes ?? CACHE_BYTES);
  const { keyOf, catchUp, remember, stateThen, eventsOf } = createChildLoader({ ...dependencies, cache });

  async function repeated(child: Child, last: number, childId: string, act: Command, context: CommandContext) {
    const events = await eventsOf(childId, context, last);
    const isLatest = child.revision === last;
    const state = isLatest ? child.states.get(act.facet.name) : await stateThen(childId, act.facet, last);
    return { events, replayed: true, state };
  }

  async function attempt(childId: string, child: Child, act: Command, context: CommandContext): Promise<Attempt> {
    const stateOf = ({ states }: Pick<Child, 'states'>) => states.get(act.facet.name);
    const earlier = child.revisionOf(context.commandId);
    if (earlier !== undefined) return { ...(await repeated(child, earlier, childId, act, context)), position: null };

    const key = await keyOf(childId);
    if (!key || child.erased) throw childGone();
    for (const facet of composition.facets) {
      const refusal = facet.refusesActs?.(child.states.get(facet.name), child.revision);
      if (refusal) throw refusal;
    }
    const cause = context.asked === undefined ? null : requestFingerprint(context.commandId, context.asked, key);
    const before = { childId, states: child.states, nextRevision: child.revision + 1 };
    const { events, states } = decide(composition, before, { act, context, cause });
    // Nothing to record, because of what is recorded already: that has to show before a caller reads why.
    if (events.length === 0) return { events, replayed: false, position: child.position, state: stateOf(child) };

    const sealed = seal(events, key, child.lastHash, registry);
    const isCounted = context.actor !== 'system' && !act.beyondQuota;
    const quota = isSandboxId(childId) ? SANDBOX_QUOTA : CHILD_QUOTA;
    if (isCounted) refuseBeyond(quota, child.today, sealed, context.now);
    const expected = child.revision < 0 ? 'none' : child.revision;
    const result = await store.append(streamOf(childId), expected, sealed);
    if (result.duplicate) {
      const now = await catchUp(childId, child);
      return { ...(await repeated(now, result.revision, childId, act, context)), position: result.position };
    }
    const next = sealed.reduce((last, event) => last.after(event, result.position, states), child);
    remember(childId, key, child, next);
    return { events, replayed: false, position: result.position, state: stateOf({ states }) };
  }

  /** @returns the position of the child's last event */
  async function appendFirst(childId: string, acts: readonly ActInContext[]): Promise<string | null> {
    const known = cache.get(childId) ?? (await catchUp(childId, undefined));
    const key = await keyOf(childId);
    if (!key || known.erased) throw childGone();
    if (known.revision >= 0) return known.position;
    let { states } = known;
    const events: DomainEvent[] = [];
    for (const one of acts) {
      const decision = decide(composition, { childId, states, nextRevision: events.length }, one);
      events.push(...decision.events);
      ({ states } = decision);
      await nextTurn();
    }
    const sealed = seal(events, key, known.lastHash, registry);
    try {
      return await appendInParts(childId, key, known, sealed, states);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      // Another process was asked for the same.
      return (await catchUp(childId, known)).position;
    }
  }

  /** Part by part, each shown before the next: what another child saves meanwhile waits for one part, not for all of them. */
  async function appendInParts(
    childId: string,
    key: ChildKey,
    known: Child,
    sealed: readonly SealedEvent[],
    states: FacetStates,
  ) {
    let child = known;
    for (let from = 0; from < sealed.length; from += EVENTS_A_PART) {
      const part = sealed.slice(from, from + EVENTS_A_PART);
      const expected = child.revision < 0 ? 'none' : child.revision;
      const { position, duplicate } = await store.append(streamOf(childId), expected, part);
      if (duplicate) return (await catchUp(childId, known)).position;
      child = part.reduce((next, event) => next.after(event, position, states), child);
      if (from + EVENTS_A_PART < sealed.length) await shows(childId, position);
    }
    remember(childId, key, known, child);
    return child.position;
  }

  async function decideAndAppend(childId: string, act: Command, context: CommandContext): Promise<Attempt> {
    const cached = cache.get(childId);
    let child = cached ?? (await catchUp(childId, undefined));
    let fresh = !cached;
    for (let lost = 0; lost < MOST_LOST_RACES; lost += 1) {
      try {
        const outcome = await attempt(childId, child, act, context);
        if (fresh || outcome.events.length > 0) return outcome;
      } catch (error) {
        const stale = error instanceof WrongExpectedRevision || (error instanceof DomainError && !fresh);
        if (!stale) throw error;
      }
      // A refusal, or nothing to record, may rest on a state that another process has moved on: look once more.
      child = await catchUp(childId, child);
      fresh = true;
    }
    throw new DomainError('conflict', 'child.busy', 'A lot is happening at once. Please try again.');
  }

  const shows = (childId: string, position: string, timeoutMs = READ_YOUR_WRITES_MS) =>
    dependencies.waitUntilReached(position, timeoutMs, streamOf(childId));

  return {
    async execute<State>(childId: string, act: Command<State>, context: CommandContext) {
      // The cast only forgets the state's type, which decide() looks up by the act's own facet …
      const work = () => decideAndAppend(childId, act as Command, context);
      const { position, state, ...outcome } = await cache.inTurn(childId, work);
      if (position) await shows(childId, position);
      // … and so is the state here.
      return { ...outcome, state: state as State };
    },

    async begin(childId, acts) {
      const position = await cache.inTurn(childId, () => appendFirst(childId, acts));
      if (position) await shows(childId, position);
    },

    carriedOut: (childId, commandId) =>
      cache.inTurn(childId, async () => {
        const known = cache.get(childId);
        if (known?.revisionOf(commandId) !== undefined) return true;
        // Another process may have carried it out.
        return (await catchUp(childId, known)).revisionOf(commandId) !== undefined;
      }),

    bringIn: (childId, after, events) =>
      cache.inTurn(childId, async () => {
        const child = await catchUp(childId, cache.get(childId));
        const missing = events.slice(Math.max(0, child.revision - after));
        if (missing.length === 0) return child.position;
        if (child.revision < after) throw new Error(`${streamOf(childId)} ends at ${child.revision}, before ${after}`);
        const key = await keyOf(childId);
        if (!key || child.erased) throw childGone();
        const sealed = seal(missing, key, child.lastHash, registry);
        const { position } = await store.append(streamOf(childId), child.revision, sealed);
        await catchUp(childId, child);
        return position;
      }),

    async shown(childId, position) {
      await shows(childId, position, WRITES_OF_A_HISTORY_MS);
    },

    erase: (childId, reason, context, receipt) =>
      cache.inTurn(childId, async () => {
        cache.delete(childId);
        await appendErasure({ store, registry }, childId, reason, context, receipt);
      }),
  };
}
