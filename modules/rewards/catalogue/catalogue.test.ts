import { createHash } from 'node:crypto';
import { ACTIVITY_KINDS } from '@wonderlings/activities/catalogue';
import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../rules/evaluate.ts';
import { createEvaluator } from '../rules/evaluate.ts';
import { TOLD_KINDS } from '../rules/facts.ts';
import { Requirement } from '../rules/requirement.ts';
import { EARNABLES } from '../rules/shipped-rules.ts';
import {
  ACHIEVEMENTS,
  BADGE_CATEGORIES,
  BADGE_RARITIES,
  BADGES,
  EMOTION_BADGES,
  MILESTONES,
  STICKER_PACKS,
  WEEKLY_GOALS,
} from './catalogue.ts';

const RULES: readonly Rule[] = [
  ...EARNABLES.map(({ kind, id, requirement }): Rule => ({ what: kind, id, requirement })),
  ...WEEKLY_GOALS.map(({ id, requirement }): Rule => ({ what: 'goal', id, requirement })),
];

type Leaf = Exclude<Requirement, { readonly allOf: unknown } | { readonly anyOf: unknown }>;
function leavesOf(rule: Requirement): readonly Leaf[] {
  if ('allOf' in rule) return rule.allOf.flatMap(leavesOf);
  if ('anyOf' in rule) return rule.anyOf.flatMap(leavesOf);
  return [rule];
}

/** What a leaf looks at; null for what looks at no facts of its own. */
function filterOf(leaf: Leaf) {
  if ('days' in leaf) return leaf.days;
  if ('count' in leaf) return leaf.count;
  return 'distinct' in leaf ? leaf.distinct : null;
}

/** The kinds of facts that a rule cannot be met without. */
function kindsIn(rule: Requirement): readonly string[] {
  return leavesOf(rule).flatMap((leaf) => {
    if ('earned' in leaf) return Object.keys(leaf.earned).map((what) => `earned/${what}`);
    if ('streak' in leaf) return [leaf.streak.of];
    const of = filterOf(leaf)?.of ?? 'any';
    return of === 'any' ? [] : [of].flat();
  });
}

const neededBy = (rule: Rule) => createEvaluator([rule]).progress(createEvaluator([rule]).initial, rule).needed;
const digestOf = (list: readonly unknown[]) => createHash('sha256').update(JSON.stringify(list)).digest('hex');

