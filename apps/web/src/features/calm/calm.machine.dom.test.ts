import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { CALM_SESSIONS } from './calm.catalogue.ts';
import { calmMachine, statusOf } from './calm.machine.ts';
import type { CalmMoment } from './calm-moments.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 2, 3, 15) }));
afterEach(() => void vi.useRealTimers());

const session = (id: string) => {
  const found = CALM_SESSIONS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};

function rest(id = 'gentle-breeze') {
  const recorded: (string | undefined)[] = [];
  const kept: CalmMoment[] = [];
  const machine = calmMachine.provide({
    actions: {
      recordFinished: (_, params) => void recorded.push(params.session?.id),
      keepMoments: (_, { moments }) => void kept.push(...moments),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'session.start', session: session(id), at: Date.now() });
  const send = (type: 'session.pause' | 'session.continue' | 'session.stop' | 'session.again') =>
    actor.send({ type, at: Date.now() });
  const context = () => actor.getSnapshot().context;
  return { actor, send, recorded, kept, context, state: () => statusOf(actor.getSnapshot()) };
}
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a calm session', () => {
  it.each(CALM_SESSIONS)('lasts its $duration ($title), and is recorded once', ({ id, durationSeconds }) => {
    const { state, recorded } = rest(id);
    vi.advanceTimersByTime(durationSeconds * 1_000 - 1);
    expect(state()).toBe('running');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('finished');
    vi.advanceTimersByTime(600_000);
    expect(recorded).toEqual([id]);
  });

  it('stands still while it is paused', () => {
    const { send, context, state } = rest();
    vi.advanceTimersByTime(10_500);
    send('session.pause');
    vi.advanceTimersByTime(3_600_000);
    expect([state(), context().shownMs]).toEqual(['paused', 10_500]);
    send('session.continue');
    vi.advanceTimersByTime(500);
    expect(context().shownMs).toBe(11_000);
  });

  it('knows where it is after the tab slept', () => {
    const { context } = rest('ocean-waves');
    vi.advanceTimersByTime(20_000);
    sleep(100_400);
    vi.advanceTimersByTime(1_000);
    expect(context().shownMs).toBe(121_400);
    vi.advanceTimersByTime(600);
    expect(context().shownMs).toBe(122_000);
  });

  it('waits where it was when the device slept past the end', () => {
    const { state, recorded, context } = rest();
    vi.advanceTimersByTime(20_000);
    sleep(7_200_000);
    vi.advanceTimersByTime(1_000);
    expect([state(), context().shownMs, recorded]).toEqual(['paused', 20_000, []]);
  });

  it.each(['running', 'paused'] as const)('can be stopped while %s, which records nothing', (when) => {
    const { send, state, recorded } = rest();
    vi.advanceTimersByTime(30_000);
    if (when === 'paused') send('session.pause');
    send('session.stop');
    expect([state(), recorded]).toEqual(['stopped', []]);
  });
});

describe('calm moments', () => {
  it('are saved with the session and the day, the early ones too', () => {
    const { actor, send, kept, context } = rest();
    send('session.stop');
    send('session.again');
    vi.advanceTimersByTime(120_000);
    expect(kept).toEqual([]);
    actor.send({ type: 'moments.save' });
    expect(kept).toEqual([
      { sessionId: 'gentle-breeze', date: '2026-03-03', finished: false },
      { sessionId: 'gentle-breeze', date: '2026-03-03', finished: true },
    ]);
    expect(context().unsaved).toEqual([]);
  });

  it('are saved once, however often the button is pressed', () => {
    const { actor, send, kept } = rest();
    send('session.stop');
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'moments.save' });
    expect(kept).toHaveLength(1);
  });

  it('can still be saved after going back to the corner', () => {
    const { actor, send, kept } = rest();
    send('session.stop');
    actor.send({ type: 'session.leave' });
    actor.send({ type: 'moments.save' });
    expect(kept).toHaveLength(1);
  });
});
