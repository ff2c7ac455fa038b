import type { FacetStates } from './decision.ts';
import type { ChildKey } from './key-ring.port.ts';
import type { Today } from './quota.ts';

/** A child as it was after one of its events: where a process that does not have it in memory begins, instead of at its first event. */
export interface StateSnapshot {
  readonly revision: number;
  /** Of the event of that revision: a log that has another one there is another log. */
  readonly hash: string;
  /** Of the append that brought that event. */
  readonly position: string;
  readonly today: Today;
  readonly states: FacetStates;
  /** The last commands and the revisions of their last events. */
  readonly commands: ReadonlyMap<string, number>;
}

/** Kept beside the log, sealed with the child's key, and disposable: what is lost or of another release is folded again from the log. */
export interface StateSnapshots {
  /** Null where there is none that this release can use. */
  load(childId: string, key: ChildKey): Promise<StateSnapshot | null>;
  /** In its own time: no act waits for it, and one that fails is only not there. */
  keep(childId: string, key: ChildKey, snapshot: StateSnapshot): void;
}
