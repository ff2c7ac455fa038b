import type { Actor, DomainEvent, OpenedEvent } from '@wonderlings/kernel';

/** One event of a history, opened, as `history.json` has it. */
export interface Entry {
  readonly id: string;
  readonly revision: number;
  readonly at: string;
  readonly localDate: string;
  readonly timeZone: string;
  readonly actor: Actor;
  readonly type: string;
  readonly version: number;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  /** Null where it can no longer be read. */
  readonly data: unknown;
}

/** Without the stream, which is the child's, and the hashes, which `proof/` has. */
export function entryOf({ event, unreadable }: OpenedEvent): Entry {
  const { id, revision, at, localDate, timeZone, actor, type, version, commandId, correlationId, causationId } = event;
  const data = unreadable ? null : (event as DomainEvent).data;
  return { id, revision, at, localDate, timeZone, actor, type, version, commandId, correlationId, causationId, data };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** `HH:mm` on the clock of the event's own zone. */
export function clockTime({ at, timeZone }: Pick<Entry, 'at' | 'timeZone'>): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clocks.set(timeZone, clock);
  }
  return clock.format(new Date(at));
}
