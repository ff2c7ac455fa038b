import { type DomainEvent, defineFacet, type EventOf, type Facet } from '@wonderlings/kernel';
import type { WeeklyGoal } from '../catalogue/catalogue.ts';
import { type GoalChosen, type GoalMet, GoalSetAside } from '../events.ts';
import { createEvaluator, type Evaluator, type Rule, type RulesState } from '../rules/evaluate.ts';
import { FACT_EVENTS, factOf } from '../rules/facts.ts';
import { mondayOf } from './week.ts';

/** What waited on a device without a network counts for its own week; older weeks are over. */
const WEEKS_KEPT = 6;

/** One goal of one week. It stays when another one takes its place, so that ticks are kept when it comes back. */
export interface Attempt {
  readonly chosenAt: string;
  readonly state: RulesState;
  readonly met: boolean;
}

export interface GoalWeek {
  /** `YYYY-MM-DD` of its Monday. */
  readonly monday: string;
  /** The id of the goal that it is about now. */
  readonly current: string | null;
  readonly attempts: ReadonlyMap<string, Attempt>;
}

/** The last weeks in which there was a goal, in the order of the calendar. */
export type GoalWeeks = readonly GoalWeek[];

/** A weekly goal with its rule. */
export interface GoalRule {
  readonly goal: WeeklyGoal;
  readonly rule: Rule;
  readonly evaluator: Evaluator;
}
export type GoalRules = ReadonlyMap<string, GoalRule>;

export function goalRulesOf(goals: readonly WeeklyGoal[]): GoalRules {
  return new Map(
    goals.map((goal) => {
      const rule: Rule = { what: 'goal', id: goal.id, requirement: goal.requirement };
      return [goal.id, { goal, rule, evaluator: createEvaluator([rule]) }];
    }),
  );
}

export const weekOf = (weeks: GoalWeeks, localDate: string): GoalWeek | undefined => {
  const monday = mondayOf(localDate);
  return weeks.find((week) => week.monday === monday);
};

const EVENTS = [...FACT_EVENTS, GoalSetAside];

/** A goal looks at the facts of its own week from when it was chosen, by the same rules as everything else. */
export function weeklyGoalFacetOf(rules: GoalRules): Facet<GoalWeeks> {
  return defineFacet<GoalWeeks, (typeof EVENTS)[number]>({
    name: 'weekly-goal',
    initial: [],
    events: EVENTS,
    evolve(weeks, event) {
      // FACT_EVENTS are of many types, of which the cases know those with their names.
      switch (event.type) {
        case 'GoalChosen':
          return chosen(rules, weeks, event as EventOf<typeof GoalChosen>);
        case 'GoalSetAside':
          return changed(weeks, mondayOf(event.localDate), (week) => ({ ...week, current: null }));
        case 'GoalMet':
          return met(weeks, event as EventOf<typeof GoalMet>);
        default:
          return counted(rules, weeks, event);
      }
    },
  });
}

function chosen(rules: GoalRules, weeks: GoalWeeks, { at, data }: EventOf<typeof GoalChosen>): GoalWeeks {
  const rule = rules.get(data.goal);
  // One that has left the catalogue cannot be gone for any more.
  if (!rule) return weeks;
  const known = weeks.find(({ monday }) => monday === data.week) ?? emptyWeek(data.week);
  const attempt = known.attempts.get(data.goal) ?? { chosenAt: at, state: rule.evaluator.initial, met: false };
  const week = { ...known, current: data.goal, attempts: new Map(known.attempts).set(data.goal, attempt) };
  return [...weeks.filter(({ monday }) => monday !== data.week), week]
    .toSorted((one, other) => one.monday.localeCompare(other.monday))
    .slice(-WEEKS_KEPT);
}

const emptyWeek = (monday: string): GoalWeek => ({ monday, current: null, attempts: new Map() });

function met(weeks: GoalWeeks, { data }: EventOf<typeof GoalMet>): GoalWeeks {
  return changed(weeks, data.week, (week) => {
    const attempt = week.attempts.get(data.id);
    return attempt ? { ...week, attempts: new Map(week.attempts).set(data.id, { ...attempt, met: true }) } : week;
  });
}

function counted(rules: GoalRules, weeks: GoalWeeks, event: DomainEvent): GoalWeeks {
  const fact = factOf(event);
  if (!fact || weeks.length === 0) return weeks;
  return changed(weeks, mondayOf(event.localDate), (week) => {
    let { attempts } = week;
    for (const [id, attempt] of week.attempts) {
      if (event.at < attempt.chosenAt) continue;
      const state = rules.get(id)?.evaluator.take(attempt.state, fact, event) ?? attempt.state;
      if (state !== attempt.state) attempts = new Map(attempts).set(id, { ...attempt, state });
    }
    return attempts === week.attempts ? week : { ...week, attempts };
  });
}

function changed(weeks: GoalWeeks, monday: string, change: (week: GoalWeek) => GoalWeek): GoalWeeks {
  const place = weeks.findIndex((week) => week.monday === monday);
  const before = weeks[place];
  if (!before) return weeks;
  const after = change(before);
  return after === before ? weeks : weeks.with(place, after);
}
