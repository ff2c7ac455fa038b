import { describe, expect, it } from 'vitest';
import { ASLEEP, isTeam, tapped } from './exercise-card.tsx';
import type { CoachId } from './time-pages.catalogue.ts';

const after = (...taps: readonly CoachId[]) => taps.reduce(tapped, ASLEEP);

describe('the three coaches', () => {
  it('are a team once each was tapped, in any order', () => {
    expect(isTeam(ASLEEP)).toBe(false);
    expect(isTeam(after('setta', 'bella'))).toBe(false);
    expect(isTeam(after('setta', 'bella', 'rally'))).toBe(true);
  });

  it('are counted once each, however often they are tapped', () => {
    expect(after('bella', 'bella', 'rally', 'bella')).toEqual({
      showing: 'bella',
      awake: ['bella', 'rally'],
      celebrates: false,
    });
  });

  it('celebrate with the tap that makes them a team, and only then', () => {
    expect(after('bella', 'rally').celebrates).toBe(false);
    expect(after('bella', 'rally', 'setta').celebrates).toBe(true);
    expect(after('bella', 'rally', 'setta', 'setta').celebrates).toBe(false);
  });
});
