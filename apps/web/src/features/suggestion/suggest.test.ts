import { readFileSync } from 'node:fs';
import { ACTIVITY_KINDS } from '@wonderlings/activities/catalogue';
import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggest, TOOLS_OF_MOODS } from './suggest.ts';
import { type SuggestionInput, slotAt } from './suggestion.ts';
import { EXAMPLE_BASE, EXAMPLES } from './suggestion-examples.fixture.ts';
import { SUGGESTION_RULES } from './suggestion-rules.catalogue.ts';
import { SUGGESTIONS } from './suggestions.catalogue.ts';

const MOODS = [...RICH_MOODS, ...QUICK_MOODS].map(({ id }) => id);
const HARD = SUGGESTION_RULES.feelings.groups.hard;
const isRestOrHelp = (id: string) => /^(rest|help)\//.test(id);
const byId = (id: string) => SUGGESTIONS.find((one) => one.id === id);
const suggested = (input: Partial<SuggestionInput>) => suggest({ ...EXAMPLE_BASE, ...input }, TOOLS_OF_MOODS);

describe('the published examples', () => {
  it.each(EXAMPLES.map((example) => [example.note, example] as const))('%s', (_, { input, expect: expected }) => {
    const tried = input.tried === '$all' ? SUGGESTIONS.map(({ id }) => id) : (input.tried ?? EXAMPLE_BASE.tried);
    const filled = { ...input, tried };
    const yesterday =
      input.yesterday === '$same' ? suggested({ ...filled, yesterday: null }).activity : (input.yesterday ?? null);
    const { rule, activity } = suggested({ ...filled, yesterday });
    expect({ rule, activity }).toEqual(expected);
  });
});

/** Any child, at any time. */
const anyInput: fc.Arbitrary<SuggestionInput> = fc.record({
  localDate: fc.integer({ min: 1, max: 28 }).map((day) => `2027-02-${String(day).padStart(2, '0')}`),
  localTime: fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(clock),
  register: fc.constantFrom('child' as const, 'teen' as const),
  feeling: fc.option(
    fc.record({
      mood: fc.constantFrom(...MOODS),
      intensity: fc.option(fc.integer({ min: 1, max: 4 })),
      minutesAgo: fc.integer({ min: 0, max: 900 }),
    }),
  ),
  helped: fc.constant([]),
  today: fc.subarray(SUGGESTIONS.map(({ id }) => id)).map((ids) => ids.slice(0, 4)),
  tried: fc.subarray(SUGGESTIONS.map(({ id }) => id)),
  minutesToday: fc.integer({ min: 0, max: 60 }),
  yesterday: fc.option(fc.constantFrom(...SUGGESTIONS.map(({ id }) => id))),
  seated: fc.boolean(),
  offline: fc.boolean(),
});
function clock([hour, minute]: [number, number]): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
const always = (law: (input: SuggestionInput) => void) => fc.assert(fc.property(anyInput, law), { numRuns: 2000 });

describe('a suggestion', () => {
  it('is the same for the same input, has words and a reason without open places', () => {
    always((input) => {
      const got = suggested(input);
      expect(suggested(input)).toEqual(got);
      expect(got.reason).toMatch(/^because /);
      expect(`${got.title} ${got.line} ${got.length} ${got.reason}`).not.toMatch(/[{}]|felt $| {2}/);
    });
  });

  it('is never the same two days running, but for what helped and for rest', () => {
    always((input) => {
      const { activity, rule } = suggested(input);
      const mayRepeat = SUGGESTION_RULES.rules.find(({ id }) => id === rule)?.mayRepeat;
      if (!isRestOrHelp(activity) && !mayRepeat) expect(activity).not.toBe(input.yesterday);
    });
  });

  it('keeps to the minutes of a day, and stops after them', () => {
    always((input) => {
      const { activity } = suggested(input);
      if (!isRestOrHelp(activity))
        expect(input.minutesToday + (byId(activity)?.appMinutes ?? 0)).toBeLessThanOrEqual(20);
    });
  });

  it('is rest or something quiet in the evening, and suits the child', () => {
    always((input) => {
      const { activity } = suggested(input);
      if (isRestOrHelp(activity)) return;
      const one = byId(activity);
      if (['evening', 'late'].includes(slotAt(input.localTime, input.register))) expect(one?.quiet).toBe(true);
      if (input.seated) expect(one?.seated).toBe(true);
      if (input.offline) expect(one?.offline).toBe(true);
      expect(input.today).not.toContain(activity);
    });
  });

  it('is help after a hard feeling', () => {
    always((input) => {
      const { feeling, localTime, register } = input;
      if (!feeling || !HARD.includes(feeling.mood) || feeling.minutesAgo > 180) return;
      if (input.minutesToday >= 20 || slotAt(localTime, register) === 'late') return;
      const { activity } = suggested(input);
      expect(/^(coping|help)\//.test(activity) || SUGGESTION_RULES.pools['quiet-help']?.includes(activity)).toBe(true);
    });
  });

  it('never says what was not done', () => {
    const words = JSON.stringify([SUGGESTIONS, SUGGESTION_RULES.rules.map(({ reasons }) => reasons)]);
    expect(words).not.toMatch(/haven't|have not|missed|still have to|you should/i);
  });
});

describe('the catalogue', () => {
  it('has a suggestion for each activity there is', () => {
    const ids = SUGGESTIONS.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...ACTIVITY_KINDS]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('knows every suggestion that its pools and rules name', () => {
    const { pools, rules } = SUGGESTION_RULES;
    const named = [
      ...Object.values(pools).flat(),
      ...rules.flatMap(({ pick }) => pick.filter((id) => id.includes('/'))),
    ];
    expect(named.filter((id) => !byId(id))).toEqual([]);
  });

  it('is published as it is, rule by rule', () => {
    const page = readFileSync(new URL('../../../../../docs/suggestions.md', import.meta.url), 'utf8');
    const published = [...page.matchAll(/^\| \d+ \| (.*) \|$/gm)].map(([, says]) => says);
    expect(published).toEqual(SUGGESTION_RULES.rules.map(({ says }) => says));
  });
});
