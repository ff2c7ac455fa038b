import { describe, expect, it } from 'vitest';
import { countryByCode, guessCountry, isChecked, shownHelplines, shownTextLines } from './country.ts';
import { HELP_COUNTRIES } from './helplines.catalogue.ts';
import { HELPLINE_SOURCES } from './helplines-sources.fixture.ts';
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
  const line = { name: 'A line', number: '1', tel: '1', who: 'anyone' };

  it('shows a line that public sources agree on, and holds back one that is not looked up yet', () => {
    const agreed = { ...line, basis: 'agreed-in-public-sources' } as const;
    const unknown = { ...line, basis: 'general-knowledge' } as const;
    expect(shownHelplines({ helplines: [unknown, agreed] })).toEqual([agreed]);
    const text = { name: 'A line', sms: '1', keyword: 'HI', who: 'anyone' };
    expect(shownTextLines({ textLines: [{ ...text, basis: 'general-knowledge' }] })).toEqual([]);
    expect(shownTextLines({})).toEqual([]);
  });

  it('shows 988 in the United States, and where to send a message', () => {
    const us = countryByCode('US');
    if (!us) throw new Error('The United States are listed');
    expect(shownHelplines(us).map(({ number }) => number)).toContain('988');
    expect(shownTextLines(us)).toMatchObject([{ name: 'Crisis Text Line', sms: '741741', keyword: 'HOME' }]);
  });

  it('knows for each number that is shown at least two sources, and the day they were read', () => {
    const known = new Map(HELPLINE_SOURCES.map(({ line, ...rest }) => [line, rest]));
    const shown = HELP_COUNTRIES.flatMap((country) => [
      ...[...country.emergency, ...shownHelplines(country)].map(({ tel }) => `${country.code} ${tel}`),
      ...shownTextLines(country).map(({ sms }) => `${country.code} ${sms}`),
    ]);
    for (const number of shown) {
      expect(known.get(number)?.sources.length, number).toBeGreaterThanOrEqual(2);
      expect(known.get(number)?.seen, number).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect([...known.keys()].filter((number) => !shown.includes(number))).toEqual([]);
  });

  it('has an emergency number for every country', () => {
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
