import { dateOfDay } from '@wonderlings/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANIONS, JOURNAL_COMPANION } from './catalogue.ts';
import { welcomeOf } from './welcome.ts';

const idOn = (today: string, lastVisit: string | null) => welcomeOf(JOURNAL_COMPANION, today, lastVisit).id;

describe('a welcome', () => {
  it('is a new one each day, in turn', () => {
    const week = ['01', '02', '03', '04', '05', '06'].map((day) => idOn(`2026-05-${day}`, `2026-05-${day}`));
    expect(new Set(week.slice(0, 5)).size).toBe(5);
    expect(week[5]).toBe(week[0]);
  });

  it('is the same all day', () => {
    expect(idOn('2026-05-02', '2026-05-01')).toBe(idOn('2026-05-02', '2026-05-02'));
  });

  it('is a welcome back after three days away, not after two', () => {
    expect(idOn('2026-05-05', '2026-05-01')).toBe('blot-welcome-back');
    expect(idOn('2026-05-04', '2026-05-01')).not.toBe('blot-welcome-back');
    expect(idOn('2027-05-05', '2026-05-01')).toBe('blot-welcome-back');
  });

  it('is no welcome back for a newcomer, or a traveller whose today lies before the last visit', () => {
    expect(idOn('2026-05-05', null)).not.toBe('blot-welcome-back');
    expect(idOn('2026-05-05', '2026-05-06')).not.toBe('blot-welcome-back');
  });

  it('is never missing, on any day, from any of them', () => {
    const day = fc.integer({ min: -40_000, max: 60_000 }).map(dateOfDay);
    fc.assert(
      fc.property(fc.constantFrom(...COMPANIONS), day, fc.option(day), (companion, today, lastVisit) => {
        expect(companion.welcomeMessages).toContain(welcomeOf(companion, today, lastVisit));
      }),
    );
  });
});
