import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { STILL_AT_ZERO, startClock } from './steady-clock.ts';
import { untickedSession } from './timed-paths.fixture.ts';
import {
  positionIn,
  secondsLeft,
  type TimedEvent,
  type TimedInput,
  timedSessionMachine,
} from './timed-session.machine.ts';

const START = Date.UTC(2026, 2, 3, 15);
const LENGTH = 30_000;
const running: TimedInput = { clock: startClock(STILL_AT_ZERO, START), shownMs: 0, lengthMs: LENGTH };
const pausedAt = (ms: number): TimedInput => ({
  clock: { keptMs: ms, runningSince: null },
  shownMs: ms,
  lengthMs: LENGTH,
});

const pause = (ms: number): TimedEvent => ({ type: 'timed.pause', at: START + ms });
const resume = (ms: number): TimedEvent => ({ type: 'timed.resume', at: START + ms });
const tick = (ms: number): TimedEvent => ({ type: 'clock.tick', at: START + ms });

/** A session without a ticker, after these events. */
function after(input: TimedInput, ...events: readonly TimedEvent[]) {
  const actor = createActor(untickedSession, { input }).start();
  for (const event of events) actor.send(event);
  const { value, context, output } = actor.getSnapshot();
  return { value, ...context, output };
}

describe('each transition of a timed session', () => {
  it('begins running with a clock that runs, paused with one that stands still', () => {
    expect(after(running)).toMatchObject({ value: 'running', shownMs: 0 });
    expect(after(pausedAt(12_340))).toMatchObject({ value: 'paused', shownMs: 12_340 });
  });

  it('shows what the clock says at each tick', () => {
    expect(after(running, tick(1_000), tick(2_003))).toMatchObject({ value: 'running', shownMs: 2_003 });
  });

  it('is done with the tick at its end, and tells when that was', () => {
    expect(after(running, tick(LENGTH - 1)).value).toBe('running');
    expect(after(running, tick(LENGTH))).toMatchObject({ value: 'done', output: { at: START + LENGTH } });
  });

  it('is done too when a hidden tab was late by up to a minute', () => {
    expect(after(running, tick(LENGTH + 60_000)).value).toBe('done');
  });

  it('waits, paused, at the last second that was shown when the device slept past its end', () => {
    const waiting = { value: 'paused', shownMs: 4_000, clock: { keptMs: 4_000, runningSince: null } };
    expect(after(running, tick(4_000), tick(LENGTH + 60_001))).toMatchObject(waiting);
    expect(after(running, tick(4_000), pause(LENGTH + 60_001))).toMatchObject(waiting);
  });

  it('goes on after a shorter sleep where the clock stands', () => {
    expect(after(running, tick(4_000), tick(25_600))).toMatchObject({ value: 'running', shownMs: 25_600 });
  });

  it('pauses to the millisecond, and inside the last second when the pause comes late', () => {
    expect(after(running, tick(4_000), pause(4_600))).toMatchObject({ value: 'paused', shownMs: 4_600 });
    expect(after(running, tick(29_000), pause(LENGTH + 20))).toMatchObject({ value: 'paused', shownMs: LENGTH - 1 });
  });

  it('goes on from there, however long the pause was', () => {
    const goneOn = after(running, pause(4_600), resume(3_600_000), tick(3_600_400));
    expect(goneOn).toMatchObject({ value: 'running', shownMs: 5_000 });
    expect(after(pausedAt(12_340), resume(0), tick(660)).shownMs).toBe(13_000);
  });

  it('shows no less than before when the time of day is set back, and goes on from there', () => {
    const setBack = [tick(10_000), tick(-3_600_000)] as const;
    expect(after(running, ...setBack)).toMatchObject({ value: 'running', shownMs: 10_000 });
    expect(after(running, ...setBack, tick(-3_600_000 + 1_000)).shownMs).toBe(11_000);
    expect(after(running, tick(10_000), tick(9_400))).toMatchObject({ shownMs: 10_000, clock: running.clock });
    expect(after(running, tick(10_000), pause(-3_600_000))).toMatchObject({ value: 'paused', shownMs: 10_000 });
  });

  it('stands at the start until a clock that starts later does', () => {
    const later: TimedInput = { ...running, clock: startClock(STILL_AT_ZERO, START + 100) };
    expect(after(later, tick(50))).toMatchObject({ value: 'running', shownMs: 0 });
    expect(after(later, pause(50), resume(5_000), tick(6_000)).shownMs).toBe(1_000);
    expect(after(later, tick(1_100)).shownMs).toBe(1_000);
  });

  it('hears nothing else', () => {
    expect(after(running, tick(2_000), resume(2_500))).toEqual(after(running, tick(2_000)));
    expect(after(running, pause(2_500), pause(9_000), tick(9_000))).toEqual(after(running, pause(2_500)));
  });
});

