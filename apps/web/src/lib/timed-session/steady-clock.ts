export const SECOND_MS = 1_000;

/**
 * A stopwatch that is only two numbers: it tells the time from timestamps, so that a late or a lost tick costs nothing.
 * All in milliseconds; `at` is the time of day, as `Date.now()` gives it.
 */
export interface SteadyClock {
  /** What had run when it last stood still. */
  readonly keptMs: number;
  /** Since when it runs, or from when on it will; `null` while it stands still. */
  readonly runningSince: number | null;
}

export const STILL_AT_ZERO: SteadyClock = { keptMs: 0, runningSince: null };

export function startClock(clock: SteadyClock, at: number): SteadyClock {
  return clock.runningSince === null ? { ...clock, runningSince: at } : clock;
}

/** What has a length is held before its end: a pause that comes with a late tick still stands inside the last second. */
export function holdClock(clock: SteadyClock, at: number, lengthMs: number): SteadyClock {
  return { keptMs: Math.min(elapsedMs(clock, at), lengthMs - 1), runningSince: null };
}

/** Never less than it was when it started: it may start a little later, and a device's time of day may be set back under it. */
export function elapsedMs({ keptMs, runningSince }: SteadyClock, at: number): number {
  return runningSince === null ? keptMs : keptMs + Math.max(0, at - runningSince);
}

/** How long until the clock shows the next whole second: 1 to 1000. */
export function msToNextSecond(clock: SteadyClock, at: number): number {
  return SECOND_MS - (elapsedMs(clock, at) % SECOND_MS);
}

/** Whether the time of day was set back since this much was shown. By less than a second it only seems so: a timer may come early. */
export function wasSetBack({ keptMs, runningSince }: SteadyClock, at: number, shownMs: number): boolean {
  return runningSince !== null && keptMs + (at - runningSince) < shownMs - SECOND_MS;
}

/** A browser wakes a hidden tab at least once a minute; one that is later than that slept with the whole device. */
const LATEST_TICK_MS = 60_000;

/** Whether something of this length ended while the device slept, so that no child can have been there to the end. */
export function endedUnseen(elapsed: number, lengthMs: number): boolean {
  return elapsed > lengthMs + LATEST_TICK_MS;
}
