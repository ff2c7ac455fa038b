import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type BeActiveEvent, beActiveMachine, SPIN_MS } from './be-active.machine.ts';

const START = Date.UTC(2025, 4, 7, 9);
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function machine() {
  const recordMove = vi.fn();
  const actor = createActor(beActiveMachine.provide({ actions: { recordMove } })).start();
  return {
    recordMove,
    send: (...events: readonly BeActiveEvent[]) => {
      for (const event of events) actor.send(event);
    },
    phase: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const start = { type: 'timer.start', isNew: true } as const;
const done = { type: 'move.done' } as const;

describe('choosing', () => {
  it('has a move at once, so that nobody has to spin', () => {
    const { context, phase } = machine();
    expect(phase()).toBe('choosing');
    expect(context()).toMatchObject({ filter: 'indoor', idea: 'wake-the-floor', pickedBy: 'nobody', seconds: 60 });
  });

  it('lands where the die says, after the spin, and starts nothing meanwhile', () => {
    const { send, phase, context } = machine();
    send({ type: 'filter.choose', filter: 'seated' });
    send({ type: 'wheel.spin', random: 0.99, still: false });
    expect(phase()).toBe('spinning');
    send(start, { type: 'wheel.spin', random: 0, still: false });
    pass(SPIN_MS - 1);
    expect(phase()).toBe('spinning');
    pass(1);
    expect(phase()).toBe('choosing');
    expect(context()).toMatchObject({ idea: 'cheering-crowd', pickedBy: 'wheel', spins: 1 });
  });

  it('gives way to a child that picks while it turns', () => {
    const { send, phase, context } = machine();
    send({ type: 'wheel.spin', random: 0.5, still: false }, { type: 'idea.pick', idea: 'mirror-me' });
    expect(phase()).toBe('choosing');
    pass(SPIN_MS);
    expect(context()).toMatchObject({ idea: 'mirror-me', pickedBy: 'child' });
  });

  it('picks at once with a wheel that holds still', () => {
    const { send, phase, context } = machine();
    send({ type: 'wheel.spin', random: 0, still: true });
    expect(phase()).toBe('choosing');
    expect(context()).toMatchObject({ idea: 'slow-skater', pickedBy: 'wheel', spins: 0 });
  });

  it('finds the group again that the device remembers, unless something was picked by then', () => {
    const late = machine();
    late.send({ type: 'idea.pick', idea: 'mirror-me' }, { type: 'filter.recall', filter: 'seated' });
    expect(late.context()).toMatchObject({ filter: 'indoor', idea: 'mirror-me' });
    const early = machine();
    early.send({ type: 'filter.recall', filter: 'seated' });
    expect(early.context()).toMatchObject({ filter: 'seated', idea: 'air-drums' });
  });
});

describe('the timer', () => {
  it.each([30, 60, 90] as const)('rings after %i seconds, and records once', (seconds) => {
    const { send, phase, context, recordMove } = machine();
    send({ type: 'time.choose', seconds }, start);
    pass(seconds * 1_000 - 1);
    expect(phase()).toBe('moving');
    pass(1);
    expect(phase()).toBe('finished');
    pass(600_000);
    expect(context()).toMatchObject({ ended: 'rang', leftMs: 0, finished: 1 });
    expect(recordMove).toHaveBeenCalledTimes(1);
  });

  it('is over after a sleep that was longer than it', () => {
    const { send, phase } = machine();
    send(start);
    vi.setSystemTime(START + 3_600_000);
    pass(1_000);
    expect(phase()).toBe('finished');
  });

  it('holds in a pause', () => {
    const { send, context } = machine();
    send(start);
    pass(10_000);
    send({ type: 'timer.pause' });
    pass(600_000);
    send({ type: 'timer.resume' });
    pass(1_000);
    expect(context().leftMs).toBe(49_000);
  });

  it('may be stopped at any time, in a pause too, and that is recorded as well', () => {
    const { send, phase, context, recordMove } = machine();
    send(start);
    pass(5_000);
    send({ type: 'timer.pause' }, done);
    expect(phase()).toBe('finished');
    expect(context()).toMatchObject({ ended: 'stopped', leftMs: 55_000, isNew: true });
    send({ type: 'move.again' });
    expect(context()).toMatchObject({ leftMs: 60_000, isNew: false, ended: null });
    send(done, { type: 'move.other' });
    expect(phase()).toBe('choosing');
    expect(recordMove).toHaveBeenCalledTimes(2);
  });
});

describe('every way through the page', () => {
  const paths = getShortestPaths(beActiveMachine, {
    events: [
      { type: 'wheel.spin', random: 0, still: false },
      { type: 'idea.pick', idea: 'mirror-me' },
      start,
      { type: 'timer.pause' },
      { type: 'timer.resume' },
      { type: 'tick', leftMs: 1_000 },
      { type: 'tick', leftMs: 0 },
      done,
      { type: 'move.again' },
      { type: 'move.other' },
    ],
    // Which idea it is, and how often the wheel has turned, makes no other way.
    serializeState: ({ value, context: { pickedBy, leftMs, ended, finished } }) =>
      JSON.stringify([value, pickedBy, leftMs, ended, finished]),
    stopWhen: ({ context }) => context.finished > 1,
    limit: 5_000,
  });

  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['choosing', 'spinning', 'moving', 'paused', 'finished']),
    );
  });

  it('never ends a move that was not begun, and counts each end once', () => {
    for (const { state, steps } of paths) {
      const begun = steps.filter(({ event }) => event.type === 'timer.start' || event.type === 'move.again').length;
      expect(state.context.finished).toBeLessThanOrEqual(begun);
      expect(state.context.ended !== null).toBe(
        state.value === 'finished' ||
          (state.value !== 'moving' && state.value !== 'paused' && state.context.finished > 0),
      );
    }
  });
});