/** A child and its device: it waits, looks, pauses, goes on, and its time of day may be set back. */
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('wait'), ms: fc.nat(5_000) }) },
    { weight: 4, arbitrary: fc.constant({ does: 'tick', ms: 0 }) },
    { weight: 2, arbitrary: fc.constant({ does: 'pause', ms: 0 }) },
    { weight: 2, arbitrary: fc.constant({ does: 'resume', ms: 0 }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('set back'), ms: fc.nat(7_200_000) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('sleep'), ms: fc.nat(7_200_000) }) },
  ),
  { maxLength: 60 },
);

/** Follows a session through these steps; `each` sees it after each of them, with the time that really ran. */
function live(script: readonly { readonly does: string; readonly ms: number }[], each: (seen: Seen) => void) {
  const actor = createActor(untickedSession, { input: running }).start();
  let at = START;
  let ranMs = 0;
  for (const { does, ms } of script) {
    const before = actor.getSnapshot();
    if (before.value === 'done') break;
    if (does === 'wait' || does === 'sleep') {
      at += ms;
      if (before.value === 'running') ranMs += ms;
    } else if (does === 'set back') at -= ms;
    else if (does === 'tick') actor.send({ type: 'clock.tick', at });
    else actor.send({ type: does === 'pause' ? 'timed.pause' : 'timed.resume', at });
    const { value, context } = actor.getSnapshot();
    each({ value, before: before.value, shownMs: context.shownMs, shownBefore: before.context.shownMs, ranMs });
  }
  return { actor, at };
}
interface Seen {
  readonly value: string;
  readonly before: string;
  readonly shownMs: number;
  readonly shownBefore: number;
  readonly ranMs: number;
}

describe('the laws of a timed session', () => {
  it('never shows more seconds left than before, nor less than none', () => {
    fc.assert(
      fc.property(steps, (script) => {
        live(script, ({ shownMs, shownBefore }) => {
          expect(secondsLeft(shownMs, LENGTH)).toBeLessThanOrEqual(secondsLeft(shownBefore, LENGTH));
          expect(shownMs).toBeGreaterThanOrEqual(shownBefore);
          expect(shownMs).toBeLessThan(LENGTH);
        });
      }),
    );
  });

  it('passes no time while it is paused', () => {
    fc.assert(
      fc.property(steps, (script) => {
        live(script, ({ before, shownMs, shownBefore }) => {
          if (before === 'paused') expect(shownMs).toBe(shownBefore);
        });
      }),
    );
  });

  it('shows no time that did not run, and is not done before all of it has', () => {
    fc.assert(
      fc.property(steps, (script) => {
        live(script, ({ value, shownMs, ranMs }) => {
          expect(shownMs).toBeLessThanOrEqual(ranMs);
          if (value === 'done') expect(ranMs).toBeGreaterThanOrEqual(LENGTH);
        });
      }),
    );
  });

  it('comes to its end from wherever it stands, once it is gone on with and looked at', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const { actor, at } = live(script, () => {});
        const isDone = () => actor.getSnapshot().value === 'done';
        if (!isDone()) actor.send({ type: 'clock.tick', at });
        if (!isDone()) actor.send({ type: 'timed.resume', at });
        for (let ms = 0; ms <= LENGTH + 1_000 && !isDone(); ms += 1_000) {
          actor.send({ type: 'clock.tick', at: at + ms });
        }
        expect(isDone()).toBe(true);
      }),
    );
  });
});

