import { draft } from '@wonderlings/kernel';
import { recorded, rowsAfter, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { KeepsakeMade } from './events.ts';
import { keepsakes } from './tables.ts';

describe('the table of keepsakes', () => {
  it('has a row for each event that one was made after, the same when it is folded twice', () => {
    const made = [4, 9].map((revision, index) => recorded(draft(KeepsakeMade, { revision }), index, testContext()));
    const row = { user_id: TEST_CHILD, made_at: '2026-05-01T12:00:00.000Z', local_date: '2026-05-01' };
    const rows = [
      { ...row, revision: 4 },
      { ...row, revision: 9 },
    ];
    expect(rowsAfter(keepsakes, made)).toEqual(rows);
    expect(rowsAfter(keepsakes, [...made, ...made])).toEqual(rows);
  });
});
