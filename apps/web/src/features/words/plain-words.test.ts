import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANIONS } from '@wonderlings/companions/catalogue';
import { describe, expect, it } from 'vitest';
import { PLAIN_WORDS } from './plain-words.catalogue.ts';
import { QUOTED } from './quoted-words.fixture.ts';

const web = join(import.meta.dirname, '../..');
const modules = join(web, '../../../modules');
const NOT_SAID = /\.test\.|fixture|testing|kitchen|node_modules|plain-words|words\/words\.ts|\.gen\./;
const sources = [web, modules].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SAID.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll("\\'", "'")),
);

const slots = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
const shouts = (text: string): boolean => text.includes('!');

/** Everything that goes through `say(…)` or `inWords(…)`: a catalogue, a part of it, or a field of something it holds. */
const said = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\b(?:say|worded|inWords)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].flatMap(
      ([, words = '']) => words.match(/\w+/g) ?? [],
    ),
  ),
);
/** Other names of a catalogue in the file that says it: `X as COPY`, `const words = X.buddy`. */
const aliases = sources.flatMap((source) =>
  [...source.matchAll(/\b([A-Z]\w+) as (\w+)|const \{? ?([\w, ]+?) ?\}? = \[?([A-Z]\w+)\b/g)].map(
    ([, name, alias, local, of]) => [name ?? of ?? '', alias ?? local ?? ''] as const,
  ),
);
const isSaid = (name: string): boolean =>
  said.has(name) ||
  aliases.some(([of, alias]) => of === name && (alias.match(/\w+/g) ?? []).some((one) => said.has(one)));

/** The names that a text can be said by: of the catalogue that holds it, and of the field that it is in. */
function namesOf(text: string, source: string): readonly string[] {
  const at = [`'${text}'`, `"${text}"`].map((quoted) => source.indexOf(quoted)).find((index) => index >= 0);
  if (at === undefined) return [];
  const before = source.slice(0, at);
  const catalogue = [...before.matchAll(/^(?:export )?const (\w+)/gm)].at(-1)?.[1];
  const field = /(\w+):\s*$/.exec(before)?.[1];
  return [catalogue, field].filter((name) => name !== undefined);
}

/** Said by the server, which has the companions' words: `say(data?.message)`. */
const isWelcome = (source: string): boolean => source.includes('welcomeMessages:');
/** What the server finds wrong with a field: `say(errors.newPassword?.message)`. */
const ANSWERED = new Set(['passwordCommon']);

describe('the plain words', () => {
  it.each(Object.keys(PLAIN_WORDS))('stand for words that are shown: %s', (playful) => {
    const holders = sources.filter((source) => namesOf(playful, source).length > 0);
    expect(holders.length, 'is in a catalogue').toBeGreaterThan(0);
    expect(
      holders.some(
        (source) => isWelcome(source) || namesOf(playful, source).some((name) => ANSWERED.has(name) || isSaid(name)),
      ),
      'and is said by a page',
    ).toBe(true);
  });

  it('have all that a companion says to a child who comes, and after a while', () => {
    const said = COMPANIONS.flatMap(({ welcomeMessages, stopLine }) => [
      ...welcomeMessages.map(({ text }) => text),
      stopLine,
    ]);
    expect(said.filter((text) => !Object.hasOwn(PLAIN_WORDS, text))).toEqual([]);
  });

  it('leave alone what the specification quotes', () => {
    expect(QUOTED.length).toBeGreaterThan(200);
    expect(QUOTED.filter((text) => Object.hasOwn(PLAIN_WORDS, text))).toEqual([]);
  });

  it('have no slot that the playful ones have not, and say something else', () => {
    for (const [playful, plain] of Object.entries(PLAIN_WORDS)) {
      expect(slots(playful), plain).toEqual(expect.arrayContaining([...slots(plain)]));
      expect(plain).not.toBe(playful);
    }
  });

  it('do not shout', () => {
    expect(Object.keys(PLAIN_WORDS).filter(shouts).length).toBeGreaterThan(20);
    expect(Object.values(PLAIN_WORDS).filter(shouts)).toEqual([]);
  });
});
