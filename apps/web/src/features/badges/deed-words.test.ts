import { ACTIVITY_KINDS } from '@wonderlings/activities/catalogue';
import { COMPANIONS } from '@wonderlings/companions/catalogue';
import { COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { describe, expect, it } from 'vitest';
import { IDEAS } from '../be-active/be-active.catalogue.ts';
import { CALM_SESSIONS } from '../calm/calm.catalogue.ts';
import { NATURE_ACTIVITIES } from '../nature/nature.catalogue.ts';
import { THEMES } from '../themes/themes.catalogue.ts';
import { THEME_NAMES } from './deed.copy.ts';
import { deedWords, titleOf } from './deed-words.ts';

const words = (of: string | null, what: string | null = null) => deedWords({ of, what });

describe('an event in words', () => {
  it.each([
    ['mood', 'really-happy', 'You saved a feeling: Really Happy.'],
    ['mood', 'a-bit-sad', 'You saved a feeling: A Bit Sad.'],
    ['mood', null, 'You saved a feeling.'],
    ['journal', null, 'You wrote in your journal.'],
    ['check-in', null, 'You checked in.'],
    ['activity', 'breath/zola', 'You finished breathing with Zola.'],
    ['activity', 'movequest/bella', 'You finished MoveQuest with Bella.'],
    ['activity', 'calm/ocean-waves', 'You finished Ocean Waves in the Calm Corner.'],
    ['activity', null, 'You finished an activity.'],
    ['theme', 'theme6', 'You picked the colors Cloud Nine.'],
    ['wonderling', 'blot', 'Blot is your buddy now.'],
    ['goal', 'do-a-kind-thing', 'You met your goal: One kind thing.'],
    ['earned', 'milestone/check-in-5', 'You earned Five Check-Ins.'],
  ])('of %s %s', (of, what, sentence) => {
    expect(words(of, what)).toBe(sentence);
  });

  it('is still a sentence where it is unknown what it was', () => {
    expect(words(null)).toBe('Something was saved.');
    expect(words('earned', 'badge/long-gone')).toBe('Something was saved.');
    expect(words('from-tomorrow', 'x')).toBe('Something was saved.');
  });

  it('has one for every activity there is, and never shows an id', () => {
    for (const kind of ACTIVITY_KINDS) {
      const sentence = words('activity', kind);
      expect(sentence, kind).not.toBe('You finished an activity.');
      expect(sentence, kind).toMatch(/^You [^{}/]+\.$/);
    }
  });
});

describe('a name', () => {
  it('is the one that the page of the activity has', () => {
    for (const { id, title } of [...CALM_SESSIONS, ...COPING_TOOLS, ...IDEAS]) expect(titleOf(id)).toBe(title);
    for (const { id, name } of NATURE_ACTIVITIES) expect(titleOf(id)).toBe(name);
    // Pip and Tam are two, of whom one can be a buddy.
    for (const { id, name } of COMPANIONS) expect(name.split(' and ')).toContain(titleOf(id));
  });

  it('is the one that the themes have', () => {
    expect(THEME_NAMES).toEqual(Object.fromEntries(THEMES.map(({ id, name }) => [id, name])));
  });

  it('is there for every feeling that can be saved', () => {
    for (const { feeling } of [...RICH_MOODS, ...QUICK_MOODS]) {
      const id = feeling
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/-$/, '');
      expect(words('mood', id)).toBe(`You saved a feeling: ${feeling.replace(/!$/, '')}.`);
    }
  });
});
