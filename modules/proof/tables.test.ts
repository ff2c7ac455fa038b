import { draft } from '@wonderlings/kernel';
import { recorded, rowsAfter, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { HistoryImported } from '@wonderlings/take-along/events';
import { describe, expect, it } from 'vitest';
import { KeepsakeMade } from './events.ts';
import { keepsakes, movedHistories } from './tables.ts';

describe('the table of keepsakes', () => {
  it('has a row for each event that one was made after, the same when it is folded twice', () => {
    const made = [4, 9].map((revision, index) => recorded(draft(KeepsakeMade, { revision }), index, testContext()));
    const row = { user_id: TEST_CHILD, made_at: '2026-05-01T12:00:00.000Z', local_date: '2026-05-01' };
    const rows = [
      { ...row, revision: 4, recorded: 0 },
      { ...row, revision: 9, recorded: 1 },
    ];
    expect(rowsAfter(keepsakes, made)).toEqual(rows);
    expect(rowsAfter(keepsakes, [...made, ...made])).toEqual(rows);
  });
});

describe('the table of moved histories', () => {
  it('knows up to where the last one came in, and takes none that came along for one, however often it is folded', () => {
    const imported = (revision: number, entries: number) =>
      recorded(draft(HistoryImported, { entries, from: '2025-01-01', to: '2025-12-31' }), revision, testContext());
    // The second is among the ten entries of the first.
    const events = [imported(2, 10), imported(5, 3)];
    const row = { user_id: TEST_CHILD, until: 12, local_date: '2026-05-01' };
    expect(rowsAfter(movedHistories, events)).toEqual([row]);
    expect(rowsAfter(movedHistories, [...events, ...events])).toEqual([row]);
  });
});
