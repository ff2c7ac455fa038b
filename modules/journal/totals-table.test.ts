import { rowsAfter, runActs, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { expect, it } from 'vitest';
import { JOURNAL_FEELING, OTHER_FEELING } from './contract.ts';
import { journal } from './index.ts';
import { saveMood } from './journal.decide.ts';
import { journalTotals } from './totals-table.ts';

const feel = (feeling: string) => saveMood({ feeling, note: 'A secret.', emoji: null });
const { events } = runActs({ facets: journal.facets, reactions: [] }, [
  [testContext('2026-05-02'), feel('Worried (Some worry)')],
  [testContext('2026-05-02'), feel(JOURNAL_FEELING)],
  // A clock that went back.
  [testContext('1970-01-01'), feel('Angry')],
  [testContext('2026-05-03'), feel('Worried')],
  ...Array.from(
    { length: 50 },
    (_, index) => [testContext('2026-05-04'), feel(`Something of my own ${index}`)] as const,
  ),
]);

it('counts entries and pages, and names the feelings of the lists, however many others there are', () => {
  expect(rowsAfter(journalTotals, events)).toEqual([
    {
      user_id: TEST_CHILD,
      entries: 54,
      pages: 1,
      feelings: ['Angry', OTHER_FEELING, JOURNAL_FEELING, 'Worried'],
      counted_to: events.findLast(({ type }) => type === 'MoodSaved')?.revision,
    },
  ]);
});

it('counts nothing twice when the same events come again', () => {
  expect(rowsAfter(journalTotals, [...events, ...events])).toEqual(rowsAfter(journalTotals, events));
  expect(
    rowsAfter(
      journalTotals,
      events.flatMap((event) => [event, event]),
    ),
  ).toEqual(rowsAfter(journalTotals, events));
});
