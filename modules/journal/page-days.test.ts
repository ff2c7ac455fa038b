import { expect, it } from 'vitest';
import { daysRunning } from './page-days.ts';

it('counts the days in a row up to the last one, over the end of a month, and a gap ends the row', () => {
  expect(daysRunning([])).toBeNull();
  expect(daysRunning(['2026-05-02'])).toEqual({ last: '2026-05-02', running: 1 });
  expect(daysRunning(['2026-05-02', '2026-05-01', '2026-04-30'])).toEqual({ last: '2026-05-02', running: 3 });
  expect(daysRunning(['2026-05-02', '2026-05-01', '2026-04-29'])).toEqual({ last: '2026-05-02', running: 2 });
});
