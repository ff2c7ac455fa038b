import { rowsAfter, runActs, testContext } from '@wonderlings/kernel/testing';
import { expect, it } from 'vitest';
import { affirmationsFacet } from './affirmations.ts';
import { demoActs } from './demo-story.ts';
import { affirmations } from './tables.ts';

it.each([
  ['2026-05-20T08:30:00.000Z', 'Europe/Berlin', '2026-05-20'],
  ['2026-03-09T03:30:00.000Z', 'America/New_York', '2026-03-08'],
  ['2026-05-20T20:00:00.000Z', 'Pacific/Auckland', '2026-05-21'],
])('tells of six evenings before the visit of %s in %s, the same each time', (visit, timeZone, today) => {
  const now = new Date(visit);
  const acts = demoActs({ now, timeZone });
  const { events } = runActs(
    { facets: [affirmationsFacet], reactions: [] },
    acts.map(({ at, act }) => [testContext(at.toISOString(), { timeZone }), act]),
  );
  const rows = rowsAfter(affirmations, events);
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map(({ affirmation }) => affirmation)).size).toBe(6);
  for (const { date } of rows) expect(date < today).toBe(true);
  expect(acts.map(({ at }) => at)).toEqual(demoActs({ now, timeZone }).map(({ at }) => at));
});
