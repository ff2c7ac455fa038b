import { rowsAfter, runActs, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { keepAffirmation } from './affirmations.decide.ts';
import { affirmationsFacet } from './affirmations.ts';
import { affirmationFor } from './catalogue.ts';
import { affirmations } from './tables.ts';

const questionnaire = ['10-11', 'stressed', 'writing', 'kept-trying'];
const words = (pick: number) => affirmationFor(questionnaire, '2026-05-01', pick);
const keepOn = (when: string, pick: number, timeZone = 'UTC') =>
  [testContext(when, { timeZone }), keepAffirmation({ questionnaire, affirmation: words(pick) })] as const;
const rowsOf = (...acts: ReturnType<typeof keepOn>[]) =>
  rowsAfter(affirmations, runActs({ facets: [affirmationsFacet], reactions: [] }, acts).events);
const row = (date: string, pick: number, kept_at: string) => ({
  id: expect.any(String),
  user_id: TEST_CHILD,
  questionnaire,
  affirmation: words(pick),
  date,
  kept_at,
});

describe('the rows', () => {
  it('hold the words under the day of the child', () => {
    expect(rowsOf(keepOn('2026-05-01T22:30:00.000Z', 0, 'Europe/Berlin'))).toEqual([
      row('2026-05-02', 0, '2026-05-01T22:30:00.000Z'),
    ]);
  });

  it('are one for a day: what was kept last takes the place of what was there', () => {
    expect(rowsOf(keepOn('2026-05-01', 0), keepOn('2026-05-02', 1), keepOn('2026-05-02T20:00:00.000Z', 2))).toEqual([
      row('2026-05-01', 0, '2026-05-01T12:00:00.000Z'),
      row('2026-05-02', 2, '2026-05-02T20:00:00.000Z'),
    ]);
  });

  it('are those that were kept last for a day, in whatever order they arrive', () => {
    const [morning, evening] = [keepOn('2026-05-01T09:00:00.000Z', 0), keepOn('2026-05-01T18:00:00.000Z', 1)];
    const ofTheEvening = [row('2026-05-01', 1, '2026-05-01T18:00:00.000Z')];
    expect(rowsOf(morning, evening)).toEqual(ofTheEvening);
    expect(rowsOf(evening, morning)).toEqual(ofTheEvening);
  });

  it('are the same when the events come twice', () => {
    const acts = [
      keepOn('2026-05-01', 0),
      keepOn('2026-05-01T18:00:00.000Z', 1),
      keepOn('2026-05-01T15:00:00.000Z', 2),
    ];
    const { events } = runActs({ facets: [affirmationsFacet], reactions: [] }, acts);
    expect(rowsAfter(affirmations, [...events, ...events])).toEqual(rowsAfter(affirmations, events));
  });
});
