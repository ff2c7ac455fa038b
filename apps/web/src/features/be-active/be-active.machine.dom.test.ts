import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { aSecondLater, timedPaths, untickedSession } from '../../lib/timed-session/timed-paths.fixture.ts';
import type { ClockTick } from '../../lib/timed-session/timed-session.machine.ts';
import { type BeActiveEvent, type BeActiveSnapshot, beActiveMachine, phaseOf, SPIN_MS } from './be-active.machine.ts';

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
    phase: () => phaseOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
  };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const start = () => ({ type: 'timer.start', isNew: true, at: Date.now() }) as const;
const pause = () => ({ type: 'timer.pause', at: Date.now() }) as const;
const resume = () => ({ type: 'timer.resume', at: Date.now() }) as const;
const done = { type: 'move.done' } as const;

describe('choosing', () => {
  it('has a move at once, so that no child has to spin', () => {
    const { context, phase } = machine();
    expect(phase()).toBe('choosing');
    expect(context()).toMatchObject({ filter: 'indoor', idea: 'wake-the-floor', pickedBy: null, seconds: 60 });
  });

  it('lands where the die says, after the spin, and starts nothing meanwhile', () => {
    const { send, phase, context } = machine();
    send({ type: 'filter.choose', filter: 'seated' });
    send({ type: 'wheel.spin', random: 0.99, still: false });
    expect(phase()).toBe('spinning');
    send(start(), { type: 'wheel.spin', random: 0, still: false });
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
    send({ type: 'time.choose', seconds }, start());
    pass(seconds * 1_000 - 1);
    expect(phase()).toBe('moving');
    pass(1);
    expect(phase()).toBe('finished');
    pass(600_000);
    expect(context()).toMatchObject({ ended: 'rang', shownMs: seconds * 1_000, finished: 1 });
    expect(recordMove).toHaveBeenCalledTimes(1);
  });

  it('waits, paused, at the last second that was shown when the device slept past its end', () => {
    const { send, phase, context, recordMove } = machine();
    send(start());
    pass(10_000);
    vi.setSystemTime(START + 3_600_000);
    pass(1_000);
    expect([phase(), context().shownMs, recordMove.mock.calls.length]).toEqual(['paused', 10_000, 0]);
    send(resume());
    pass(50_000);
    expect([phase(), recordMove.mock.calls.length]).toEqual(['finished', 1]);
  });

  it('holds in a pause, to the millisecond', () => {
    const { send, context } = machine();
    send(start());
    pass(10_400);
    send(pause());
    pass(600_000);
    send(resume());
    pass(599);
    expect(context().shownMs).toBe(10_400);
    pass(1);
    expect(context().shownMs).toBe(11_000);
  });

  it('may be stopped at any time, in a pause too, and that is recorded as well', () => {
    const { send, phase, context, recordMove } = machine();
    send(start());
    pass(5_000);
    send(pause(), done);
    expect(phase()).toBe('finished');
    expect(context()).toMatchObject({ ended: 'stopped', shownMs: 5_000, isNew: true });
    send({ type: 'move.again', at: Date.now() });
    expect(context()).toMatchObject({ lengthMs: 60_000, shownMs: 0, isNew: false, ended: null });
    send(done, { type: 'move.other' });
    expect(phase()).toBe('choosing');
    expect(recordMove).toHaveBeenCalledTimes(2);
  });
});

describe('every way through the page', () => {
  const named = (snapshot: BeActiveSnapshot) => {
    // Which idea it is, and how often the wheel has turned, makes no other way.
    const { pickedBy, shownMs, ended, finished } = snapshot.context;
    return JSON.stringify([phaseOf(snapshot), pickedBy, shownMs, ended, finished]);
  };
  const unticked = beActiveMachine.provide({ actors: { timedSession: untickedSession } });
  const { paths, after } = timedPaths({
    open: () => createActor(unticked).start(),
    named,
    eventsAfter: ({ context }): readonly (BeActiveEvent | ClockTick)[] => {
      if (context.finished > 1) return [];
      const at = aSecondLater(context);
      return [
        { type: 'wheel.spin', random: 0, still: false },
        { type: 'idea.pick', idea: 'mirror-me' },
        { type: 'timer.start', isNew: true, at },
        { type: 'timer.pause', at },
        { type: 'timer.resume', at },
        // No more than a second of each pause and each time: the rest makes no other way.
        ...(context.shownMs < 1_000 ? [{ type: 'clock.tick', at } as const] : []),
        { type: 'clock.tick', at: at + context.lengthMs },
        { type: 'clock.tick', at: at + 3_600_000 },
        done,
        { type: 'move.again', at },
        { type: 'move.other' },
      ];
    },
  });
  const ends = paths.map(([, path]) => {
    const actor = after(path);
    const snapshot = actor.getSnapshot();
    actor.stop();
    return { path, snapshot };
  });

  it('reaches every state', () => {
    expect(new Set(ends.map(({ snapshot }) => phaseOf(snapshot)))).toEqual(
      new Set(['choosing', 'spinning', 'moving', 'paused', 'finished']),
    );
  });

  it('never ends a move that was not begun, and counts each end once', () => {
    for (const { path, snapshot } of ends) {
      const phase = phaseOf(snapshot);
      const begun = path.filter(({ type }) => type === 'timer.start' || type === 'move.again').length;
      expect(snapshot.context.finished).toBeLessThanOrEqual(begun);
      expect(snapshot.context.ended !== null).toBe(
        phase === 'finished' || (phase !== 'moving' && phase !== 'paused' && snapshot.context.finished > 0),
      );
    }
  });
});
