import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLAIN_WORDS } from './plain-words.catalogue.ts';
import { QUOTED } from './quoted-words.fixture.ts';
import { grade, sentencesOf, syllables, wordsOf } from './reading.fixture.ts';

const web = join(import.meta.dirname, '../..');
const FOR_GROWN_UPS = /features\/(about|parents|privacy|grown-up|month|proof|take-along|erasure)\//;
/** Names and addresses of others, phrases that are looked for and never said, and the plain words, which are looked at below. */
const NOT_SAID = /(helplines|selfharm-phrases|time-zones|plain-words)\.catalogue/;
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(copy|catalogue)\.ts$|lib\/copy\/[\w-]+\.ts$/.test(file))
  .filter((file) => !/\.test\./.test(file) && !FOR_GROWN_UPS.test(file) && !NOT_SAID.test(file))
  .sort();

/** Beside what the specification quotes: said to a grown-up, and the one after heavy words as it was reviewed. */
const LONGER_ON_PURPOSE: readonly string[] = [
  'For the grown-up: stay with the child, listen, thank them for telling you, and do not promise to keep it secret. If there is any danger to life, call the emergency number now and do not leave the child alone.',
  'When it hurts like that, you do not have to be alone with it.',
];
const EXEMPT = new Set([...QUOTED, ...LONGER_ON_PURPOSE]);
/** Of four syllables and more: names of things here, and words that a child hears every day. */
const KNOWN_WORDS = new Set(
  'achievement achievements activity activities centimeters discovery emergency emergencies environment international invisible make-believe somebody remembering'.split(
    ' ',
  ),
);

/** For each age the longest sentence, in words, and the school year that a text of twelve words or more may need. */
const CHILD = { words: 12, grade: 4.5 };
const TEEN = { words: 16, grade: 7 };

type Register = 'child' | 'teen';

/** Every text with a word after a word; what has none is an id, or a label of one word. In plain words it is for teens. */
function textsIn(value: unknown, register: Register, of: Register = 'child'): readonly string[] {
  if (typeof value === 'string') return register === of && /[a-z'] [a-z]/i.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, register, name === 'plain' || name === 'teen' ? 'teen' : of),
  );
}

/** What is too hard in these texts; what fills a slot is a word. */
function hardToRead(texts: readonly string[], most: typeof CHILD): readonly string[] {
  const read = texts.map((text) => text.replace(/\{\w+\}/g, 'Sam'));
  const hard = [
    ...read.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > most.words),
    ...read.filter((text) => wordsOf(text).length >= 12 && grade([text]) > most.grade),
  ];
  return [...new Set(hard)];
}

describe('what a child of eight reads', () => {
  it.each(files)('is short and easy in %s', async (file) => {
    const said = { ...(await import(join(web, file))) };
    const texts = textsIn(said, 'child').filter((text) => !EXEMPT.has(text));
    expect(hardToRead(texts, CHILD)).toEqual([]);
    const long = texts.flatMap(wordsOf).filter((word) => syllables(word) >= 4 && !KNOWN_WORDS.has(word.toLowerCase()));
    expect([...new Set(long)]).toEqual([]);
    expect(hardToRead(textsIn(said, 'teen'), TEEN)).toEqual([]);
  });

  it('is found in most of the app, and hard words in it are found', () => {
    expect(files.length).toBeGreaterThan(60);
    const long = 'One two three four five six seven eight nine ten eleven twelve thirteen.';
    expect(hardToRead([long, long.replace('eleven twelve ', '')], CHILD)).toEqual([long]);
    const steep =
      'Acknowledging difficulties encourages resilience. Understanding emotions generates opportunities for connecting. Ask anybody.';
    expect(hardToRead([steep], CHILD)).toEqual([steep]);
  });
});

it('is short in the plain words too', () => {
  expect(hardToRead(Object.values(PLAIN_WORDS), TEEN)).toEqual([]);
});
