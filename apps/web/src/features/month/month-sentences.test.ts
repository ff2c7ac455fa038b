import type { MonthFigures } from '@wonderlings/history/month-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bedsOf } from './charts/beds.ts';
import { minuteBars } from './charts/minute-bars.ts';
import { visitsOf } from './charts/visits.ts';
import { mayasMonth } from './month.fixture.ts';
import { totalsOf } from './month-days.ts';
import { daytimeSays, meadowSays, minutesSay, monthSays, printSays, rowsSay } from './month-sentences.ts';

const november = mayasMonth('2026-11');
const october = mayasMonth('2026-10');
const empty: MonthFigures = { ...november, days: [], activities: [], rows: { latest: [], longest: 0, checkIns: 0 } };

describe('the sentences of Maya’s months are those of the mock-ups', () => {
  it('of the month', () => {
    expect(monthSays('Maya', november)).toBe(
      'Maya was here on **18 of 21 days** and saved **22 feelings**. Something was written on **6 days**.',
    );
    expect(printSays('Maya', totalsOf(october))).toBe(
      "Maya was here on 24 of 31 days, saved 28 feelings and wrote something on 9 days. No words of Maya's are on this sheet.",
    );
  });

  it('of feelings, minutes, visits and rows', () => {
    expect(meadowSays(bedsOf(november))).toBe(
      '**Really Happy** and **Okay** came up most. Every feeling is okay here, and a short row is not a better one.',
    );
    expect(minutesSay(minuteBars(november), 18)).toBe(
      '**93 minutes** on 18 days; **Journal** took the largest part. Longer is not better: nothing here rewards minutes.',
    );
    expect(daytimeSays(visitsOf(november), '2026-11')).toBe(
      '**9 of 22 visits** began between 3 pm and 6 pm. **Three were later than 9 pm**, all of them on a Friday.',
    );
    expect(rowsSay(november.rows, true)).toBe(
      'The row of now has **6 days**. A gap ends a row and takes nothing away.',
    );
    expect(rowsSay(october.rows, false)).toBe(
      'The longest row had **12 days**. A gap ends a row and takes nothing away.',
    );
  });
});

describe('where there is nothing', () => {
  it('each says so kindly', () => {
    expect(monthSays('Maya', empty)).toBe('Maya was not here in November. That needs no reason.');
    expect(meadowSays([])).toBe('No feeling was saved in this month.');
    expect(minutesSay([], 3)).toBe('Nothing timed this month.');
    expect(daytimeSays([], '2026-11')).toBe('No visit in November 2026.');
    expect(rowsSay(empty.rows, false)).toBe('The first row begins with the first check-in.');
  });

  it('one of a thing is one', () => {
    const visit = { localDate: '2026-11-20', minute: 21 * 60 };
    expect(daytimeSays([visit], '2026-11')).toBe(
      '**1 of 1 visit** began between 7 pm and 10 pm. **One was later than 9 pm**, on a Friday.',
    );
    expect(printSays('Maya', { here: 1, days: 1, feelings: 1, written: 0, withThings: 1 })).toBe(
      "Maya was here on 1 of 1 day and saved 1 feeling. No words of Maya's are on this sheet.",
    );
  });
});

it('no sentence ever weighs a child, whatever its visits', () => {
  const visit = fc.record({
    localDate: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    minute: fc.integer({ min: 0, max: 1_439 }),
  });
  fc.assert(
    fc.property(fc.array(visit, { minLength: 1, maxLength: 40 }), (visits) => {
      const said = daytimeSays(visits, '2026-11');
      expect(said).not.toMatch(/\b(less|better|worse|usual|too|should|undefined|NaN)\b/);
      const [, most = '', all = ''] = /\*\*(\d+) of (\d+) visit/.exec(said) ?? [];
      expect(Number(all)).toBe(visits.length);
      expect(Number(most)).toBeGreaterThan(0);
    }),
  );
});
