import {
  assembleModules,
  type Command,
  type CommandContext,
  DomainError,
  type DomainEvent,
  dateOfDay,
  dayNumber,
  isEvent,
} from '@wonderlings/kernel';
import { replayed, rowsAfter, runActs, testContext } from '@wonderlings/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../apps/server/modules.ts';
import { changeProfile, register, renameJournal } from '../../modules/account/account.decide.ts';
import { saveSession } from '../../modules/activities/activities.decide.ts';
import { ACTIVITY_KINDS, activityTypeOf } from '../../modules/activities/catalogue.ts';
import { SaveSessionInput } from '../../modules/activities/contract.ts';
import { JOURNAL_FEELING } from '../../modules/journal/contract.ts';
import { saveMood } from '../../modules/journal/journal.decide.ts';
import { WEEKLY_GOALS } from '../../modules/rewards/catalogue/catalogue.ts';
import { checkBadges } from '../../modules/rewards/check-badges.ts';
import { type Earned, GoalMet, REWARD_EVENTS, RewardsSeen } from '../../modules/rewards/events.ts';
import { chooseGoal, tickGoal } from '../../modules/rewards/goals/weekly-goal.decide.ts';
import { ruleOf } from '../../modules/rewards/rewards.ts';
import type { RulesState } from '../../modules/rewards/rules/evaluate.ts';
import {
  award,
  EARNABLES,
  evaluator,
  GOAL_RULES,
  rewardsFacet,
  weeklyGoalFacet,
} from '../../modules/rewards/rules/shipped-rules.ts';
import {
  userAchievements,
  userBadges,
  userBadgesEarned,
  userMilestones,
  userStickerPacks,
} from '../../modules/rewards/tables/earned-tables.ts';
import { seeRewards } from '../../modules/rewards/unseen.ts';

type Life = readonly (readonly [CommandContext, Command])[];

const KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(REWARD_EVENTS).map(([kind, { type }]) => [type, kind]),
);
const composition = assembleModules(MODULES);
const FIRST = dayNumber('2026-05-01');
const noon = (day: number) => testContext(dateOfDay(FIRST + day));
/** An act that may be refused, as a child may ask for anything: then nothing is recorded. */
const tried = (act: Command): Command => ({
  ...act,
  decide(state, context) {
    try {
      return act.decide(state, context);
    } catch (error) {
      if (error instanceof DomainError) return [];
      throw error;
    }
  },
});
const birth = [noon(0), register({ username: 'anybody', displayName: 'Anybody' })] as const;
const look = checkBadges(rewardsFacet, award);

const FEELINGS = ['Happy', 'Sad', 'Okay', 'Angry', 'Worried', 'Nervous', 'Calm'];
const feel = (feeling: string) => saveMood({ feeling, baseFeelingName: feeling, note: null, emoji: null });
const anyFeeling = fc.constantFrom(...FEELINGS).map(feel);
const anyDeed = fc.constantFrom(...ACTIVITY_KINDS).map((kind) => {
  const session = { activityType: activityTypeOf(kind), duration: 60, data: { kind }, completed: true };
  return saveSession(SaveSessionInput.parse(session));
});
const page = saveMood({ feeling: JOURNAL_FEELING, note: 'A page.', emoji: null });
const anyGoal = fc
  .constantFrom(...WEEKLY_GOALS.map(({ id }) => id), null)
  .map((id) => chooseGoal(weeklyGoalFacet, GOAL_RULES, id));
const anyAct: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: anyFeeling, weight: 4 },
  { arbitrary: anyDeed, weight: 6 },
  { arbitrary: anyGoal, weight: 2 },
  fc.constant(page),
  fc.constant(look),
  fc.constant(tried(tickGoal(weeklyGoalFacet, GOAL_RULES))),
  fc.constant(seeRewards(undefined)),
  fc.constant(renameJournal('A name')),
  fc.constantFrom('theme1' as const, 'theme2' as const).map((theme) => changeProfile({ defaultTheme: theme })),
);
// In any order, because what waited for the network comes late and travellers go back a day.
const anyDay = fc.integer({ min: 0, max: 40 });
const anyLife: fc.Arbitrary<Life> = fc
  .array(fc.tuple(anyDay.map(noon), anyAct), { maxLength: 80 })
  .map((acts) => [birth, ...acts]);

