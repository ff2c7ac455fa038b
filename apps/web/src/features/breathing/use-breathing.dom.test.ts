import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { BREATHING_LEVELS } from './breathing.catalogue.ts';
import { breathingMachine, statusOf } from './breathing.machine.ts';
import { BREATHING_RUN, pausedIn, runOf } from './use-breathing.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 3, 15) }));
afterEach(() => void vi.useRealTimers());

const [beginner] = BREATHING_LEVELS;
const recordFinished = vi.fn();
const machine = breathingMachine.provide({ actions: { recordFinished } });

function begun() {
  recordFinished.mockClear();
  const actor = createActor(machine).start();
  if (!beginner) throw new Error('The catalogue is empty');
  actor.send({ type: 'level.choose', level: beginner });
  actor.send({ type: 'breath.start', at: Date.now() });
  return actor;
}
/** The page is gone, and with it all of the machine but what was kept. */
function loadedAnew(actor: ReturnType<typeof begun>) {
  const kept = BREATHING_RUN.schema.parse(JSON.parse(JSON.stringify(runOf(actor.getSnapshot()))));
  actor.stop();
  vi.advanceTimersByTime(60_000);
  return createActor(machine, pausedIn(kept)).start();
}

it('goes on, paused, with the second that was shown, and is recorded once, after all of its seconds', () => {
  const before = begun();
  vi.advanceTimersByTime(10_400);
  const after = loadedAnew(before);
  expect(statusOf(after.getSnapshot())).toBe('paused');
  expect(after.getSnapshot().context).toMatchObject({ level: beginner, shownMs: 10_000, round: 1 });
  vi.advanceTimersByTime(60_000);
  after.send({ type: 'breath.continue', at: Date.now() });
  vi.advanceTimersByTime(25_999);
  expect([statusOf(after.getSnapshot()), recordFinished.mock.calls.length]).toEqual(['running', 0]);
  vi.advanceTimersByTime(1);
  expect(statusOf(after.getSnapshot())).toBe('complete');
  vi.advanceTimersByTime(60_000);
  expect(recordFinished).toHaveBeenCalledTimes(1);
});

it('keeps a pause to the millisecond', () => {
  const before = begun();
  vi.advanceTimersByTime(4_400);
  before.send({ type: 'breath.pause', at: Date.now() });
  expect(loadedAnew(before).getSnapshot().context.clock).toEqual({ keptMs: 4_400, runningSince: null });
});

it('keeps nothing before the start, after the end, and of a level that was left', () => {
  const actor = begun();
  vi.advanceTimersByTime(36_000);
  expect([statusOf(actor.getSnapshot()), runOf(actor.getSnapshot())]).toEqual(['complete', null]);
  actor.send({ type: 'level.change' });
  expect(runOf(actor.getSnapshot())).toBe(null);
  expect(runOf(createActor(machine).start().getSnapshot())).toBe(null);
});

it.each([
  ['the end', { level: 'beginner', shownMs: 36_000, round: 1 }],
  ['a time before the start', { level: 'beginner', shownMs: -1, round: 1 }],
  ['a level that there is not', { level: 'expert', shownMs: 0, round: 1 }],
])('does not go on from %s', (_, kept) => {
  expect(BREATHING_RUN.schema.safeParse(kept).success).toBe(false);
});
