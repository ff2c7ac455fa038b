import { serialize } from 'node:v8';
import { type FacetStates, initialStates } from './decision.ts';
import { ChildErased } from './event.ts';
import type { SealedEvent } from './event-store.port.ts';
import type { Facet } from './facet.ts';
import { NO_DAY, type Today, withEvent } from './quota.ts';
import { GENESIS_HASH } from './seal.ts';
import type { StateSnapshot } from './state-snapshots.port.ts';

/** Retries come soon after; older ones are still caught by their event ids, in the store. */
const REMEMBERED_COMMANDS = 100;

/** Where a stream stands. */
interface Last {
  readonly revision: number;
  readonly hash: string;
  readonly position: string | null;
  readonly today: Today;
}

/** One child as folded so far. Immutable, but for the memory of commands. */
export class Child {
  /** -1 before the first event. */
  readonly revision: number;
  readonly lastHash: string;
  /** Of the append that brought its last event, in the store's order; null before the first. */
  readonly position: string | null;
  /** What it has added to the log lately, see `refuseBeyond`. */
  readonly today: Today;
  readonly states: FacetStates;
  /**
   * Command id to the revision of its last event, newest last. One for all versions of a child, because a copy with every
   * event would cost more than the rest of folding it; what is in it was stored, so it is true of them all.
   */
  readonly #commands: Map<string, number>;
  /** Nothing may follow `ChildErased`, not even from a process that still holds the key in memory. */
  readonly erased: boolean;

  constructor(last: Last, states: FacetStates, commands: Map<string, number>, erased = false) {
    this.revision = last.revision;
    this.lastHash = last.hash;
    this.position = last.position;
    this.today = last.today;
    this.states = states;
    this.#commands = commands;
    this.erased = erased;
  }

  /** The revision of the command's last event, if it is one of the last few. */
  revisionOf(commandId: string): number | undefined {
    return this.#commands.get(commandId);
  }

  /** @param event that is stored, the next one of the stream, by an append that ended at `position` */
  after(event: SealedEvent, position: string, states: FacetStates): Child {
    const commands = this.#commands;
    const today = withEvent(this.today, event, !commands.has(event.commandId));
    commands.delete(event.commandId);
    commands.set(event.commandId, event.revision);
    const oldest = commands.keys().next();
    if (commands.size > REMEMBERED_COMMANDS && !oldest.done) commands.delete(oldest.value);
    const erased = this.erased || event.type === ChildErased.type;
    return new Child({ revision: event.revision, hash: event.hash, position, today }, states, commands, erased);
  }

  /** @throws Error before the first event */
  snapshot(): StateSnapshot {
    const { revision, lastHash: hash, position, today, states } = this;
    if (position === null) throw new Error('A child without an event has nothing to keep');
    return { revision, hash, position, today, states, commands: this.#commands };
  }
}

export const childOf = ({ states, commands, ...last }: StateSnapshot): Child =>
  new Child(last, states, new Map(commands));

export const emptyChild = (facets: readonly Facet[]): Child =>
  new Child({ revision: -1, hash: GENESIS_HASH, position: null, today: NO_DAY }, initialStates(facets), new Map());

/** Its last commands and its places in maps, a little more than they take. */
const BYTES_BESIDE_STATE = 10_000;
/** Weighing a keen year's state takes half a millisecond. */
const WEIGHED_EVERY = 100;

interface Kept {
  readonly child: Child;
  /** {@link bytesOf} it as it was at `weighedAt`. In memory a state takes some two or three times as much as serialized. */
  readonly bytes: number;
  readonly weighedAt: number;
}

/** The last used children, as many as their states' bytes allow, and a queue for each so that one process never races itself. */
export class ChildCache {
  readonly #capacity: number;
  readonly #children = new Map<string, Kept>();
  readonly #turns = new Map<string, Promise<unknown>>();
  #bytes = 0;

  /** @param capacity in bytes of serialized states */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(childId: string): Child | undefined {
    return this.#children.get(childId)?.child;
  }

  /** Moves the child to the young end and drops those that were used longest ago, until the rest is light enough. */
  set(childId: string, child: Child): void {
    const before = this.#children.get(childId);
    this.delete(childId);
    const kept = before && child.revision < before.weighedAt + WEIGHED_EVERY ? { ...before, child } : weighed(child);
    if (kept.bytes > this.#capacity) return;
    this.#children.set(childId, kept);
    this.#bytes += kept.bytes;
    for (const oldest of this.#children.keys()) {
      if (this.#bytes <= this.#capacity) break;
      this.delete(oldest);
    }
  }

  delete(childId: string): void {
    this.#bytes -= this.#children.get(childId)?.bytes ?? 0;
    this.#children.delete(childId);
  }

  /** Runs after whatever is already waiting for this child. */
  inTurn<T>(childId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(childId) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#turns.set(childId, turn);
    const settled = () => {
      if (this.#turns.get(childId) === turn) this.#turns.delete(childId);
    };
    turn.then(settled, settled);
    return turn;
  }
}

const weighed = (child: Child): Kept => ({ child, bytes: bytesOf(child), weighedAt: child.revision });

/** What a child counts for. */
export const bytesOf = ({ states }: Child): number => serialize(states).byteLength + BYTES_BESIDE_STATE;
