import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { moveQuestMachine, phaseOf } from './movequest.machine.ts';
import { secondsMoved } from './session-plan.ts';
import { MOVEQUEST_RUN, pausedIn, runOf } from './use-movequest.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 3, 15) }));
afterEach(() => void vi.useRealTimers());

const recordSession = vi.fn();
const machine = moveQuestMachine.provide({ actions: { recordSession } });

function begun() {
  recordSession.mockClear();
  const actor = createActor(machine).start();
  actor.send({ type: 'coach.choose', coach: 'rally' });
  actor.send({ type: 'time.choose', seconds: 15 });
  actor.send({ type: 'session.start', at: Date.now() });
  return actor;
}
/** The page is gone, and with it all of the machine but what was kept. */
function loadedAnew(actor: ReturnType<typeof begun>) {
  const kept = MOVEQUEST_RUN.schema.parse(JSON.parse(JSON.stringify(runOf(actor.getSnapshot()))));
  actor.stop();
  vi.advanceTimersByTime(60_000);
  return createActor(machine, pausedIn(kept)).start();
}

it('goes on, paused, in the move that was going on, and counts only what was moved', () => {
  const before = begun();
  vi.advanceTimersByTime(15_100 + 4_600);
  const after = loadedAnew(before);
  expect(phaseOf(after.getSnapshot())).toBe('paused');
  expect(after.getSnapshot().context).toMatchObject({
    ...{ coach: 'rally', level: 'easy', secondsPerMove: 15, loop: 1, moveIndex: 1, shownMs: 4_000 },
    movedMs: [15_000, 4_000, 0, 0, 0],
  });
  vi.advanceTimersByTime(60_000);
  after.send({ type: 'session.resume', at: Date.now() });
  vi.advanceTimersByTime(11_000 + 3 * 15_100 - 1);
  expect([after.getSnapshot().matches('session'), recordSession.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect(after.getSnapshot().value).toBe('done');
  expect(secondsMoved(after.getSnapshot().context)).toBe(75);
  expect(recordSession).toHaveBeenCalledTimes(1);
});

it('gives no time to moves that were skipped before', () => {
  const before = begun();
  before.send({ type: 'move.skip', at: Date.now() });
  before.send({ type: 'move.skip', at: Date.now() });
  const after = loadedAnew(before);
  expect(after.getSnapshot().context).toMatchObject({ moveIndex: 2, shownMs: 0, movedMs: [0, 0, 0, 0, 0] });
});

it('keeps a pause to the millisecond', () => {
  const before = begun();
  vi.advanceTimersByTime(4_600);
  before.send({ type: 'session.pause', at: Date.now() });
  const after = loadedAnew(before);
  expect(after.getSnapshot().context).toMatchObject({ shownMs: 4_600, movedMs: [4_600, 0, 0, 0, 0] });
});

it('keeps nothing of the setup, and after the end', () => {
  expect(runOf(createActor(machine).start().getSnapshot())).toBe(null);
  const actor = begun();
  for (let move = 0; move < 5; move += 1) actor.send({ type: 'move.next', at: Date.now() });
  expect([actor.getSnapshot().value, runOf(actor.getSnapshot())]).toEqual(['done', null]);
});

const run = { coach: 'rally', level: 'easy', secondsPerMove: 15, loop: 1, moveIndex: 0, shownMs: 0 };
it.each([
  ['a loop that its level has not', { ...run, loop: 2, movedMs: [0, 0, 0, 0, 0] }],
  ['a move that its coach has not', { ...run, moveIndex: 5, movedMs: [0, 0, 0, 0, 0] }],
  ['the end of a move', { ...run, shownMs: 15_000, movedMs: [0, 0, 0, 0, 0] }],
  ['times of other moves', { ...run, movedMs: [0, 0, 0, 0] }],
])('does not go on from %s', (_, kept) => {
  expect(MOVEQUEST_RUN.schema.safeParse(kept).success).toBe(false);
});