const earnedIn = (events: readonly DomainEvent[]) =>
  // Events of these types have this data.
  events.filter(({ type }) => KIND_OF.has(type)) as DomainEvent<string, Earned>[];
const keysIn = (events: readonly DomainEvent[]) =>
  earnedIn(events).map(({ type, data }) => `${KIND_OF.get(type)}/${data.id}`);
// The facet of that name has this state.
const rulesStateIn = (states: ReadonlyMap<string, unknown>) => states.get(rewardsFacet.name) as RulesState;

describe('in any history', () => {
  it('nothing is earned twice, and no goal is met twice in its week', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { events } = runActs(composition, life);
        const keys = keysIn(events);
        const goals = events.filter((event) => isEvent(GoalMet, event)).map(({ data }) => `${data.week} ${data.id}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(goals).size).toBe(goals.length);
      }),
    );
  });

  it('all that is deserved is the child’s at once, and a badge once it looks', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const before = rulesStateIn(runActs(composition, life).states);
        expect(before.due.filter(({ rule }) => rule.what !== 'badge')).toEqual([]);
        const after = rulesStateIn(runActs(composition, [...life, [noon(41), look]]).states);
        expect(after.due).toEqual([]);
        const met = EARNABLES.filter((one) => evaluator.progress(after, ruleOf(one)).met);
        expect(new Set(met.map(({ kind, id }) => `${kind}/${id}`))).toEqual(new Set(after.earned));
      }),
    );
  });

  it('progress never falls, whatever happens next', () => {
    fc.assert(
      fc.property(anyLife, fc.tuple(anyDay.map(noon), anyAct), (life, next) => {
        const before = rulesStateIn(runActs(composition, life).states);
        const after = rulesStateIn(runActs(composition, [...life, next]).states);
        const fallen = EARNABLES.filter((one) => {
          const rule = ruleOf(one);
          return evaluator.progress(after, rule).current < evaluator.progress(before, rule).current;
        });
        expect(fallen).toEqual([]);
      }),
    );
  });

  it('the reasons are events of before or of the same act, each told as what it was', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { events } = runActs(composition, [...life, [noon(41), look]]);
        const dayOf = new Map(events.map(({ id, localDate }) => [id, localDate]));
        const placeOf = new Map(events.map(({ id }, index) => [id, index]));
        for (const { id, data } of earnedIn(events)) {
          expect(data.deeds.map(({ day }) => day)).toEqual(data.because.map((one) => dayOf.get(one)));
          expect(data.because.length).toBeLessThanOrEqual(data.requiredValue);
          for (const one of data.because) {
            expect(placeOf.get(one)).toBeLessThan(placeOf.get(id) ?? Number.NaN);
          }
        }
      }),
    );
  });

  it('what is known after a replay is what was known live', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { events, states } = runActs(composition, life);
        expect(replayed(composition, events)).toEqual(states);
      }),
    );
  });

  it('the rows are what was earned, new until it is seen', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { events } = runActs(composition, life);
        const seenAfter = (event: DomainEvent) =>
          events.findLastIndex((one) => isEvent(RewardsSeen, one)) > events.indexOf(event);
        const expected = earnedIn(events).map((event) => [KIND_OF.get(event.type), event.data.id, !seenAfter(event)]);
        const rows = [
          ...rowsAfter(userAchievements, events).map((row) => ['achievement', row.achievement_id, row.is_new]),
          ...rowsAfter(userBadgesEarned, events).map((row) => ['badge', row.badge_id, row.is_new]),
          ...rowsAfter(userMilestones, events).map((row) => ['milestone', row.milestone_id, row.is_new]),
          ...rowsAfter(userBadges, events).map((row) => ['emotion-badge', row.badge_id, row.is_new]),
          ...rowsAfter(userStickerPacks, events).map((row) => ['pack', row.pack_id, row.is_new]),
        ];
        const inOrder = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort();
        expect(inOrder(rows)).toEqual(inOrder(expected));
      }),
    );
  });
});

describe('where the order of things should not matter', () => {
  const anyDeeds = fc.array(fc.tuple(anyDay.map(noon), fc.oneof(anyFeeling, anyDeed, fc.constant(page))), {
    maxLength: 60,
  });

  it('it does not: the same deeds of the same days earn the same, in whatever order they arrive', () => {
    const earnedBy = (life: Life) => keysIn(runActs(composition, [birth, ...life, [noon(41), look]]).events);
    // Which missed day rests depends on what was known when: the longest row of days may differ by it.
    const withoutStreaks = (keys: readonly string[]) =>
      keys.filter((key) => !key.startsWith('milestone/streak')).sort();
    const pair = anyDeeds.chain((life) =>
      fc.tuple(fc.constant(life), fc.shuffledSubarray(life, { minLength: life.length })),
    );
    fc.assert(
      fc.property(pair, ([life, other]) => {
        expect(withoutStreaks(earnedBy(other))).toEqual(withoutStreaks(earnedBy(life)));
      }),
    );
  });
});

describe('whatever a child feels', () => {
  it('it earns the same: other feelings, other hearts, as many of them, and everything else alike', () => {
    const days = fc.array(fc.tuple(anyDay, fc.nat({ max: FEELINGS.length - 1 })), { maxLength: 60 });
    const earnedBy = (life: readonly (readonly [number, number])[], shift: number) => {
      const acts = life.map(
        ([day, index]) => [noon(day), feel(FEELINGS[(index + shift) % FEELINGS.length] ?? '')] as const,
      );
      return keysIn(runActs(composition, [birth, ...acts, [noon(41), look]]).events);
    };
    const isHeart = (key: string) => key.startsWith('emotion-badge/');
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: FEELINGS.length - 1 }), (life, shift) => {
        const [one, other] = [earnedBy(life, 0), earnedBy(life, shift)];
        expect(other.filter((key) => !isHeart(key))).toEqual(one.filter((key) => !isHeart(key)));
        expect(other.filter(isHeart)).toHaveLength(one.filter(isHeart).length);
      }),
    );
  });
});

describe('whatever a child tells', () => {
  it('it earns the same: with a note or without, a page of a word or of many, and whatever name it has', () => {
    const anyWords = fc.string({ minLength: 1, maxLength: 200 }).filter((words) => words.trim() !== '');
    const days = fc.array(fc.tuple(anyDay, fc.constantFrom(...FEELINGS), fc.boolean(), anyWords), { maxLength: 40 });
    const told = (feeling: string, isPage: boolean, words: string | null): Command =>
      isPage
        ? saveMood({ feeling: JOURNAL_FEELING, note: words ?? 'A page.', emoji: null })
        : saveMood({ feeling, baseFeelingName: feeling, note: words, emoji: null });
    fc.assert(
      fc.property(days, (life) => {
        const earnedBy = (acts: Life) => keysIn(runActs(composition, [birth, ...acts, [noon(41), look]]).events);
        const silent = life.map(([day, feeling, isPage]) => [noon(day), told(feeling, isPage, null)] as const);
        const open = life.map(([day, feeling, isPage, words]) => [noon(day), told(feeling, isPage, words)] as const);
        const named = [noon(0), changeProfile({ birthday: '05/01', displayName: 'Maya' })] as const;
        expect(earnedBy([named, ...open])).toEqual(earnedBy(silent));
      }),
    );
  });
});
