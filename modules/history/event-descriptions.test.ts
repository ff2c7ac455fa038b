import { MoodSaved } from '@wonderlings/journal/events';
import { type DomainEvent, draft } from '@wonderlings/kernel';
import { recorded, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { historyEntries } from './entries-table.ts';
import { EVENT_DESCRIPTIONS } from './event-descriptions.ts';
import { sentenceOf, sentenceWith } from './sentence.ts';
import { SENTENCES } from './sentence-catalogue.ts';

describe('what a history tells', () => {
  it('has a sentence without holes for everything that the catalogues know', () => {
    for (const description of EVENT_DESCRIPTIONS) {
      for (const actor of description.actors) {
        for (const subject of description.subjects) {
          for (const audience of ['child', 'grownUp'] as const) {
            const sentence = sentenceWith(description, { subject, actor, figure: 3 }, audience);
            expect(sentence, `${description.definition.type} ${subject}`).toMatch(/^[A-Z\d]/);
            expect(sentence, `${description.definition.type} ${subject}`).not.toMatch(
              /[{}]|\(\)|, [,.)]| {2}|undefined| \.|: *\.?$/,
            );
          }
        }
      }
    }
  });

  it('uses every variant that there is', () => {
    const variants = Object.entries(SENTENCES).flatMap(([type, one]) =>
      'variants' in one ? one.variants.map(({ when }) => `${type} ${when}`) : [],
    );
    const used = EVENT_DESCRIPTIONS.flatMap((description) =>
      description.actors.flatMap((actor) =>
        description.subjects.map(
          (subject) => `${description.definition.type} ${description.words({ subject, actor, figure: null })?.when}`,
        ),
      ),
    );
    expect(variants.filter((variant) => !used.includes(variant))).toEqual([]);
  });
});

const mood = (feeling: string, baseFeelingName: string | null, note: string | null) =>
  recorded(
    draft(MoodSaved, { moodId: '00000000-0000-4000-8000-00000000000a', feeling, baseFeelingName, note, emoji: null }),
    0,
    testContext(),
  );
function line(event: DomainEvent) {
  const fold = historyEntries.folds.find(({ type }) => type === event.type);
  const [key = []] = fold?.keys(event) ?? [];
  const row = fold?.fold(undefined, event, key);
  if (!row) throw new Error(`No line for ${event.type}`);
  return row;
}

describe('a line', () => {
  it.each([
    ['Worried (Some worry)', 'Worried', 'Help', 'You saved a feeling: Worried (Some worry), with a note.'],
    ['Really Happy! (Giggly)', null, null, 'You saved a feeling: Really Happy (Giggly).'],
    ['Angry', 'Angry', 'Grr', 'You saved a feeling: Angry, with a note.'],
    ['Calm', null, null, 'You saved a feeling: Calm.'],
  ])('says %s in the words of the catalogue', (feeling, base, note, sentence) => {
    expect(sentenceOf(line(mood(feeling, base, note)), 'child')).toBe(sentence);
  });

  it.each([
    [1, 'You checked in. That makes 1 day.'],
    [21, 'You checked in. That makes 21 days.'],
  ])('counts to %i in good English', (figure, sentence) => {
    expect(sentenceOf({ type: 'CheckedIn', subject: '', figure, actor: 'child' }, 'child')).toBe(sentence);
  });

  it('keeps no word that a child typed, also where a feeling belongs', () => {
    const row = line(mood('My secret (Tam)', 'My secret', 'My secret'));
    expect(JSON.stringify(row)).not.toContain('secret');
    expect(JSON.stringify(row)).not.toContain('Tam');
    expect(sentenceOf(row, 'child')).toBe('You saved a feeling: Another feeling, with a note.');
    expect(sentenceOf(row, 'grownUp')).toBe('Saved a mood: Another feeling, with a note (words hidden)');
  });

  it('of a thing or a type that is not known says that something was saved', () => {
    const unknown = { type: 'BadgeEarned', subject: 'of-tomorrow', figure: null, actor: 'child' } as const;
    expect(sentenceOf(unknown, 'child')).toBe('Something was saved.');
    expect(sentenceOf({ ...unknown, type: 'OfTomorrow' }, 'grownUp')).toBe('Something was saved (OfTomorrow).');
  });
});
