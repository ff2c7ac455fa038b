import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { secondsLeft } from '../../lib/timed-session/timed-session.machine.ts';
import { type MoveQuestEvent, moveQuestMachine, phaseOf } from './movequest.machine.ts';
import type { Level, SecondsPerMove } from './session-plan.ts';

const START = Date.UTC(2025, 4, 7, 9);
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function machine() {
  const recordSession = vi.fn();
  const actor = createActor(moveQuestMachine.provide({ actions: { recordSession } })).start();
  const send = (...types: readonly Extract<MoveQuestEvent, { type: string }>['type'][]) => {
    for (const type of types) actor.send({ type, at: Date.now() } as MoveQuestEvent);
  };
  return {
    actor,
    recordSession,
    send,
    phase: () => phaseOf(actor.getSnapshot()),
    at: () => {
      const { loop, moveIndex, shownMs, secondsPerMove } = actor.getSnapshot().context;
      return { loop, move: moveIndex + 1, seconds: secondsLeft(shownMs, secondsPerMove * SECOND_MS) };
    },
    context: () => actor.getSnapshot().context,
  };
}

function started(level: Level = 'easy', seconds: SecondsPerMove = 30) {
  const it = machine();
  it.actor.send({ type: 'coach.choose', coach: 'rally' });
  it.actor.send({ type: 'level.choose', level });
  it.actor.send({ type: 'time.choose', seconds });
  it.send('session.start');
  return it;
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('the setup', () => {
  it('starts only with a coach', () => {
    const { send, phase, actor } = machine();
    send('session.start');
    expect(phase()).toBe('setup');
    actor.send({ type: 'coach.choose', coach: 'bella' });
    send('session.start');
    expect(phase()).toBe('running');
  });

  it('begins easy, with 30 seconds a move, at loop 1 and move 1', () => {
    const { at, context } = started();
    expect(context()).toMatchObject({ level: 'easy', secondsPerMove: 30, coach: 'rally' });
    expect(at()).toEqual({ loop: 1, move: 1, seconds: 30 });
  });
});

describe('the countdown', () => {
  it('goes down once a second', () => {
    const { at } = started();
    pass(999);
    expect(at().seconds).toBe(30);
    pass(1);
    expect(at().seconds).toBe(29);
    pass(17_000);
    expect(at().seconds).toBe(12);
  });

  it('goes to the next move at zero, whose timer starts 100 ms later', () => {
    const { at, phase } = started('easy', 15);
    pass(15_000);
    expect(at()).toEqual({ loop: 1, move: 2, seconds: 15 });
    expect(phase()).toBe('running');
    pass(1_099);
    expect(at().seconds).toBe(15);
    pass(1);
    expect(at().seconds).toBe(14);
  });

  it.each([
    ['easy', 1],
    ['medium', 2],
    ['hard', 3],
  ] as const)('plays %s through by itself in %i loops of five moves', (level, loops) => {
    const { phase, context, recordSession } = started(level, 15);
    pass(loops * 5 * 15_100 - 101);
    expect(phase()).toBe('running');
    pass(1);
    expect(phase()).toBe('done');
    expect(recordSession).toHaveBeenCalledTimes(1);
    expect(context()).toMatchObject({ loop: loops, moveIndex: 4, movedMs: Array(loops * 5).fill(15_000) });
  });

  it('shows the right second after a sleep', () => {
    const { at } = started('easy', 45);
    pass(5_000);
    vi.setSystemTime(START + 25_000);
    pass(1_000);
    expect(at()).toEqual({ loop: 1, move: 1, seconds: 19 });
  });

  it('waits, paused, at the last second that was shown when the device slept past the end of a move', () => {
    const { at, phase, context, send } = started('hard', 15);
    pass(4_000);
    vi.setSystemTime(START + 3_600_000);
    pass(1_000);
    expect(phase()).toBe('paused');
    expect(at()).toEqual({ loop: 1, move: 1, seconds: 11 });
    expect(context().movedMs).toEqual([4_000, ...Array(14).fill(0)]);
    send('session.resume');
    pass(11_000);
    expect(at()).toEqual({ loop: 1, move: 2, seconds: 15 });
    expect(context().movedMs).toEqual([15_000, ...Array(14).fill(0)]);
  });
});

describe('the buttons', () => {
  it('goes on with Next and with Skip alike, and gives the whole time', () => {
    const { at, send } = started('medium');
    pass(7_000);
    send('move.next');
    expect(at()).toEqual({ loop: 1, move: 2, seconds: 30 });
    pass(3_000);
    send('move.skip');
    expect(at()).toEqual({ loop: 1, move: 3, seconds: 30 });
    send('move.next', 'move.skip', 'move.next');
    expect(at()).toMatchObject({ loop: 2, move: 1 });
  });

  it('counts the 100 ms anew from the last of quick presses', () => {
    const { at, send } = started('hard');
    send('move.next');
    pass(90);
    send('move.next');
    pass(1_099);
    expect(at()).toEqual({ loop: 1, move: 3, seconds: 30 });
    pass(1);
    expect(at().seconds).toBe(29);
  });

  it('is done after the last move of the last loop', () => {
    const { phase, send, recordSession } = started('easy');
    send('move.next', 'move.next', 'move.next', 'move.next');
    expect(phase()).toBe('running');
    send('move.skip');
    expect(phase()).toBe('done');
    send('move.next', 'move.skip', 'session.start');
    expect(recordSession).toHaveBeenCalledTimes(1);
  });

  it('goes back to the move before, with its whole time', () => {
    const { at, send } = started();
    send('move.next');
    pass(5_100);
    send('move.back');
    expect(at()).toEqual({ loop: 1, move: 1, seconds: 30 });
    pass(1_099);
    expect(at().seconds).toBe(30);
    pass(1);
    expect(at().seconds).toBe(29);
  });

  it('adds what a move gets when it is gone back to', () => {
    const { context, send } = started();
    pass(3_000);
    send('move.skip');
    pass(1_100);
    send('move.back');
    pass(4_100);
    expect(context().movedMs).toEqual([7_000, 1_000, 0, 0, 0]);
  });

  it('only stops the timer with Back on the first move, of the second loop too', () => {
    const { at, phase, send } = started('medium');
    pass(4_000);
    send('move.back');
    expect(phase()).toBe('paused');
    pass(60_000);
    expect(at()).toEqual({ loop: 1, move: 1, seconds: 26 });
    send('move.next', 'move.next', 'move.next', 'move.next', 'move.next', 'move.back');
    expect(at()).toMatchObject({ loop: 2, move: 1 });
    expect(phase()).toBe('paused');
  });
});

describe('the pause', () => {
  it('holds the second, for however long', () => {
    const { at, send } = started();
    pass(12_000);
    send('session.pause');
    pass(600_000);
    expect(at().seconds).toBe(18);
    send('session.resume');
    pass(1_000);
    expect(at().seconds).toBe(17);
  });

  it('holds to the millisecond', () => {
    const { at, send } = started();
    pass(12_400);
    send('session.pause');
    pass(600_000);
    send('session.resume');
    pass(599);
    expect(at().seconds).toBe(18);
    pass(1);
    expect(at().seconds).toBe(17);
  });

  it('does not count as time moved', () => {
    const { context, send } = started('easy', 15);
    pass(5_000);
    send('session.pause');
    pass(50_000);
    send('session.resume');
    pass(10_000);
    expect(context().movedMs).toEqual([15_000, 0, 0, 0, 0]);
  });

  it('adds up to what was moved, whatever part of a second it comes in', () => {
    const { context, send } = started();
    pass(5_300);
    send('session.pause', 'session.resume');
    pass(4_200);
    send('session.pause');
    expect(context().movedMs).toEqual([9_500, 0, 0, 0, 0]);
  });

  it('holds between two moves too, and lets the next one begin in full', () => {
    const { at, phase, send } = started();
    send('move.next', 'session.pause');
    pass(1_000);
    expect(phase()).toBe('paused');
    expect(at()).toEqual({ loop: 1, move: 2, seconds: 30 });
  });
});

describe('after the end', () => {
  it('plays again from loop 1 and move 1, with the same coach, and records that too', () => {
    const { at, send, context, recordSession } = started('easy', 15);
    pass(5 * 15_100);
    send('session.play-again');
    expect(at()).toEqual({ loop: 1, move: 1, seconds: 15 });
    expect(context()).toMatchObject({ coach: 'rally', movedMs: [0, 0, 0, 0, 0] });
    pass(5 * 15_100);
    expect(recordSession).toHaveBeenCalledTimes(2);
  });

  it('lets another coach be chosen, with level and time as they were', () => {
    const { phase, send, context } = started('hard', 45);
    for (let move = 0; move < 15; move += 1) send('move.next');
    send('session.choose-another');
    expect(phase()).toBe('setup');
    expect(context()).toMatchObject({ coach: null, level: 'hard', secondsPerMove: 45 });
    send('session.start');
    expect(phase()).toBe('setup');
  });

  it('can be left in the middle of a session, without a record', () => {
    const { phase, send, recordSession } = started();
    send('move.next', 'session.choose-another');
    expect(phase()).toBe('setup');
    pass(60_000);
    expect(phase()).toBe('setup');
    expect(recordSession).not.toHaveBeenCalled();
  });
});
