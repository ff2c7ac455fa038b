import { fromCallback } from 'xstate';
import { msToNextSecond, type SteadyClock } from './steady-clock.ts';

/** `at` is the time of day in milliseconds. */
export interface ClockTick {
  readonly type: 'clock.tick';
  readonly at: number;
}

/**
 * Ticks on the whole seconds of a running clock, each counted anew from the time of day, so that lateness never adds up; and once more
 * when a hidden tab is looked at again.
 */
export const secondTicker = fromCallback<ClockTick, SteadyClock>(({ input: clock, sendBack }) => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => sendBack({ type: 'clock.tick', at: Date.now() });
  const wait = () => {
    timer = setTimeout(
      () => {
        tick();
        wait();
      },
      msToNextSecond(clock, Date.now()),
    );
  };
  const look = () => {
    if (document.visibilityState === 'visible') tick();
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
});
