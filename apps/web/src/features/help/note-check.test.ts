import { expect, it } from 'vitest';
import { phraseOfSelfHarm } from './note-check.ts';
import { DOES_NOT_OFFER, OFFERS } from './selfharm-examples.fixture.ts';
import { PARTS, PHRASES } from './selfharm-phrases.catalogue.ts';

it.each(OFFERS)('finds the hurt in "%s"', (note) => {
  expect(phraseOfSelfHarm(note)).not.toBeNull();
});

it.each(DOES_NOT_OFFER)('leaves "%s" alone', (note) => {
  expect(phraseOfSelfHarm(note)).toBeNull();
});

it('finds it in the middle of a long note, in capitals, with curly quotes', () => {
  const day = 'We had pizza. ';
  expect(phraseOfSelfHarm(`${day.repeat(100)}I DON’T WANT TO LIVE ANYMORE. ${day.repeat(100)}`)).toBe('not-live');
});

it('finds nothing in no words at all', () => {
  expect(phraseOfSelfHarm('')).toBeNull();
  expect(phraseOfSelfHarm('😀 🌧️ !!!')).toBeNull();
});

it('knows every part that a phrase names', () => {
  const named = PHRASES.flatMap(({ match }) => [...match.matchAll(/\{\{([A-Z]+)\}\}/g)].map(([, name]) => name));
  expect(named.filter((name) => !name || PARTS[name] === undefined)).toEqual([]);
});
