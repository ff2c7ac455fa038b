import { type FacetStates, initialStates } from './decision.ts';
import { ChildErased } from './event.ts';
import type { SealedEvent } from './event-store.port.ts';
import type { Facet } from './facet.ts';
import { GENESIS_HASH } from './seal.ts';

/** Retries come soon after; older ones are still caught by their event ids, in the store. */
const REMEMBERED_COMMANDS = 100;

interface RememberedCommand {
  readonly id: string;
  /** Of its last event. */
  readonly revision: number;
}

/** One child as folded so far. Immutable. */
export class Child {
  /** -1 before the first event. */
  readonly revision: number;
  readonly lastHash: string;
  readonly states: FacetStates;
  /** The newest last. A list and not a map: it is copied with every event. */
  readonly #commands: readonly RememberedCommand[];
  /** Nothing may follow `ChildErased`, not even from a process that still holds the key in memory. */
  readonly erased: boolean;

  constructor(
    revision: number,
    lastHash: string,
    states: FacetStates,
    commands: readonly RememberedCommand[],
    erased = false,
  ) {
    this.revision = revision;
    this.lastHash = lastHash;
    this.states = states;
    this.#commands = commands;
    this.erased = erased;
  }

  /** The revision of the command's last event, if it is one of the last few. */
  revisionOf(commandId: string): number | undefined {
    return this.#commands.findLast(({ id }) => id === commandId)?.revision;
  }

  after(event: SealedEvent, states: FacetStates): Child {
    // The events of one command follow each other.
    const goesOn = this.#commands.at(-1)?.id === event.commandId;
    const others = goesOn ? this.#commands.slice(0, -1) : this.#commands.slice(1 - REMEMBERED_COMMANDS);
    const commands = [...others, { id: event.commandId, revision: event.revision }];
    return new Child(event.revision, event.hash, states, commands, this.erased || event.type === ChildErased.type);
  }
}

export const emptyChild = (facets: readonly Facet[]): Child => new Child(-1, GENESIS_HASH, initialStates(facets), []);

/** The last used children, and a queue for each so that one process never races itself. */
export class ChildCache {
  readonly #capacity: number;
  readonly #children = new Map<string, Child>();
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(childId: string): Child | undefined {
    return this.#children.get(childId);
  }

  /** Moves the child to the young end and drops the one that was used longest ago. */
  set(childId: string, child: Child): void {
    this.#children.delete(childId);
    this.#children.set(childId, child);
    const oldest = this.#children.keys().next();
    if (this.#children.size > this.#capacity && !oldest.done) this.#children.delete(oldest.value);
  }

  delete(childId: string): void {
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
