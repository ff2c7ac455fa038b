import { CheckedIn, MoodSaved } from '@wonderlings/journal/events';
import { type ColumnValue, type DomainEvent, type Draft, draft, type TableRow } from '@wonderlings/kernel';
import { recorded, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadgeEarned } from '../events.ts';
import { createEvaluator } from './evaluate.ts';
import { factOf } from './facts.ts';
import type { Requirement } from './requirement.ts';
import { effectsTable, type RuleChange, ruleChanges } from './rule-changes.ts';
import { EARNABLES } from './shipped-rules.ts';

/** As `jsonb` gives an object back: its keys in another order. */
const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, shuffled(field)]),
  );
};
const live = EARNABLES.map(({ kind, id, name, requirement }) => ({
  kind,
  id,
  name,
  requirement: shuffled(requirement),
}));

describe('changed rules', () => {
  it('are none where the live release has the same ones, however its table has written them down', () => {
    expect(ruleChanges(live)).toEqual([]);
  });

  it('are those that differ, are new or are gone, by their titles', () => {
    const [first, second, ...rest] = live;
    const harder = { days: { of: 'mood' }, atLeast: 1_000 };
    const gone = { kind: 'badge', id: 'gone', name: 'Gone Badge', requirement: { always: true } };
    const changes = ruleChanges([{ ...second, requirement: harder }, ...rest, gone]);
    expect(changes).toEqual([
      { kind: 'achievement', id: first?.id, name: first?.name, before: null, after: EARNABLES[0]?.requirement },
      { kind: 'achievement', id: second?.id, name: second?.name, before: harder, after: EARNABLES[1]?.requirement },
      { ...gone, requirement: undefined, before: { always: true }, after: null },
    ]);
  });
});

const mood = (baseFeelingName: string): Draft =>
  draft(MoodSaved, { moodId: TEST_CHILD, feeling: baseFeelingName, baseFeelingName, note: null, emoji: null });
const checkIn = (days: number): Draft =>
  draft(CheckedIn, { currentStreak: days, longestStreak: days, totalCheckIns: days, streakStartDate: '2026-05-01' });
const badge = (id: string): Draft =>
  draft(BadgeEarned, {
    id,
    earnedId: TEST_CHILD,
    name: 'River',
    description: 'of breath',
    icon: 'badge/river',
    requiredValue: 1,
    because: [],
    deeds: [],
    category: 'breath',
    color: '#000000',
    rarity: 'common',
  });
const eventsOf = (acts: readonly (readonly [day: number, item: Draft])[]): DomainEvent[] =>
  acts.map(([day, item], nth) => recorded(item, nth, testContext(`2026-05-${String(day).padStart(2, '0')}`)));

/** The rows of a child, through the form in which a column holds them. */
function effectsOf(changes: readonly RuleChange[], events: readonly DomainEvent[]): ReadonlyMap<string, TableRow> {
  const table = effectsTable(changes);
  const rows = new Map<string, TableRow>();
  for (const event of events) {
    const fold = table.folds.find(({ type }) => type === event.type);
    for (const key of fold?.keys(event) ?? []) {
      const id = String(key[1]);
      const row = fold?.fold(rows.get(id), event, key);
      if (row) rows.set(id, JSON.parse(JSON.stringify(row)));
    }
  }
  return rows;
}

const change = (before: Requirement | null, after: Requirement | null, id = 'river'): RuleChange => ({
  kind: 'badge',
  id,
  name: 'River',
  before,
  after,
});
const flags = (row: TableRow | undefined): readonly (ColumnValue | undefined)[] => [
  row?.met_before,
  row?.met_after,
  row?.has,
];

describe('what a changed rule makes of a child', () => {
  const days = (atLeast: number): Requirement => ({ days: { of: 'mood' }, atLeast });
  const [before, after, has] = [0, 1, 2];

  it('is what it would earn, what it had coming, and what it has whatever the rule', () => {
    const easier = change(days(3), days(2));
    const harder = change(days(2), days(3), 'lake');
    const gone = change(days(1), null, 'gone');
    const events = eventsOf([
      [1, mood('Happy')],
      [2, mood('Sad')],
      [2, badge('gone')],
    ]);
    const rows = effectsOf([easier, harder, gone], events);
    expect(flags(rows.get('badge/river'))).toEqual([false, true, false]);
    expect(flags(rows.get('badge/lake'))).toEqual([true, false, false]);
    expect(flags(rows.get('badge/gone'))).toEqual([true, false, true]);
  });

  it('is met from the first fact on where nothing is asked for', () => {
    const rows = effectsOf([change(null, { always: true })], eventsOf([[1, checkIn(1)]]));
    expect(flags(rows.get('badge/river'))).toEqual([false, true, false]);
  });

  it('is what the rules themselves say after the same facts', () => {
    const leaf = fc.oneof(
      fc.record({ days: fc.constant({ of: 'mood' as const }), atLeast: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ count: fc.constant({ of: 'any' as const }), atLeast: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ streak: fc.constant({ of: 'check-in' as const }), atLeast: fc.integer({ min: 1, max: 6 }) }),
      fc.record({
        distinct: fc.constant({ of: 'mood' as const, by: 'feeling' as const }),
        atLeast: fc.integer({ min: 1, max: 3 }),
      }),
      fc.constant({ earned: { badge: 'other' } }),
    );
    const rule: fc.Arbitrary<Requirement> = fc.oneof(
      leaf,
      fc.record({ allOf: fc.array(leaf, { minLength: 1, maxLength: 2 }) }),
      fc.record({ anyOf: fc.array(leaf, { minLength: 1, maxLength: 2 }) }),
    );
    const item = fc.oneof(
      fc.constantFrom('Happy', 'Sad', 'Calm').map(mood),
      fc.integer({ min: 1, max: 7 }).map(checkIn),
      fc.constantFrom('river', 'other').map(badge),
    );
    const acts = fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), item), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(rule, rule, acts, (one, other, lived) => {
        const events = eventsOf(lived);
        const row = effectsOf([change(one, other)], events).get('badge/river');
        const metBy = (requirement: Requirement) => {
          const known = { what: 'badge' as const, id: 'river', requirement };
          const evaluator = createEvaluator([known]);
          const state = events.reduce((now, event) => {
            const fact = factOf(event);
            return fact ? evaluator.take(now, fact, event) : now;
          }, evaluator.initial);
          return evaluator.progress(state, known).met;
        };
        expect(flags(row)[before] ?? false).toBe(metBy(one));
        expect(flags(row)[after] ?? false).toBe(metBy(other));
        expect(flags(row)[has] ?? false).toBe(
          events.some(({ type, data }) => type === BadgeEarned.type && (data as { id: string }).id === 'river'),
        );
      }),
    );
  });
});
