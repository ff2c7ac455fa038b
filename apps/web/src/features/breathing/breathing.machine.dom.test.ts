import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { BREATHING_LEVELS, type BreathingLevel } from './breathing.catalogue.ts';
import { breathingMachine, positionOf, statusOf } from './breathing.machine.ts';

const START = Date.UTC(2026, 2, 3, 15);
// The catalogue's own test holds that there are three.
const [beginner, intermediate] = BREATHING_LEVELS as readonly [BreathingLevel, BreathingLevel];

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function breathe() {
  const recorded: (BreathingLevel | null)[] = [];
  const machine = breathingMachine.provide({
    actions: { recordFinished: (_, { level }) => void recorded.push(level) },
  });
  const actor = createActor(machine).start();
  const shown = () => {
    const { phase, countdown, cycle } = positionOf(actor.getSnapshot().context);
    return `${phase} ${countdown}, cycle ${cycle}`;
  };
  const send = (type: 'breath.start' | 'breath.pause' | 'breath.continue' | 'breath.replay') =>
    actor.send({ type, at: Date.now() });
  return { actor, recorded, shown, send, state: () => statusOf(actor.getSnapshot()) };
}

function begun(level: BreathingLevel = beginner) {
  const session = breathe();
  session.actor.send({ type: 'level.choose', level });
  session.send('breath.start');
  return session;
}
/** The clock goes on while timers stand still, as in a tab that is not looked at. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('breathing', () => {
  it('starts with no level, at inhale 4 of cycle 1', () => {
    const { state, shown } = breathe();
    expect(state()).toBe('choosing');
    expect(shown()).toBe('inhale 4, cycle 1');
  });

  it('waits for Start once a level is chosen', () => {
    const { actor, shown, state } = breathe();
    actor.send({ type: 'level.choose', level: intermediate });
    vi.advanceTimersByTime(5_000);
    expect(state()).toBe('ready');
    expect(shown()).toBe('inhale 4, cycle 1');
  });

  it('ticks once a second and reloads with the next phase', () => {
    const { shown } = begun();
    const seen = [shown()];
    for (let second = 0; second < 8; second += 1) {
      vi.advanceTimersByTime(1_000);
      seen.push(shown());
    }
    expect(seen.map((one) => one.split(',')[0])).toEqual([
      ...['inhale 3', 'inhale 2', 'inhale 1', 'hold 4', 'hold 3', 'hold 2', 'hold 1', 'exhale 5', 'exhale 4'],
    ]);
  });

  it.each(BREATHING_LEVELS)('is complete after $cycles cycles of $name, and records it once', (level) => {
    const { state, shown, recorded } = begun(level);
    const seconds = (level.inhaleTime + level.holdTime + level.exhaleTime) * level.cycles;
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    expect(state()).toBe('running');
    expect(recorded).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(state()).toBe('complete');
    expect(shown()).toBe(`complete 0, cycle ${level.cycles}`);
    vi.advanceTimersByTime(60_000);
    expect(recorded).toEqual([level]);
  });

  it('holds at Pause and goes on from there at Continue, to the millisecond', () => {
    const { send, shown, state } = begun();
    vi.advanceTimersByTime(4_400);
    send('breath.pause');
    expect(state()).toBe('paused');
    vi.advanceTimersByTime(30_000);
    expect(shown()).toBe('hold 3, cycle 1');
    send('breath.continue');
    vi.advanceTimersByTime(599);
    expect(shown()).toBe('hold 3, cycle 1');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('hold 2, cycle 1');
  });

  it('replays from cycle 1, inhale, and records that again', () => {
    const { send, shown, recorded } = begun();
    vi.advanceTimersByTime(36_000);
    send('breath.replay');
    expect(shown()).toBe('inhale 3, cycle 1');
    vi.advanceTimersByTime(36_000);
    expect(recorded).toHaveLength(2);
  });

  it.each(['running', 'paused'] as const)('clears the level when it is changed while %s', (when) => {
    const { actor, send, state, shown, recorded } = begun();
    vi.advanceTimersByTime(14_000);
    if (when === 'paused') send('breath.pause');
    actor.send({ type: 'level.change' });
    expect(state()).toBe('choosing');
    expect(shown()).toBe('inhale 4, cycle 1');
    expect(actor.getSnapshot().context).toMatchObject({ level: null, leftEarly: true });
    vi.advanceTimersByTime(60_000);
    expect([state(), recorded]).toEqual(['choosing', []]);
  });

  it('does not call it early when nothing was breathed, or all of it', () => {
    const untouched = breathe();
    untouched.actor.send({ type: 'level.choose', level: beginner });
    untouched.actor.send({ type: 'level.change' });
    expect(untouched.actor.getSnapshot().context.leftEarly).toBe(false);
    const whole = begun();
    vi.advanceTimersByTime(36_000);
    whole.actor.send({ type: 'level.change' });
    expect(whole.actor.getSnapshot().context.leftEarly).toBe(false);
  });
});

describe('a sleeping tab', () => {
  it('stands where the clock says when it wakes up, on the beat', () => {
    const { shown } = begun();
    vi.advanceTimersByTime(2_000);
    sleep(10_300);
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBe('inhale 2, cycle 2');
    vi.advanceTimersByTime(700);
    expect(shown()).toBe('inhale 1, cycle 2');
  });

  it('says so at once when it is looked at again', () => {
    const { shown } = begun();
    sleep(7_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown()).toBe('exhale 5, cycle 1');
  });

  it('adds up no lateness over a whole session of late ticks', () => {
    const { state, recorded } = begun();
    for (let second = 0; second < 35; second += 1) {
      sleep(170);
      vi.advanceTimersByTime(830);
    }
    expect(state()).toBe('running');
    vi.advanceTimersByTime(1_000);
    expect(state()).toBe('complete');
    expect(recorded).toHaveLength(1);
  });

  it('waits where it was when the device slept past the end, and records nothing', () => {
    const { shown, state, recorded, send } = begun();
    vi.advanceTimersByTime(13_000);
    sleep(3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(state()).toBe('paused');
    expect(shown()).toBe('inhale 2, cycle 2');
    send('breath.continue');
    vi.advanceTimersByTime(23_000);
    expect(recorded).toHaveLength(1);
  });
});