describe('with its ticker', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  function begun(lengthMs = LENGTH, input: TimedInput = { ...running, lengthMs }) {
    const shown: number[] = [];
    const actor = createActor(timedSessionMachine, { input });
    actor.subscribe((snapshot) => shown.push(positionIn(snapshot).shownMs));
    actor.start();
    shown.length = 0;
    return { shown, actor, value: () => actor.getSnapshot().value };
  }
  const look = () => document.dispatchEvent(new Event('visibilitychange'));

  it('shows each second once, and is done at its end', () => {
    const { shown, value } = begun(3_000);
    vi.advanceTimersByTime(2_999);
    expect([shown, value()]).toEqual([[1_000, 2_000], 'running']);
    vi.advanceTimersByTime(1);
    expect(value()).toBe('done');
  });

  it.each([
    ['its end', () => vi.advanceTimersByTime(LENGTH)],
    ['a sleep past its end', () => vi.setSystemTime(START + 3_600_000) && vi.advanceTimersByTime(1_000)],
  ])('has no timer any more after %s', (_, pass) => {
    const { value } = begun();
    pass();
    expect([value() !== 'running', vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('finishes a second that had begun before going on in whole ones', () => {
    const { shown, actor } = begun(LENGTH, { ...pausedAt(600), lengthMs: LENGTH });
    actor.send({ type: 'timed.resume', at: Date.now() });
    vi.advanceTimersByTime(1_400);
    expect(shown.slice(1)).toEqual([1_000, 2_000]);
  });

  it('knows after a sleep where it is, and comes back to the beat', () => {
    const { shown } = begun();
    vi.advanceTimersByTime(5_000);
    // Timers stand still while the clock goes on, as in a sleeping tab.
    vi.setSystemTime(START + 5_000 + 12_300);
    vi.advanceTimersByTime(1_000);
    expect(shown.at(-1)).toBe(18_300);
    vi.advanceTimersByTime(700);
    expect(shown.at(-1)).toBe(19_000);
  });

  it('comes back to the beat when the time of day was set back', () => {
    const { shown } = begun();
    vi.advanceTimersByTime(5_000);
    vi.setSystemTime(START + 5_000 - 3_250);
    vi.advanceTimersByTime(2_000);
    expect([shown.slice(-2), vi.getTimerCount()]).toEqual([[5_000, 6_000], 1]);
  });

  it('says so at once when the page is looked at again', () => {
    const { shown, value } = begun();
    vi.setSystemTime(START + 20_000);
    look();
    expect(shown).toEqual([20_000]);
    vi.setSystemTime(START + LENGTH + 1_000);
    look();
    expect(value()).toBe('done');
  });

  it('is silent once the state that invoked it was left', () => {
    const feature = setup({ actors: { timedSession: timedSessionMachine } }).createMachine({
      initial: 'session',
      states: {
        session: { invoke: { id: 'timed', src: 'timedSession', input: running }, on: { leave: 'left' } },
        left: {},
      },
    });
    const actor = createActor(feature).start();
    const timed = actor.getSnapshot().children.timed;
    actor.send({ type: 'leave' });
    const left = timed?.getSnapshot();
    look();
    vi.advanceTimersByTime(LENGTH);
    expect([timed?.getSnapshot(), vi.getTimerCount()]).toEqual([left, 0]);
  });

  it('lasts as long as it is, over any pauses, to the millisecond', () => {
    const stretches = fc.array(fc.record({ runs: fc.nat(9_000), stands: fc.nat(100_000) }), { maxLength: 12 });
    fc.assert(
      fc.property(stretches, (parts) => {
        const { actor, value } = begun(LENGTH, { ...running, clock: startClock(STILL_AT_ZERO, Date.now()) });
        let left = LENGTH;
        for (const { runs, stands } of parts) {
          if (runs >= left) break;
          vi.advanceTimersByTime(runs);
          left -= runs;
          actor.send({ type: 'timed.pause', at: Date.now() });
          vi.advanceTimersByTime(stands);
          actor.send({ type: 'timed.resume', at: Date.now() });
        }
        vi.advanceTimersByTime(left - 1);
        expect(value()).toBe('running');
        vi.advanceTimersByTime(1);
        expect(value()).toBe('done');
      }),
    );
  });
});

describe('a countdown', () => {
  it('shows each number for a whole second', () => {
    expect([0, 999, 1_000, 29_999, 30_000].map((shownMs) => secondsLeft(shownMs, LENGTH))).toEqual([30, 30, 29, 1, 0]);
  });
});
