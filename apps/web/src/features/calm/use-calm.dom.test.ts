import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { CALM_SESSIONS } from './calm.catalogue.ts';
import { calmMachine, statusOf } from './calm.machine.ts';
import { CALM_RUN, pausedIn, runOf } from './use-calm.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 3, 15) }));
afterEach(() => void vi.useRealTimers());

const [bubbles] = CALM_SESSIONS;
const recordFinished = vi.fn();
const machine = calmMachine.provide({ actions: { recordFinished } });

function begun() {
  recordFinished.mockClear();
  const actor = createActor(machine).start();
  if (!bubbles) throw new Error('The catalogue is empty');
  actor.send({ type: 'session.start', session: bubbles, at: Date.now() });
  return actor;
}
/** The page is gone, and with it all of the machine but what was kept. */
function loadedAnew(actor: ReturnType<typeof begun>) {
  const kept = CALM_RUN.schema.parse(JSON.parse(JSON.stringify(runOf(actor.getSnapshot()))));
  actor.stop();
  vi.advanceTimersByTime(60_000);
  return createActor(machine, pausedIn(kept)).start();
}

it('goes on, paused, with the second that was shown, and is recorded once, after all of its seconds', () => {
  const before = begun();
  vi.advanceTimersByTime(50_700);
  const after = loadedAnew(before);
  expect(statusOf(after.getSnapshot())).toBe('paused');
  expect(after.getSnapshot().context).toMatchObject({ session: bubbles, shownMs: 50_000 });
  after.send({ type: 'session.continue', at: Date.now() });
  vi.advanceTimersByTime(69_999);
  expect([statusOf(after.getSnapshot()), recordFinished.mock.calls.length]).toEqual(['running', 0]);
  vi.advanceTimersByTime(1);
  expect(statusOf(after.getSnapshot())).toBe('finished');
  expect(recordFinished).toHaveBeenCalledTimes(1);
});

it('keeps the moments that were not saved yet', () => {
  const before = begun();
  before.send({ type: 'session.stop', at: Date.now() });
  before.send({ type: 'session.again', at: Date.now() });
  const { unsaved } = before.getSnapshot().context;
  expect(unsaved).toHaveLength(1);
  expect(loadedAnew(before).getSnapshot().context.unsaved).toEqual(unsaved);
});

it('keeps nothing before the start, and after either end', () => {
  expect(runOf(createActor(machine).start().getSnapshot())).toBe(null);
  const stopped = begun();
  stopped.send({ type: 'session.stop', at: Date.now() });
  expect(runOf(stopped.getSnapshot())).toBe(null);
  const finished = begun();
  vi.advanceTimersByTime(120_000);
  expect([statusOf(finished.getSnapshot()), runOf(finished.getSnapshot())]).toEqual(['finished', null]);
});

it.each([
  ['the end', { session: 'bubble-breathing', shownMs: 120_000, unsaved: [] }],
  ['a session that there is not', { session: 'nap', shownMs: 0, unsaved: [] }],
])('does not go on from %s', (_, kept) => {
  expect(CALM_RUN.schema.safeParse(kept).success).toBe(false);
});
