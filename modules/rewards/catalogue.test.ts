import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from './catalogue.ts';
import { createEvaluator } from './evaluate.ts';
import { TOLD_KINDS } from './facts.ts';
import { Requirement } from './requirement.ts';

/** The kinds of facts that a rule cannot be met without. */
function kindsIn(rule: Requirement): readonly string[] {
  if ('allOf' in rule) return rule.allOf.flatMap(kindsIn);
  if ('anyOf' in rule) return rule.anyOf.flatMap(kindsIn);
  if ('always' in rule) return [];
  if ('earned' in rule) return Object.keys(rule.earned).map((what) => `earned/${what}`);
  if ('streak' in rule) return [rule.streak.of];
  const { of } = 'days' in rule ? rule.days : 'count' in rule ? rule.count : rule.distinct;
  return of === 'any' ? [] : [of].flat();
}

describe('the catalogue', () => {
  // The digest is that of the content file's journal and check-in achievements; a change of one letter must be a decision.
  it('is that of the content file, letter by letter', () => {
    expect(createHash('sha256').update(JSON.stringify(ACHIEVEMENTS)).digest('hex')).toBe(
      'eb1f61aa297dbacd487418fb7590f68fddca5103598ad9a7a476229ec9f0a513',
    );
  });

  it('has rules of the language only', () => {
    for (const { id, requirement } of ACHIEVEMENTS) expect(Requirement.safeParse(requirement).success, id).toBe(true);
  });

  it('asks only for what some event tells of, so that everything in it can be earned', () => {
    const untold = ACHIEVEMENTS.flatMap(({ id, requirement }) =>
      kindsIn(requirement).flatMap((kind) => (TOLD_KINDS.has(kind) ? [] : [`${id}: ${kind}`])),
    );
    expect(untold).toEqual([]);
    expect(kindsIn({ allOf: [{ earned: { badge: 'a' } }, { count: { of: ['mood', 'goal'] }, atLeast: 1 }] })).toEqual([
      'earned/badge',
      'mood',
      'goal',
    ]);
  });

  it('tells a child the number that is in the rule', () => {
    const rules = ACHIEVEMENTS.map(({ id, requirement }) => ({ what: 'achievement' as const, id, requirement }));
    const evaluator = createEvaluator(rules);
    expect(rules.map((rule) => [rule.id, evaluator.progress(evaluator.initial, rule)])).toEqual(
      ACHIEVEMENTS.map(({ id, requiredValue }) => [id, { current: 0, needed: requiredValue, met: false }]),
    );
  });

  it('pays for no feeling more than for another', () => {
    expect(JSON.stringify(ACHIEVEMENTS.map(({ requirement }) => requirement))).not.toContain('"feeling":');
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
    ['for nothing earned', { earned: {} }],
  ])('%s is refused', (_, rule) => {
    expect(Requirement.safeParse(rule).success).toBe(false);
  });
});
