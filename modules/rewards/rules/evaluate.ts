import type { RewardKind } from '../catalogue/reward-kind-catalogue.ts';
import { deedOf, type Fact } from './facts.ts';
import type { Measure, Reason, Step } from './measure.ts';
import type { Progress, Requirement } from './requirement.ts';
import { bind, progressOf, type RuleNode, reasonsOf, type Steps } from './rule-node.ts';

/** Something that can be earned, and when. */
export interface Rule {
  readonly what: RewardKind | 'goal';
  readonly id: string;
  readonly requirement: Requirement;
}

/** The event behind a fact; of a whole one nothing else is kept, least of all a child's words. */
interface Cause {
  readonly id: string;
  readonly commandId: string;
}

/** A rule that is met and not earned yet, with the event that met it; null for a rule that always was. */
export interface Due {
  readonly rule: Rule;
  readonly metBy: Cause | null;
}

/** How far a child is with every rule. Bounded by the rules, not by the child's history. */
export interface RulesState {
  /** Of each measure as many steps as the rule that asks for the most of them. */
  readonly steps: Steps;
  readonly earned: ReadonlySet<string>;
  readonly due: readonly Due[];
}

/** Takes facts one at a time. A fact costs what the rules that watch its kind cost, however many came before. */
export interface Evaluator {
  readonly initial: RulesState;
  readonly take: (state: RulesState, fact: Fact, by: Cause) => RulesState;
  readonly progress: (state: RulesState, rule: Rule) => Progress;
  /** "Why did I get this?": the events that met the rule, each once. */
  readonly because: (state: RulesState, rule: Rule) => readonly Reason[];
}

interface Watched {
  readonly place: number;
  readonly measure: Measure;
  /** Further steps are of no use to any rule. */
  readonly limit: number;
  /** By their keys. */
  readonly rules: readonly string[];
}

interface BoundRule {
  readonly rule: Rule;
  readonly node: RuleNode;
}

const keyOf = ({ what, id }: Pick<Rule, 'what' | 'id'>): string => `${what}/${id}`;

export const isEarned = ({ earned }: RulesState, rule: Rule): boolean => earned.has(keyOf(rule));

/** Indexes the rules by what they watch; see {@link Evaluator}. Throws when two rules are for the same thing. */
export function createEvaluator(rules: readonly Rule[]): Evaluator {
  const { bound, watchedBy, places } = indexed(rules);
  const progress = (state: RulesState, rule: Rule) => progressOf(nodeOf(rule), state.steps);

  function nodeOf(rule: Rule): RuleNode {
    const known = bound.get(keyOf(rule));
    if (!known) throw new Error(`No rule for ${keyOf(rule)}`);
    return known.node;
  }

  function take(state: RulesState, fact: Fact, { id, commandId }: Cause): RulesState {
    const known = fact.of === 'earned' ? withEarned(state, keyOf(fact)) : state;
    let steps: (readonly Step[])[] | undefined;
    const touched = new Set<string>();
    const reason = { eventId: id, deed: deedOf(fact) };
    for (const { place, measure, limit, rules: watching } of watchedBy(fact.of)) {
      const before = known.steps[place] ?? [];
      const added =
        before.length < limit ? newSteps(measure, fact, before, reason).slice(0, limit - before.length) : [];
      if (added.length === 0) continue;
      steps ??= [...known.steps];
      steps[place] = [...before, ...added];
      for (const key of watching) touched.add(key);
    }
    return steps ? withDue({ ...known, steps }, touched, { id, commandId }) : known;
  }

  function withDue(state: RulesState, touched: Iterable<string>, metBy: Cause | null): RulesState {
    const due = new Set(state.due.map(({ rule }) => keyOf(rule)));
    const met = [...touched].flatMap((key) => {
      const one = state.earned.has(key) || due.has(key) ? undefined : bound.get(key);
      return one && progressOf(one.node, state.steps).met ? [{ rule: one.rule, metBy }] : [];
    });
    return met.length === 0 ? state : { ...state, due: [...state.due, ...met] };
  }

  const nothing: RulesState = { steps: Array.from({ length: places }, () => []), earned: new Set(), due: [] };
  return {
    initial: withDue(nothing, bound.keys(), null),
    take,
    progress,
    because: (state, rule) => [...new Set(reasonsOf(nodeOf(rule), state.steps))],
  };
}

function withEarned(state: RulesState, key: string): RulesState {
  return {
    ...state,
    earned: new Set(state.earned).add(key),
    due: state.due.filter(({ rule }) => keyOf(rule) !== key),
  };
}

function newSteps(measure: Measure, fact: Fact, before: readonly Step[], by: Reason): readonly Step[] {
  return measure
    .values(fact, before)
    .filter((value) => !before.some((step) => step.value === value))
    .map((value) => ({ value, by }));
}

/** Each rule bound to its measures, and the measures by the kind of fact that they watch. */
function indexed(rules: readonly Rule[]) {
  const watched = new Map<string, Watched>();
  const bound = new Map<string, BoundRule>();
  for (const rule of rules) {
    const key = keyOf(rule);
    if (bound.has(key)) throw new Error(`Two rules for ${key}`);
    const node = bind(rule.requirement, (measure, needed) => {
      const { place = watched.size, limit = 0, rules: others = [] } = watched.get(measure.key) ?? {};
      watched.set(measure.key, { place, measure, limit: Math.max(limit, needed), rules: [...others, key] });
      return place;
    });
    bound.set(key, { rule, node });
  }

  const byKind = new Map<Fact['of'], Watched[]>();
  for (const one of watched.values()) {
    for (const kind of one.measure.kinds) byKind.set(kind, [...(byKind.get(kind) ?? []), one]);
  }
  return { bound, places: watched.size, watchedBy: (kind: Fact['of']) => byKind.get(kind) ?? [] };
}
