import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  elapsedMs,
  endedUnseen,
  holdClock,
  msToNextSecond,
  STILL_AT_ZERO,
  startClock,
  wasSetBack,
} from './steady-clock.ts';

describe('the steady clock', () => {
  it('counts only what ran, over any number of pauses', () => {
    const waits = fc.array(fc.record({ runs: fc.nat(100_000), stands: fc.nat(100_000) }), { maxLength: 20 });
    fc.assert(
      fc.property(waits, (stretches) => {
        let at = 1_000_000;
        let clock = STILL_AT_ZERO;
        for (const { runs, stands } of stretches) {
          clock = startClock(clock, at);
          at += runs;
          clock = holdClock(clock, at, Number.POSITIVE_INFINITY);
          at += stands;
        }
        expect(elapsedMs(clock, at)).toBe(stretches.reduce((sum, { runs }) => sum + runs, 0));
      }),
    );
  });

  it('comes to a whole second after the wait it names, wherever it stands', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.nat(500_000), (keptMs, ran) => {
        const clock = { keptMs, runningSince: 0 };
        const wait = msToNextSecond(clock, ran);
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(1000);
        expect(elapsedMs(clock, ran + wait) % 1000).toBe(0);
      }),
    );
  });

  it('is held inside the last second when the pause comes late', () => {
    const running = startClock(STILL_AT_ZERO, 1000);
    expect(holdClock(running, 31_000, 36_000)).toEqual({ keptMs: 30_000, runningSince: null });
    expect(holdClock(running, 40_000, 36_000)).toEqual({ keptMs: 35_999, runningSince: null });
  });

  it('does not start twice', () => {
    const running = startClock(STILL_AT_ZERO, 1000);
    expect(startClock(running, 5000)).toBe(running);
  });

  it('does not run backwards when the time of day is set back', () => {
    const running = startClock({ keptMs: 4000, runningSince: null }, 60_000);
    expect(elapsedMs(running, 1000)).toBe(4000);
  });

  it('tells a time of day that was set back from a timer that came early', () => {
    const running = startClock({ keptMs: 4000, runningSince: null }, 60_000);
    expect(wasSetBack(running, 66_000, 10_000)).toBe(false);
    expect(wasSetBack(running, 65_000, 10_000)).toBe(false);
    expect(wasSetBack(running, 64_999, 10_000)).toBe(true);
    expect(wasSetBack({ keptMs: 10_000, runningSince: null }, 0, 10_000)).toBe(false);
  });

  it('stands at zero until it starts', () => {
    expect([900, 1000, 1400].map((at) => elapsedMs(startClock(STILL_AT_ZERO, 1000), at))).toEqual([0, 0, 400]);
  });

  it('tells a late tick from a device that slept', () => {
    expect(endedUnseen(36_000 + 60_000, 36_000)).toBe(false);
    expect(endedUnseen(36_000 + 60_001, 36_000)).toBe(true);
  });
});
