import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEvaluator, type Rule } from './evaluate.ts';
import type { Fact } from './facts.ts';
import { type Filter, type Progress, Requirement, SELF_CARE } from './requirement.ts';

/** The reference of the rule language: every rule from scratch over every fact. Slow, and short enough to be seen right. */
function reference(rule: Requirement, facts: readonly Fact[]): Progress {
  const leaf = (value: number, needed: number) => ({ current: Math.min(value, needed), needed, met: value >= needed });
  if ('always' in rule) return leaf(1, 1);
  if ('allOf' in rule) {
    const parts = rule.allOf.map((part) => reference(part, facts));
    const sum = (of: 'current' | 'needed') => parts.reduce((total, part) => total + part[of], 0);
    return { current: sum('current'), needed: sum('needed'), met: parts.every((part) => part.met) };
  }
  if ('anyOf' in rule) {
    const parts = rule.anyOf.map((part) => reference(part, facts));
    const further = (a: Progress, b: Progress) => (b.current / b.needed > a.current / a.needed ? b : a);
    return parts.find((part) => part.met) ?? parts.reduce(further);
  }
  if ('earned' in rule) {
    const [what, id] = Object.entries(rule.earned)[0] ?? [];
    return leaf(facts.some((fact) => fact.of === 'earned' && fact.what === what && fact.id === id) ? 1 : 0, 1);
  }
  if ('streak' in rule) {
    return leaf(
      Math.max(0, ...facts.map((fact) => ('longestStreak' in fact && fact.longestStreak) || 0)),
      rule.atLeast,
    );
  }
  if ('days' in rule) {
    return leaf(new Set(facts.filter((fact) => matches(rule.days, fact)).map(({ date }) => date)).size, rule.atLeast);
  }
  if ('distinct' in rule) {
    const { by } = rule.distinct;
    const matching = facts.filter((fact) => matches(rule.distinct, fact));
    return leaf(
      new Set(matching.map((fact) => (fact.of === 'earned' ? undefined : fact.fields[by]))).size,
      rule.atLeast,
    );
  }
  const perDay = new Map<string, number>();
  for (const fact of facts) {
    if (matches(rule.count, fact)) perDay.set(fact.date, (perDay.get(fact.date) ?? 0) + 1);
  }
  return leaf(
    [...perDay.values()].reduce((total, inDay) => total + Math.min(inDay, 2), 0),
    rule.atLeast,
  );
}

function matches(filter: Filter, fact: Fact): boolean {
  if (fact.of === 'earned') return false;
  const kinds: readonly string[] = filter.of === 'any' ? SELF_CARE : [filter.of].flat();
  const among = (wanted: string | readonly string[] | undefined, value = '') =>
    wanted === undefined || [wanted].flat().some((one) => (one.endsWith('/') ? value.startsWith(one) : value === one));
  return (
    kinds.includes(fact.of) &&
    among(filter.kind, fact.fields.kind) &&
    among(filter.feeling, fact.fields.feeling) &&
    among(filter.theme, fact.fields.theme)
  );
}

// Half of everything happens on one day, so that the most that a day can count matters.
const dates = fc.oneof(
  fc.constant('2026-01-01'),
  fc.integer({ min: 2, max: 12 }).map((day) => `2026-01-${String(day).padStart(2, '0')}`),
);
const feelings = fc.constantFrom('sad', 'happy', 'okay', 'angry');
const activities = fc.constantFrom('breath/zola', 'calm/ocean-waves', 'calm/gentle-breeze', 'sleep/log');
const facts: fc.Arbitrary<Fact> = dates.chain((date) =>
  fc.oneof(
    feelings.map((feeling): Fact => ({ of: 'mood', date, fields: { feeling, card: 'journal' } })),
    fc.constant<Fact>({ of: 'journal', date, fields: { card: 'journal' } }),
    activities.map((kind): Fact => ({ of: 'activity', date, fields: { kind, card: kind.split('/')[0] ?? '' } })),
    fc.integer({ min: 1, max: 9 }).map((longestStreak): Fact => ({ of: 'check-in', date, fields: {}, longestStreak })),
    fc.constantFrom('theme1', 'theme2').map((theme): Fact => ({ of: 'theme', date, fields: { theme } })),
    fc.constantFrom('a', 'b').map((id): Fact => ({ of: 'earned', date, what: 'achievement', id })),
  ),
);
const lives = fc.array(facts, { maxLength: 60 });

