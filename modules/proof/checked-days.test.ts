import { describe, expect, it } from 'vitest';
import { CheckedDays } from './checked-days.ts';

const day = (localDate: string, commandId: string, actor = 'child') => ({ localDate, commandId, actor });
function street(today: string, ...events: readonly ReturnType<typeof day>[]) {
  const days = new CheckedDays();
  for (const event of events) days.see(event);
  return days.street(today);
}

describe('the street of a history', () => {
  it('has a window for each day to today, as bright as there were acts of the child', () => {
    const acts = ['a', 'a', 'b', 'c', 'd', 'e'].map((act) => day('2026-05-01', act));
    const seen = street('2026-05-04', ...acts, day('2026-05-03', 'f'), day('2026-05-03', 'g', 'grown-up'));
    expect(seen).toEqual({ unit: 'day', from: '2026-05-01', windows: '4010', done: 3 });
  });

  it('has one for a week or a month where days would be too many', () => {
    const first = day('2024-01-01', 'a');
    expect(street('2024-04-01', first)?.unit).toBe('day');
    expect(street('2024-04-02', first)).toMatchObject({ unit: 'week', windows: '10000000000000' });
    const years = street('2034-01-01', first, day('2033-12-31', 'b'));
    expect(years).toMatchObject({ unit: 'month', done: 120 });
    expect(years?.windows).toHaveLength(121);
  });

  it('is none while nothing was seen', () => {
    expect(street('2026-05-04')).toBeNull();
  });
});
