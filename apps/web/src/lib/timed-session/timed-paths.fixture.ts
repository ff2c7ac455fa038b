import { fromCallback } from 'xstate';
import { SECOND_MS } from './steady-clock.ts';
import { type ClockTick, type TimedPosition, timedSessionMachine } from './timed-session.machine.ts';

/** The timed session without its ticker: a path says itself when a tick comes. */
export const untickedSession = timedSessionMachine.provide({ actors: { secondTicker: fromCallback(() => {}) } });

/** The time of day a second after what is shown; of a clock that stands still, since it stood at 0. */
export const aSecondLater = ({ clock, shownMs }: TimedPosition): number =>
  (clock.runningSince ?? 0) + (shownMs - clock.keptMs) + SECOND_MS;

interface PageActor<Event, Snapshot> {
  send(event: Event): void;
  getSnapshot(): Snapshot;
  stop(): unknown;
}
interface WithTimed {
  readonly children: { readonly timed?: { send(event: ClockTick): void } | undefined };
}
interface Walk<Event, Snapshot> {
  /** A page's machine, started, over {@link untickedSession}. */
  readonly open: () => PageActor<Event, Snapshot>;
  /** What tells one moment from another. */
  readonly named: (snapshot: Snapshot) => string;
  /** What can happen next; nothing where the walk shall end. */
  readonly eventsAfter: (snapshot: Snapshot) => readonly (Event | ClockTick)[];
}

/**
 * The shortest path to each moment of a page that invokes a timed session, over both machines as they run together: breadth first
 * over real actors, since `xstate/graph` runs no children. `after` gives the page after any path; a tick goes to its timed session.
 */
export function timedPaths<Event extends { readonly type: string }, Snapshot extends WithTimed>({
  open,
  named,
  eventsAfter,
}: Walk<Event, Snapshot>) {
  type Path = readonly (Event | ClockTick)[];
  const isTick = (event: Event | ClockTick): event is ClockTick => event.type === 'clock.tick';
  const after = (path: Path) => {
    const actor = open();
    for (const event of path) {
      if (isTick(event)) actor.getSnapshot().children.timed?.send(event);
      else actor.send(event);
    }
    return actor;
  };
  const seenAfter = (path: Path) => {
    const actor = after(path);
    const snapshot = actor.getSnapshot();
    actor.stop();
    return snapshot;
  };
  const found = new Map<string, Path>([[named(seenAfter([])), []]]);
  // A map is walked in the order of its entries, those that are added meanwhile too.
  for (const path of found.values()) {
    for (const event of eventsAfter(seenAfter(path))) {
      const longer = [...path, event];
      const moment = named(seenAfter(longer));
      if (!found.has(moment)) found.set(moment, longer);
    }
  }
  return { paths: [...found], after };
}