const filters: fc.Arbitrary<Filter> = fc.oneof(
  fc.constantFrom<Filter>({ of: 'any' }, { of: 'journal' }, { of: ['mood', 'journal'] }, { of: 'check-in' }),
  fc.uniqueArray(feelings, { minLength: 1 }).map((feeling): Filter => ({ of: 'mood', feeling })),
  fc.constantFrom('calm/', 'breath/zola').map((kind): Filter => ({ of: 'activity', kind })),
  fc.constant<Filter>({ of: ['activity', 'theme'], kind: ['breath/', 'sleep/log'] }),
);
const atLeast = fc.integer({ min: 1, max: 12 });
const by = fc.constantFrom('feeling', 'kind', 'card', 'theme');
const { rule: requirements } = fc.letrec<{ rule: Requirement }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 2 },
    fc.record({ days: filters, atLeast }),
    fc.record({ count: filters, atLeast }),
    fc.record({ distinct: fc.tuple(filters, by).map(([filter, field]) => ({ ...filter, by: field })), atLeast }),
    fc.record({ streak: fc.constant({ of: 'check-in' as const }), atLeast }),
    fc.constantFrom('a', 'b').map((achievement) => ({ earned: { achievement } })),
    fc.constant({ always: true as const }),
    fc.record({ allOf: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ anyOf: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
  ),
}));
const ruleBooks = fc
  .array(requirements, { minLength: 1, maxLength: 6 })
  .map((book) => book.map((requirement, index): Rule => ({ what: 'badge', id: `rule-${index}`, requirement })));

const causeOf = (index: number) => ({ id: `event-${index}`, commandId: `command-${index}` });

function stateAfter(book: readonly Rule[], life: readonly Fact[]) {
  const evaluator = createEvaluator(book);
  const state = life.reduce((known, fact, index) => evaluator.take(known, fact, causeOf(index)), evaluator.initial);
  return { evaluator, state };
}
/** The one at fault is named by the failure itself: its requirement and its progress stand in the same array. */
const progressOfAll = (book: readonly Rule[], life: readonly Fact[]) => {
  const { evaluator, state } = stateAfter(book, life);
  return book.map((rule) => [rule.requirement, evaluator.progress(state, rule)]);
};

describe('whatever the rules and the history, the evaluator', () => {
  it('says what the reference says from scratch', () => {
    fc.assert(
      fc.property(ruleBooks, lives, (book, life) => {
        expect(progressOfAll(book, life)).toEqual(
          book.map(({ requirement }) => [requirement, reference(requirement, life)]),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('does not mind the order in which things happened', () => {
    fc.assert(
      fc.property(
        ruleBooks,
        lives.chain((life) => fc.tuple(fc.constant(life), shuffled(life))),
        (book, [life, other]) => {
          expect(progressOfAll(book, other)).toEqual(progressOfAll(book, life));
        },
      ),
    );
  });

  it('never takes back: what is met stays met', () => {
    fc.assert(
      fc.property(ruleBooks, lives, facts, (book, life, next) => {
        const { evaluator, state } = stateAfter(book, life);
        const later = evaluator.take(state, next, causeOf(life.length));
        for (const rule of book) {
          if (evaluator.progress(state, rule).met) expect(evaluator.progress(later, rule).met).toBe(true);
        }
      }),
    );
  });

  it('has due exactly what is met, each with the event that met it', () => {
    fc.assert(
      fc.property(ruleBooks, lives, (book, life) => {
        const { state } = stateAfter(book, life);
        const firstMet = ({ requirement }: Rule) =>
          Array.from({ length: life.length + 1 }, (_, end) => end).find(
            (end) => reference(requirement, life.slice(0, end)).met,
          );
        const expected = book.flatMap((rule) => {
          const end = firstMet(rule);
          return end === undefined ? [] : [{ rule, metBy: end === 0 ? null : causeOf(end - 1) }];
        });
        const byRule = (a: { rule: Rule }, b: { rule: Rule }) => a.rule.id.localeCompare(b.rule.id);
        expect(state.due.toSorted(byRule)).toEqual(expected.toSorted(byRule));
      }),
    );
  });

  it('names events that are enough to have met the rule, and none that are not needed by some step', () => {
    fc.assert(
      fc.property(ruleBooks, lives, (book, life) => {
        const { evaluator, state } = stateAfter(book, life);
        for (const { rule } of state.due) {
          const because = evaluator.because(state, rule).map(({ eventId }) => eventId);
          expect(new Set(because).size).toBe(because.length);
          const named = life.filter((_, index) => because.includes(causeOf(index).id));
          expect(named).toHaveLength(because.length);
          expect(reference(rule.requirement, named).met).toBe(true);
          expect(because.length).toBeLessThanOrEqual(evaluator.progress(state, rule).needed);
        }
      }),
    );
  });

  it('keeps no more than its rules can use, however long the history', () => {
    fc.assert(
      fc.property(ruleBooks, lives, (book, life) => {
        const { state } = stateAfter(book, life);
        for (const steps of state.steps) expect(steps.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('is of rules that the language knows', () => {
    fc.assert(fc.property(requirements, (rule) => Requirement.safeParse(rule).success));
  });
});

const shuffled = (life: readonly Fact[]) => fc.shuffledSubarray([...life], { minLength: life.length });
