import { assembleModules } from '@wonderlings/kernel';
import { replayed, rowsAfter, runActs, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { completeSession, saveSession } from './activities.decide.ts';
import { activitiesFacet } from './activities.ts';
import { CompleteSessionInput, SaveSessionInput } from './contract.ts';
import { activities } from './index.ts';
import { activitySessions, userProgress } from './tables.ts';

const composition = assembleModules([activities]);
const done = (activityType: string, kind: string, duration: number) =>
  saveSession(SaveSessionInput.parse({ activityType, duration, data: { kind }, completed: true }));
const began = saveSession(
  SaveSessionInput.parse({ activityType: 'breath', duration: 0, data: { kind: 'breath/zola' } }),
);

const begun = runActs(composition, [[testContext('2026-05-01'), began]]);
const sessionId = String(rowsAfter(activitySessions, begun.events)[0]?.id);
const told = runActs(composition, [
  [testContext('2026-05-01'), began],
  [
    testContext('2026-05-03'),
    completeSession(sessionId, CompleteSessionInput.parse({ duration: 36, data: { cycles: 3 } })),
  ],
  [testContext('2026-05-04'), done('breath', 'calm/ocean-waves', 300)],
  // Sent late.
  [testContext('2026-05-02'), done('breath', 'calm/gentle-breeze', 180)],
  [testContext('2026-05-05'), done('journal', 'coping/magic-counting', 60)],
]);

describe('the rows', () => {
  it('hold a session from its beginning, and whole at its end', () => {
    const row = { id: sessionId, user_id: TEST_CHILD, activity_type: 'breath' };
    expect(rowsAfter(activitySessions, begun.events)).toEqual([
      { ...row, duration: 0, data: { kind: 'breath/zola' }, completed: false, timestamp: '2026-05-01T12:00:00.000Z' },
    ]);
    expect(rowsAfter(activitySessions, told.events)[0]).toEqual({
      ...row,
      duration: 36,
      data: { kind: 'breath/zola', cycles: 3 },
      completed: true,
      timestamp: '2026-05-03T12:00:00.000Z',
    });
  });

  it('count what was finished by card and type, as of the newest day', () => {
    expect(rowsAfter(userProgress, begun.events)).toEqual([]);
    expect(
      rowsAfter(userProgress, told.events).map(({ category, activity_type, count, last_updated }) => [
        category,
        activity_type,
        count,
        last_updated.slice(0, 10),
      ]),
    ).toEqual([
      ['breath', 'breath', 1, '2026-05-03'],
      ['calm', 'breath', 2, '2026-05-04'],
      ['coping-tools', 'journal', 1, '2026-05-05'],
    ]);
  });

  it('are the same after the same events once more', () => {
    const twice = [...told.events, ...told.events];
    expect(rowsAfter(activitySessions, twice)).toEqual(rowsAfter(activitySessions, told.events));
    expect(rowsAfter(userProgress, twice)).toEqual(rowsAfter(userProgress, told.events));
  });
});

describe('what is known of a child', () => {
  it('is the same live and from the log, and forgets what is completed', () => {
    expect(replayed(composition, told.events)).toEqual(told.states);
    expect(told.states.get(activitiesFacet.name)).toEqual([]);
    expect(begun.states.get(activitiesFacet.name)).toHaveLength(1);
  });
});
