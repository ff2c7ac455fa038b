import type { CheckResult, HistoryCheck } from '@wonderlings/proof/contract';

/** What came of a check of nine entries that are all sound. */
export const aResult = (changes: Partial<CheckResult> = {}): CheckResult => ({
  found: false,
  entries: 9,
  from: '2026-09-03',
  faults: [],
  hasMore: false,
  code: null,
  soundBefore: 4,
  soundUntil: '2026-10-15T14:05:00.000Z',
  soundAfter: 4,
  anchor: { entry: 9, hash: '9f2c41d7'.repeat(8) },
  formats: { 3: 9 },
  pages: { tables: 14, rows: 3_904, differing: [], notCompared: [] },
  marks: { fitting: 4, since: '2026-09-03T15:00:00.000Z', gaps: [] },
  ...changes,
});

export const aCheck = (changes: Partial<HistoryCheck> = {}): HistoryCheck => ({
  state: 'done',
  by: 'grown-up',
  at: '2026-11-21T17:42:00.000Z',
  progress: null,
  street: { unit: 'day', from: '2026-09-03', windows: '4213044200134402113400421304', done: 28 },
  result: aResult(),
  busy: false,
  ...changes,
});
