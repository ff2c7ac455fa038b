import type { StoredEvent } from '@wonderlings/kernel';

/** A piece of the log: of the events that were looked at, those that were wanted, and the last one in any case. */
export interface LogPage {
  readonly events: readonly StoredEvent[];
  /** As many were looked at as was asked for: there may be more. */
  readonly isFull: boolean;
}

export const wholePage = (events: readonly StoredEvent[], limit: number): LogPage => ({
  events,
  isFull: events.length === limit,
});
