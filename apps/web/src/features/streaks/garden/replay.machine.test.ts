import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dayMs, replayMachine } from './replay.machine.ts';

let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function replayOf(days: number) {
  const actor = createActor(replayMachine, { input: { days, now: () => clock } }).start();
  const pass = (ms: number) => {
    clock += ms;
    vi.advanceTimersByTime(ms);
  };
  const shown = () => actor.getSnapshot().context.shown;
  return { actor, pass, shown, isPlaying: () => actor.getSnapshot().matches('playing') };
}

describe('the replay', () => {
  it('begins whole, grows from bare soil one day after the other, and stops when it is whole', () => {
    const { actor, pass, shown, isPlaying } = replayOf(3);
    expect(shown()).toBe(3);
    actor.send({ type: 'play' });
    const seen = [shown()];
    while (isPlaying() && seen.length < 10) {
      pass(dayMs(3));
      seen.push(shown());
    }
    expect(seen).toEqual([0, 1, 2, 3]);
    pass(60_000);
    expect(shown()).toBe(3);
  });

  it('holds where it is paused, and goes on from there', () => {
    const { actor, pass, shown, isPlaying } = replayOf(10);
    actor.send({ type: 'play' });
    pass(dayMs(10));
    actor.send({ type: 'pause' });
    pass(60_000);
    expect([shown(), isPlaying()]).toEqual([1, false]);
    actor.send({ type: 'play' });
    pass(dayMs(10));
    expect(shown()).toBe(2);
  });

  it('holds still for a child that steps or draws, and stays within its days', () => {
    const { actor, shown, isPlaying } = replayOf(5);
    actor.send({ type: 'step', by: 1 });
    expect(shown()).toBe(5);
    actor.send({ type: 'play' });
    actor.send({ type: 'seek', shown: 2 });
    expect([shown(), isPlaying()]).toEqual([2, false]);
    actor.send({ type: 'seek', shown: -7 });
    actor.send({ type: 'step', by: -1 });
    expect(shown()).toBe(0);
  });

  it('takes no longer on a device that is slow: days that are due grow together', () => {
    const { actor, shown } = replayOf(366);
    actor.send({ type: 'play' });
    clock += 20 * dayMs(366);
    vi.advanceTimersByTime(dayMs(366));
    expect(shown()).toBe(20);
  });

  it('shows a year in about twenty seconds, and a few days one by one', () => {
    expect(dayMs(366) * 366).toBeLessThan(20_000);
    expect(dayMs(3)).toBe(500);
    expect(dayMs(0)).toBe(500);
  });
});
