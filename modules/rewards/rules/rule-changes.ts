import { type DomainEvent, on, type ReadTable, readTable } from '@wonderlings/kernel';
import { z } from 'zod';
import { REWARD_KINDS, type RewardKind } from '../catalogue/reward-kind-catalogue.ts';
import type { Earnable } from './earnables.ts';
import { createEvaluator, type Rule } from './evaluate.ts';
import { FACT_EVENTS, type Fact, factOf } from './facts.ts';
import type { Measure } from './measure.ts';
import { Requirement } from './requirement.ts';
import { bind, type Steps } from './rule-node.ts';
import { EARNABLES } from './shipped-rules.ts';

/** A rule that another release has otherwise: null before for what is new, null after for what is no longer to be earned. */
export interface RuleChange {
  readonly kind: RewardKind;
  readonly id: string;
  /** As a child knows it. */
  readonly name: string;
  readonly before: Requirement | null;
  readonly after: Requirement | null;
}

const LiveRule = z.object({ kind: z.enum(REWARD_KINDS), id: z.string(), name: z.string(), requirement: Requirement });

const keyOf = ({ kind, id }: Pick<RuleChange, 'kind' | 'id'>): string => `${kind}/${id}`;

/** Parsed, a requirement has its fields in one order, whatever a column made of them. */
const textOf = (requirement: Requirement | null): string =>
  JSON.stringify(requirement && Requirement.parse(requirement));

/**
 * The rules that differ between the live release and this one.
 * @param live rows of `reward_rules`
 */
export function ruleChanges(live: readonly unknown[], earnables: readonly Earnable[] = EARNABLES): RuleChange[] {
  const before = new Map(
    z
      .array(LiveRule)
      .parse(live)
      .map((rule) => [keyOf(rule), rule]),
  );
  const after = new Map(earnables.map((earnable) => [keyOf(earnable), earnable]));
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    const known = now ?? old;
    const change = { before: old?.requirement ?? null, after: now?.requirement ?? null };
    if (!known || textOf(change.before) === textOf(change.after)) return [];
    return [{ kind: known.kind, id: known.id, name: known.name, ...change }];
  });
}

type EffectRow = {
  readonly user_id: string;
  readonly reward: string;
  readonly met_before: boolean;
  readonly met_after: boolean;
  /** It is in the log: nothing takes it away. */
  readonly has: boolean;
  readonly steps: { readonly before: Steps; readonly after: Steps };
};

/** One side of a change: how far a child is with a rule, as steps that fit into a column. */
function sideOf(rule: Rule | null) {
  if (!rule) return { watches: new Set<Fact['of']>(), initial: [], take: (steps: Steps) => steps, met: () => false };
  const evaluator = createEvaluator([rule]);
  const watches = new Set<Fact['of']>();
  bind(rule.requirement, (measure: Measure) => {
    for (const kind of measure.kinds) watches.add(kind);
    return 0;
  });
  const state = (steps: Steps) => ({ ...evaluator.initial, steps });
  return {
    watches,
    initial: evaluator.initial.steps,
    take: (steps: Steps, fact: Fact, event: DomainEvent) => evaluator.take(state(steps), fact, event).steps,
    met: (steps: Steps) => evaluator.progress(state(steps), rule).met,
  };
}

function effectOf(change: RuleChange) {
  const { kind, id, before, after } = change;
  const sides = {
    before: sideOf(before && { what: kind, id, requirement: before }),
    after: sideOf(after && { what: kind, id, requirement: after }),
  };
  const isIt = (fact: Fact) => fact.of === 'earned' && fact.what === kind && fact.id === id;
  const asksForNothing = sides.before.met(sides.before.initial) || sides.after.met(sides.after.initial);
  return {
    key: keyOf(change),
    touchedBy: (fact: Fact) =>
      asksForNothing || isIt(fact) || sides.before.watches.has(fact.of) || sides.after.watches.has(fact.of),
    fold(row: EffectRow | undefined, fact: Fact, event: DomainEvent): EffectRow {
      const known = row?.steps ?? { before: sides.before.initial, after: sides.after.initial };
      const steps = {
        before: sides.before.take(known.before, fact, event),
        after: sides.after.take(known.after, fact, event),
      };
      const has = (row?.has ?? false) || isIt(fact);
      if (row && row.has === has && steps.before === known.before && steps.after === known.after) return row;
      return {
        user_id: event.childId,
        reward: keyOf(change),
        met_before: sides.before.met(steps.before),
        met_after: sides.after.met(steps.after),
        has,
        steps,
      };
    },
  };
}

/**
 * What changed rules make of each child: a row for each child and rule, folded from the same facts that give rewards. For a preview; no
 * release has it among its tables.
 */
export function effectsTable(changes: readonly RuleChange[]): ReadTable {
  const effects = changes.map(effectOf);
  const table = readTable<EffectRow>({
    name: 'reward_effects',
    version: 1,
    columns: {
      user_id: { type: 'uuid' },
      reward: { type: 'text' },
      met_before: { type: 'boolean' },
      met_after: { type: 'boolean' },
      has: { type: 'boolean' },
      steps: { type: 'jsonb', sealed: true },
    },
    key: ['user_id', 'reward'],
    owner: 'user_id',
    folds: FACT_EVENTS.map((definition) =>
      on(
        definition,
        (event) => {
          const fact = factOf(event);
          const touched = fact ? effects.filter(({ touchedBy }) => touchedBy(fact)) : [];
          return touched.map(({ key }) => [event.childId, key]);
        },
        (row: EffectRow | undefined, event, [, key]) => {
          const fact = factOf(event);
          const effect = effects.find((one) => one.key === key);
          return fact && effect ? effect.fold(row, fact, event) : (row ?? null);
        },
      ),
    ),
  });
  // A ReadTable is invariant in its row; the engine takes any.
  return table as unknown as ReadTable;
}
