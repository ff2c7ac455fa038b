import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { countdown, type TickEvent } from './countdown.actor.ts';
import { leftAt, msToNextSecond, secondsShown } from './countdown.ts';

const START = Date.UTC(2025, 4, 7, 9);
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function ticksOf(leftMs: number) {
  const ticks: number[] = [];
  const machine = setup({ actors: { countdown }, types: { events: {} as TickEvent } }).createMachine({
    invoke: { src: 'countdown', input: { leftMs } },
    on: { tick: { actions: ({ event }) => ticks.push(event.leftMs) } },
  });
  const actor = createActor(machine).start();
  return { ticks, stop: () => actor.stop() };
}

describe('the countdown', () => {
  it('ticks once a second, and ends with zero', () => {
    const { ticks } = ticksOf(3_000);
    vi.advanceTimersByTime(10_000);
    expect(ticks).toEqual([2_000, 1_000, 0]);
  });

  it('finishes a second that had begun before going on in whole ones', () => {
    const { ticks } = ticksOf(2_400);
    vi.advanceTimersByTime(400);
    expect(ticks).toEqual([2_000]);
  });

  it('knows after a sleep how much of it is left, and comes back to the beat', () => {
    const { ticks } = ticksOf(30_000);
    vi.advanceTimersByTime(5_000);
    // Timers stand still while the clock goes on, as in a sleeping tab.
    vi.setSystemTime(START + 5_000 + 12_300);
    vi.advanceTimersByTime(1_000);
    expect(ticks.at(-1)).toBe(30_000 - 18_300);
    vi.advanceTimersByTime(700);
    expect(ticks.at(-1)).toBe(11_000);
  });

  it('says so at once when the page is looked at again', () => {
    const { ticks } = ticksOf(30_000);
    vi.setSystemTime(START + 20_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ticks).toEqual([10_000]);
    vi.setSystemTime(START + 90_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ticks).toEqual([10_000, 0]);
  });

  it('is silent once it was stopped', () => {
    const { ticks, stop } = ticksOf(3_000);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(10_000);
    expect(ticks).toEqual([]);
  });
});

describe('its arithmetic', () => {
  it('never goes below zero, nor above what it began with', () => {
    expect(leftAt(1_000, 5_000, 30_000)).toBe(0);
    expect(leftAt(40_000, 0, 30_000)).toBe(30_000);
  });

  it('shows each number for a whole second', () => {
    expect([30_000, 29_001, 29_000, 1, 0].map(secondsShown)).toEqual([30, 30, 29, 1, 0]);
    expect([30_000, 29_001, 1].map(msToNextSecond)).toEqual([1_000, 1, 1]);
  });
});
