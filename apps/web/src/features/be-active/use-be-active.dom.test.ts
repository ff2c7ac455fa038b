import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { beActiveMachine, phaseOf } from './be-active.machine.ts';
import { BE_ACTIVE_RUN, pausedIn, runOf } from './use-be-active.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 3, 15) }));
afterEach(() => void vi.useRealTimers());

const recordMove = vi.fn();
const machine = beActiveMachine.provide({ actions: { recordMove } });

function begun() {
  recordMove.mockClear();
  const actor = createActor(machine).start();
  actor.send({ type: 'time.choose', seconds: 30 });
  actor.send({ type: 'timer.start', isNew: true, at: Date.now() });
  return actor;
}
/** The page is gone, and with it all of the machine but what was kept. */
function loadedAnew(actor: ReturnType<typeof begun>) {
  const kept = BE_ACTIVE_RUN.schema.parse(JSON.parse(JSON.stringify(runOf(actor.getSnapshot()))));
  actor.stop();
  vi.advanceTimersByTime(60_000);
  return createActor(machine, pausedIn(kept)).start();
}

it('goes on, paused, with the second that was shown, and rings once, after all of its seconds', () => {
  const before = begun();
  vi.advanceTimersByTime(12_700);
  const after = loadedAnew(before);
  expect(phaseOf(after.getSnapshot())).toBe('paused');
  expect(after.getSnapshot().context).toMatchObject({ seconds: 30, shownMs: 12_000, isNew: true, finished: 0 });
  after.send({ type: 'timer.resume', at: Date.now() });
  vi.advanceTimersByTime(17_999);
  expect([after.getSnapshot().value, recordMove.mock.calls.length]).toEqual(['moving', 0]);
  vi.advanceTimersByTime(1);
  expect(after.getSnapshot().context).toMatchObject({ ended: 'rang', shownMs: 30_000, finished: 1 });
  expect(recordMove).toHaveBeenCalledTimes(1);
});

it('is as long as it was moved when it is done at once after the page came back', () => {
  const before = begun();
  vi.advanceTimersByTime(3_000);
  const after = loadedAnew(before);
  after.send({ type: 'move.done' });
  expect(after.getSnapshot().context).toMatchObject({ ended: 'stopped', shownMs: 3_000 });
});

it('keeps nothing before the start, and after the end', () => {
  expect(runOf(createActor(machine).start().getSnapshot())).toBe(null);
  const actor = begun();
  vi.advanceTimersByTime(30_000);
  expect([actor.getSnapshot().value, runOf(actor.getSnapshot())]).toEqual(['finished', null]);
});

it('keeps a pause to the millisecond', () => {
  const before = begun();
  vi.advanceTimersByTime(12_700);
  before.send({ type: 'timer.pause', at: Date.now() });
  expect(loadedAnew(before).getSnapshot().context.clock).toEqual({ keptMs: 12_700, runningSince: null });
});

const run = { filter: 'indoor', idea: 'mirror-me', pickedBy: 'child', seconds: 30, isNew: true, finished: 0 };
it.each([
  ['the end', { ...run, shownMs: 30_000 }],
  ['a time before the start', { ...run, shownMs: -1 }],
  ['an idea that there is not', { ...run, idea: 'nap', shownMs: 0 }],
])('does not go on from %s', (_, kept) => {
  expect(BE_ACTIVE_RUN.schema.safeParse({ ...run, shownMs: 0 }).success).toBe(true);
  expect(BE_ACTIVE_RUN.schema.safeParse(kept).success).toBe(false);
});

it('reads a run that was kept while an idea that was not picked had a name', () => {
  const kept = BE_ACTIVE_RUN.schema.parse({ ...run, pickedBy: 'nobody', shownMs: 0 });
  expect(kept.pickedBy).toBe(null);
});
