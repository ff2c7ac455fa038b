import { COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { describe, expect, it } from 'vitest';
import { IDEAS } from '../be-active/be-active.catalogue.ts';
import { CALM_SESSIONS } from '../calm/calm.catalogue.ts';
import { NATURE_ACTIVITIES } from '../nature/nature.catalogue.ts';
import type { Deed } from './reaction.ts';
import { YESTERDAY } from './yesterday.catalogue.ts';
import { nameOf, rememberedOf, yesterdayLine } from './yesterday.ts';

const deed = (type: string, subject: string, at: string): Deed => ({ type, subject, at });
const saved = deed('MoodSaved', 'okay 0', '2026-11-20T10:00');
const checkedIn = deed('CheckedIn', '', '2026-11-20T10:00');
const waves = deed('ActivityCompleted', 'calm/ocean-waves', '2026-11-20T11:00');
const sad = deed('MoodSaved', 'sad 3 note', '2026-11-20T08:00');
const line = (deeds: readonly Deed[], today = '2026-11-21', isPlain = false) => {
  const remembered = rememberedOf(deeds);
  return remembered && yesterdayLine(remembered, today, isPlain);
};

describe('what is remembered of yesterday', () => {
  it('is the newest that was done, before what followed from it; a hard feeling before all', () => {
    expect(rememberedOf([checkedIn, saved])?.deed).toBe(saved);
    expect(rememberedOf([saved, checkedIn, waves])?.deed).toBe(waves);
    expect(rememberedOf([saved, waves, sad])?.deed).toBe(sad);
    expect(rememberedOf([checkedIn])?.deed).toBe(checkedIn);
    expect(rememberedOf([deed('SignedIn', '', '2026-11-20T10:00')])).toBeUndefined();
    expect(rememberedOf([])).toBeUndefined();
  });

  it('is one sentence, another one each day, filled from the catalogues', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((today) => line([waves], today)).toSorted()).toEqual([
      'I still feel Ocean Waves from yesterday.',
      'Yesterday you rested with Ocean Waves.',
      'You had a soft time yesterday: Ocean Waves.',
    ]);
    expect(line([sad], '2026-11-21', true)).toMatch(/sad yesterday|you felt sad/);
    expect(line([deed('ActivityCompleted', 'movequest/bella easy', '2026-11-20')])).toContain('Bella');
  });

  it('has no slot left, no number and no blame', () => {
    for (const { type, begins = '', moods, playful, plain } of YESTERDAY) {
      const subject = moods?.[0] ?? (begins.endsWith('/') ? `${begins}bella` : begins);
      for (const isPlain of [false, true])
        for (const today of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']) {
          const words = line([deed(type, subject, '2026-11-20')], today, isPlain);
          expect(words).toBeTruthy();
          expect(words).not.toMatch(/[{}\d]|haven't|have not|did not|didn't|missed/);
        }
      if (moods?.includes('sad')) expect([...playful, ...plain].join(' ')).not.toContain('!');
    }
  });

  it('is at most two short parts of thirty words, whatever it is filled with', () => {
    const names = [...CALM_SESSIONS, ...COPING_TOOLS, ...NATURE_ACTIVITIES, ...IDEAS].map(({ id }) => nameOf(id));
    const longest = names.toSorted((one, other) => other.split(' ').length - one.split(' ').length)[0] ?? '';
    for (const { playful, plain } of YESTERDAY)
      for (const variant of [...playful, ...plain]) {
        const told = variant.replaceAll(/\{\w+\}/g, longest);
        expect(told.split(' ').length, told).toBeLessThanOrEqual(30);
        expect(told.split(/(?<=[.!?]) /).length, told).toBeLessThanOrEqual(2);
      }
  });

  it('names an activity as its page does', () => {
    const named = (family: string, all: readonly { readonly id: string; readonly title: string }[]) =>
      expect(all.map(({ id }) => nameOf(`${family}/${id}`))).toEqual(all.map(({ title }) => title));
    named('calm', CALM_SESSIONS);
    named('coping', COPING_TOOLS);
    named(
      'nature',
      NATURE_ACTIVITIES.map(({ id, name }) => ({ id, title: name })),
    );
    named('be-active', IDEAS);
  });
});
