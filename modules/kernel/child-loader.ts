import { type Child, type ChildCache, childOf, emptyChild } from './child-cache.ts';
import { type CommandContext, type Composition, evolveAll, MOST_EVENTS_OF_ONE_ACT } from './decision.ts';
import { DomainError } from './domain-error.ts';
import { type DomainEvent, type EventRegistry, NewerRelease } from './event.ts';
import { eventLoopYielder } from './event-loop-yielder.ts';
import { type EventStore, type StoredEvent, streamOf } from './event-store.port.ts';
import type { Facet } from './facet.ts';
import type { ChildKey, KeyRing } from './key-ring.port.ts';
import { refuseOtherRequest } from './request-fingerprint.ts';
import { isSandboxId } from './sandbox-id.ts';
import { type OpenedEvent, open } from './seal.ts';
import type { StateSnapshots } from './state-snapshots.port.ts';

const PAGE = 1_000;
/** Folding so many events takes a cold process nearly a tenth of a second. */
const SNAPSHOT_EVERY = 500;
/** A rolling update brings a process that can read it within about that. */
const NEWER_RELEASE_AFTER_SECONDS = 5;

export interface LoaderDependencies {
  readonly composition: Composition;
  readonly registry: EventRegistry;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly cache: ChildCache;
  /** Without them a child that is not in memory is folded from its first event. */
  readonly snapshots?: StateSnapshots | undefined;
  /** Hears of each refusal to decide because only a newer release can read a child. */
  readonly onNewerRelease?: () => void;
}

/** Folds children from the log, the cache and the snapshots, and reads back what an earlier command did. */
export function createChildLoader(dependencies: LoaderDependencies) {
  const { composition, registry, store, keys, cache } = dependencies;

  function fold(child: Child, stored: StoredEvent, key: Uint8Array | null): Child {
    const { event, unreadable } = openKnown(stored, key);
    const states = unreadable ? child.states : evolveAll(composition.facets, child.states, event);
    return child.after(stored, stored.position, states);
  }

  /** Half a state is no state to decide on: what only a newer release can read is left to it. */
  function openKnown(stored: StoredEvent, key: Uint8Array | null): OpenedEvent {
    try {
      const opened = open(stored, key, registry);
      // Without its key nothing of the child matters any more.
      if (opened.unreadable !== 'unknown' || !key) return opened;
    } catch (error) {
      if (!(error instanceof NewerRelease)) throw error;
    }
    dependencies.onNewerRelease?.();
    const sentence = 'We are getting something new ready for you. Please try again in a moment.';
    throw new DomainError('unavailable', 'release.older', sentence, undefined, NEWER_RELEASE_AFTER_SECONDS);
  }

  /**
   * A facet as it was after that revision: a repeated act answers with what was so then. Of a repeat that came late all before it is
   * read, as for a child that is not in memory: 2 µs for each event that the facet does not listen to, in pages, one repeat of a child
   * at a time, and its quota bounds how much a day adds.
   */
  async function stateThen(childId: string, facet: Facet, revision: number): Promise<unknown> {
    const key = await keyOf(childId);
    let state = facet.initial;
    for (let from = 0; from <= revision; from += PAGE) {
      const limit = Math.min(PAGE, revision + 1 - from);
      for (const stored of await store.readStream(streamOf(childId), { from, limit })) {
        if (!facet.listensTo.has(stored.type)) continue;
        const { event, unreadable } = openKnown(stored, key);
        if (!unreadable) state = facet.evolve(state, event);
      }
    }
    return state;
  }

  /** The child with every event that its stream has now, from what is known of it. */
  async function catchUp(childId: string, known: Child | undefined): Promise<Child> {
    const key = await keyOf(childId);
    const begun = known ?? (await fromSnapshot(childId, key)) ?? emptyChild(composition.facets);
    let child = begun;
    for (;;) {
      const page = await store.readStream(streamOf(childId), { from: child.revision + 1, limit: PAGE });
      const yieldTurn = eventLoopYielder();
      for (const stored of page) {
        child = fold(child, stored, key);
        await yieldTurn();
      }
      if (page.length < PAGE) break;
    }
    remember(childId, key, begun, child);
    return child;
  }

  async function fromSnapshot(childId: string, key: ChildKey | null): Promise<Child | undefined> {
    const snapshot = key && (await dependencies.snapshots?.load(childId, key));
    if (!snapshot) return undefined;
    const { revision, hash } = snapshot;
    const [last] = await store.readStream(streamOf(childId), { from: revision, limit: 1 });
    return last?.hash === hash ? childOf(snapshot) : undefined;
  }

  /** Keeps a child in memory, and every so many events beside the log, too. */
  function remember(childId: string, key: ChildKey | null, before: Child, child: Child): void {
    cache.set(childId, child);
    const steps = ({ revision }: Child) => Math.floor((revision + 1) / SNAPSHOT_EVERY);
    if (key && steps(child) > steps(before) && !child.erased && !isSandboxId(childId))
      dependencies.snapshots?.keep(childId, key, child.snapshot());
  }

  async function keyOf(childId: string): Promise<ChildKey | null> {
    return (await keys.keysOf([childId])).get(childId) ?? null;
  }

  /** The events that a command appended the first time, read back from the log. @throws DomainError for another request */
  async function eventsOf(childId: string, context: CommandContext, lastRevision: number): Promise<DomainEvent[]> {
    const key = await keyOf(childId);
    const from = Math.max(0, lastRevision + 1 - MOST_EVENTS_OF_ONE_ACT);
    const page = await store.readStream(streamOf(childId), { from, limit: lastRevision + 1 - from });
    const its = page.filter(({ commandId }) => commandId === context.commandId);
    refuseOtherRequest(its[0], context.asked, key);
    return its.flatMap((stored) => {
      const opened = open(stored, key, registry);
      return opened.unreadable ? [] : [opened.event];
    });
  }

  return { keyOf, catchUp, remember, stateThen, eventsOf };
}