describe('the catalogue', () => {
  // The digests are those of the content files without their ideas for drawings; a change of one letter must be a decision.
  it.each([
    ['achievements', ACHIEVEMENTS, 51, 'f5798dbf9d6db90208e8a029d08e3e1861921b4347509df95370f45ba4a948bb'],
    ['badges', BADGES, 44, '70b6ca74afaf89dd11f4b8f5a3cace6f7fd9e546ae2e8f6585f86ee0ecbb2957'],
    ['milestones', MILESTONES, 23, '7d61a1fef9ee7504cd28ec4e7a5e12bb2ea24e95299d338c56c7b83011fceddc'],
    ['emotion badges', EMOTION_BADGES, 36, '643843f73cd40b493244dbc16c3365c67c579be7158aa7b1ceb3c39249755632'],
    ['sticker packs', STICKER_PACKS, 9, 'd367b78eca545a559bfc1d453fd626522e845a4fe5b1667c36e91dce69e5a2f1'],
    ['weekly goals', WEEKLY_GOALS, 12, 'fd2de726a54dbeab665aab3af643a6e655add89a33ff96d5e3f8393e9d1f2a2e'],
  ] as const)('of %s is that of the content file, letter by letter', (_, list, length, digest) => {
    expect([list.length, digestOf(list)]).toEqual([length, digest]);
  });

  it('gives everything an id of its own', () => {
    const keys = RULES.map(({ what, id }) => `${what}/${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[a-z-]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
  });

  it('has badges of every rarity in each of the nine categories', () => {
    for (const category of BADGE_CATEGORIES) {
      const rarities = new Set(BADGES.filter((badge) => badge.category === category).map(({ rarity }) => rarity));
      expect([category, [...rarities].sort()]).toEqual([category, [...BADGE_RARITIES].sort()]);
    }
  });

  it('has badges for every feeling of the journal, and for none that it does not have', () => {
    const feelings = [...RICH_MOODS, ...QUICK_MOODS].map(({ id }) => id);
    const emotions = EMOTION_BADGES.filter(({ isSpecial }) => !isSpecial).map(({ emotion }) => emotion);
    expect(new Set(emotions)).toEqual(new Set(feelings));
  });
});

describe('its rules', () => {
  it('are of the language only', () => {
    for (const { id, requirement } of RULES) expect(Requirement.safeParse(requirement).success, id).toBe(true);
  });

  it('ask only for what some event tells of, so that everything can be earned', () => {
    const untold = RULES.flatMap(({ id, requirement }) =>
      kindsIn(requirement).flatMap((kind) => (TOLD_KINDS.has(kind) ? [] : [`${id}: ${kind}`])),
    );
    expect(untold).toEqual([]);
    expect(kindsIn({ allOf: [{ earned: { badge: 'a' } }, { count: { of: ['mood', 'goal'] }, atLeast: 1 }] })).toEqual([
      'earned/badge',
      'mood',
      'goal',
    ]);
  });

  it('name only activities, goals and things earned that there are', () => {
    const goals = WEEKLY_GOALS.map(({ id }) => id);
    const categories = WEEKLY_GOALS.map(({ category }) => category);
    const keys = EARNABLES.map(({ kind, id }) => `${kind}/${id}`);
    const isActivity = (kind: string) =>
      ACTIVITY_KINDS.some((one) => (kind.endsWith('/') ? one.startsWith(kind) : one === kind));
    const unknown = RULES.flatMap(({ id, requirement }) =>
      leavesOf(requirement).flatMap((leaf) => {
        const filter = filterOf(leaf);
        const wanted = (value: string | readonly string[] | undefined) => [value ?? []].flat();
        const strange = [
          ...wanted(filter?.kind).filter((kind) => !isActivity(kind)),
          ...wanted(filter?.goal).filter((goal) => !goals.includes(goal)),
          ...wanted(filter?.category).filter((category) => !categories.includes(category)),
          ...('earned' in leaf ? Object.entries(leaf.earned).map(([what, one]) => `${what}/${one}`) : []).filter(
            (key) => !keys.includes(key),
          ),
        ];
        return strange.map((one) => `${id}: ${one}`);
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('need the number that the catalogue says', () => {
    const said = new Map<string, number>([
      ...ACHIEVEMENTS.map((one) => [`achievement/${one.id}`, one.requiredValue] as const),
      ...MILESTONES.map((one) => [`milestone/${one.id}`, one.requiredCount] as const),
      ...EMOTION_BADGES.map((one) => [`emotion-badge/${one.id}`, one.requiredCount] as const),
      ...WEEKLY_GOALS.map((one) => [`goal/${one.id}`, one.needed] as const),
    ]);
    const wrong = RULES.filter((rule) => (said.get(`${rule.what}/${rule.id}`) ?? neededBy(rule)) !== neededBy(rule));
    expect(wrong).toEqual([]);
    expect(said.size).toBe(51 + 23 + 36 + 12);
  });

  it('say every number of theirs to the child', () => {
    const silent = BADGES.flatMap(({ id, requirement, howToEarn }) =>
      leavesOf(requirement).flatMap((leaf) => {
        const number = 'atLeast' in leaf ? leaf.atLeast : 1;
        return number === 1 || new RegExp(`\\b${number}\\b`).test(howToEarn) ? [] : [`${id}: ${number}`];
      }),
    );
    expect(silent).toEqual([]);
  });

  it('pay for no feeling more than for another', () => {
    const others = RULES.filter(({ what }) => what !== 'emotion-badge').map(({ requirement }) => requirement);
    expect(JSON.stringify(others)).not.toContain('"feeling":');
    const counts = new Map(
      [1, 2, 3].map((level) => {
        const ladder = EMOTION_BADGES.filter(({ badgeLevel, isSpecial }) => badgeLevel === level && !isSpecial);
        return [level, [...new Set(ladder.map(({ requiredCount }) => requiredCount))]];
      }),
    );
    expect(Object.fromEntries(counts)).toEqual({ 1: [1], 2: [4], 3: [10] });
  });

  it('ask for days in a row in the four streak milestones only', () => {
    const streaks = RULES.filter(({ requirement }) => leavesOf(requirement).some((leaf) => 'streak' in leaf));
    expect(streaks.map(({ what, id }) => `${what}/${id}`)).toEqual([3, 7, 14, 30].map((n) => `milestone/streak-${n}`));
  });

  it('make no child hurry: many kinds of a thing that takes minutes are spread over days', () => {
    const hurried = RULES.flatMap(({ id, requirement }) => {
      const leaves = leavesOf(requirement);
      return leaves.flatMap((leaf) => {
        if (!('distinct' in leaf) || ![leaf.distinct.of].flat().includes('activity') || leaf.atLeast <= 3) return [];
        const spread = leaves.some((other) => 'days' in other && other.atLeast >= leaf.atLeast / 2);
        return spread ? [] : [id];
      });
    });
    expect(hurried).toEqual([]);
  });
});

describe('its words', () => {
  it('are short and kind', () => {
    const words = [
      ...BADGES.flatMap((one) => [one.description, one.howToEarn]),
      ...ACHIEVEMENTS.map((one) => one.description),
      ...MILESTONES.flatMap((one) => [one.description, one.rewardDescription]),
      ...EMOTION_BADGES.flatMap((one) => [one.description, one.howToEarn]),
      ...STICKER_PACKS.flatMap((one) => [one.description, one.howToUnlock]),
      ...WEEKLY_GOALS.flatMap((one) => [one.description, one.cheer]),
      ...EARNABLES.map((one) => one.howTo),
    ];
    const unkind = /\b(calm down|don't|must|hurry|lose|lost|fail|lazy|bad|perfect)\b/i;
    expect(words.filter((text) => unkind.test(text))).toEqual([]);
    // Two rules in one sentence are the longest that there are.
    const long = words.flatMap((text) => text.split(/[.!?]\s*/)).filter((one) => one.split(/\s+/).length > 16);
    expect(long).toEqual([]);
  });
});

describe('a rule', () => {
  it.each([
    ['that looks at a level', { days: { of: 'activity', level: 'hard' }, atLeast: 1 }],
    ['that looks at a length of time', { days: { of: 'activity', duration: 600 }, atLeast: 1 }],
    ['of a word that is not in the language', { within: { of: 'mood' }, atLeast: 1 }],
    ['of two words at once', { days: { of: 'mood' }, count: { of: 'mood' }, atLeast: 1 }],
    ['that asks for nothing', { days: { of: 'mood' }, atLeast: 0 }],
    ['without parts', { allOf: [] }],
    ['for two things earned at once', { earned: { badge: 'a', pack: 'b' } }],
    ['for a badge of a feeling', { earned: { 'emotion-badge': 'sad-1' } }],
    ['for nothing earned', { earned: {} }],
  ])('%s is refused', (_, rule) => {
    expect(Requirement.safeParse(rule).success).toBe(false);
  });
});
