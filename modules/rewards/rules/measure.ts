import type { Deed } from '../events.ts';
import type { Fact } from './facts.ts';
import { type FactKind, type Filter, type Leaf, SELF_CARE } from './requirement.ts';

/** No rule of `count` counts more than this many facts on one local date. */
const COUNTED_PER_DAY = 2;

/** The event behind a step, and what it was. */
export interface Reason {
  readonly eventId: string;
  readonly deed: Deed;
}

/** One step towards a rule: a new day, a new feeling, a longer streak, and the event that brought it. */
export interface Step {
  readonly value: string;
  readonly by: Reason;
}

/** What a leaf watches, without how much of it is asked for: rules of 2, 7 and 20 days share one measure. */
export interface Measure {
  readonly key: string;
  readonly kinds: readonly Fact['of'][];
  /** The values that this fact could add, of which those not there yet are steps. */
  readonly values: (fact: Fact, steps: readonly Step[]) => readonly string[];
}

/** A leaf as a measure, and how many of its steps are asked for; null for what is met at once. */
export function measureOf(leaf: Leaf): { readonly measure: Measure; readonly needed: number } | null {
  if ('always' in leaf) return null;
  if ('earned' in leaf) return { measure: earned(leaf), needed: 1 };
  const { atLeast, ...watched } = leaf;
  return { measure: { key: JSON.stringify(watched), ...watching(leaf) }, needed: atLeast };
}

function watching(leaf: Exclude<Leaf, { always: true } | { earned: unknown }>): Omit<Measure, 'key'> {
  if ('days' in leaf) return where(leaf.days, ({ date }) => [date]);
  // Distinct values of a field that the fact does not have are one value.
  if ('distinct' in leaf) return where(leaf.distinct, (fact) => [fieldOf(fact, leaf.distinct.by) ?? '']);
  if ('count' in leaf) {
    return where(leaf.count, ({ date }, steps) => {
      const counted = steps.filter(({ value }) => value.startsWith(date)).length;
      return counted < COUNTED_PER_DAY ? [`${date} ${counted + 1}`] : [];
    });
  }
  return {
    kinds: [leaf.streak.of],
    values: (fact, steps) => {
      const longest = 'longestStreak' in fact ? (fact.longestStreak ?? 0) : 0;
      return Array.from({ length: Math.max(0, longest - steps.length) }, (_, index) =>
        String(steps.length + index + 1),
      );
    },
  };
}

function earned(leaf: Extract<Leaf, { earned: unknown }>): Measure {
  const wanted = Object.entries(leaf.earned);
  return {
    key: JSON.stringify(leaf),
    kinds: ['earned'],
    values: (fact) =>
      fact.of === 'earned' && wanted.some(([what, id]) => fact.what === what && fact.id === id) ? [fact.id] : [],
  };
}

function where(filter: Filter, values: Measure['values']): Omit<Measure, 'key'> {
  const { of, activityType, kind, feeling, theme, category, goal } = filter;
  const kinds: readonly FactKind[] = of === 'any' ? SELF_CARE : [of].flat();
  const wanted = Object.entries({ activityType, kind, feeling, theme, category, goal }).flatMap(([field, values]) =>
    // The entries of an object lose the names of its fields.
    values === undefined ? [] : [{ field: field as 'kind', values: [values].flat() }],
  );
  const matches = (fact: Fact) =>
    wanted.every(({ field, values }) => values.some((value) => isOf(fieldOf(fact, field) ?? '', value)));
  return { kinds, values: (fact, steps) => (matches(fact) ? values(fact, steps) : []) };
}

const isOf = (value: string, wanted: string): boolean =>
  wanted.endsWith('/') ? value.startsWith(wanted) : value === wanted;

const fieldOf = (fact: Fact, field: keyof Extract<Fact, { fields: unknown }>['fields']): string | undefined =>
  fact.of === 'earned' ? undefined : fact.fields[field];
