import { describe, expect, it } from 'vitest';
import { countryByCode, guessCountry, isChecked, shownHelplines } from './country.ts';
import { HELP_COUNTRIES } from './helplines.catalogue.ts';
import { COUNTRY_OF_ZONE } from './time-zones.catalogue.ts';

const guess = (languages: readonly string[], timeZone?: string) => guessCountry({ languages, timeZone })?.code;

describe('the guess of a country', () => {
  it('takes the region of the language before the time zone', () => {
    expect(guess(['en-GB', 'en-US'], 'America/New_York')).toBe('GB');
    expect(guess(['fr-Latn-CA'], 'Europe/Paris')).toBe('CA');
  });

  it('takes the first language that names a region', () => expect(guess(['en', 'pt-BR'])).toBe('BR'));

  it('takes the time zone when no language names a region', () => {
    expect(guess(['en'], 'Australia/Perth')).toBe('AU');
    expect(guess([], 'Asia/Calcutta')).toBe('IN');
  });

  it('guesses nothing for a country that is not listed, a strange language, or no hint', () => {
    expect(guess(['en-KE'], 'America/New_York')).toBeUndefined();
    expect(guess(['not_a_language'], 'Antarctica/Troll')).toBeUndefined();
    expect(guess([])).toBeUndefined();
  });

  it('knows a time zone for every country, and no country without helplines', () => {
    expect(new Set(Object.values(COUNTRY_OF_ZONE))).toEqual(new Set(HELP_COUNTRIES.map(({ code }) => code)));
  });
});

describe('the helplines', () => {
  it('shows a line that public sources agree on, and holds back one that nobody has looked up', () => {
    const shown = HELP_COUNTRIES.flatMap(shownHelplines);
    expect(shown.map(({ name }) => name)).toContain('Kids Help Phone');
    expect(shown.map(({ name }) => name)).not.toContain('Samaritans');
    expect(new Set(shown.map(({ basis }) => basis))).toEqual(new Set(['agreed-in-public-sources']));
  });

  it('may leave a country with its emergency number alone', () => {
    const india = countryByCode('IN');
    expect(india && shownHelplines(india)).toEqual([]);
    expect(HELP_COUNTRIES.filter(({ emergency }) => emergency.length === 0)).toEqual([]);
  });

  it('are checked from the day on that stands there, and not by any other word', () => {
    expect(isChecked({ checked: '2026-12-01' })).toBe(true);
    expect(isChecked({ checked: 'needs verification before release' })).toBe(false);
  });

  it('dials what it shows', () => {
    const lines = HELP_COUNTRIES.flatMap(({ emergency, helplines }) => [...emergency, ...helplines]);
    expect(lines.filter(({ number, tel }) => number.replace(/\D/g, '') !== tel)).toEqual([]);
  });
});
