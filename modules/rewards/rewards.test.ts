import { JournalRenamed } from '@wonderlings/account/events';
import { CheckedIn, MoodSaved } from '@wonderlings/journal/events';
import { type Command, command, type DomainEvent, type Draft, defineFacet, draft, isEvent } from '@wonderlings/kernel';
import {
  decide,
  eventIdOf,
  initialStates,
  replayed,
  rowsAfter,
  runActs,
  TEST_CHILD,
  testContext,
} from '@wonderlings/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, type Achievement } from './catalogue/catalogue.ts';
import { CHECK_IN_ACHIEVEMENTS } from './catalogue/check-in-achievements-catalogue.ts';
import { JOURNAL_ACHIEVEMENTS } from './catalogue/journal-achievements-catalogue.ts';
import { AchievementEarned } from './events.ts';
import { awardWith, earningOf } from './rewards.react.ts';
import { evaluatorOf, rewardsFacetOf } from './rewards.ts';
import { achievementsToEarn } from './rules/earnables.ts';
import { userAchievements } from './tables/earned-tables.ts';

/** The journal's and the account's acts, as far as rewards can see them. */
const acting = defineFacet({ name: 'acting', initial: null, events: [MoodSaved], evolve: () => null });
const act = (...drafts: readonly Draft[]): Command => command(acting, () => drafts);
const mood = (baseFeelingName: string) =>
  draft(MoodSaved, { moodId: TEST_CHILD, feeling: baseFeelingName, baseFeelingName, note: null, emoji: null });
const checkIn = draft(CheckedIn, {
  currentStreak: 1,
  longestStreak: 1,
  totalCheckIns: 1,
  streakStartDate: '2026-05-01',
});
const renamed = draft(JournalRenamed, { journalName: 'My dragon book' });

function withRules(achievements: readonly Achievement[]) {
  const earnables = achievementsToEarn(achievements);
  const evaluator = evaluatorOf(earnables);
  const facet = rewardsFacetOf(evaluator);
  return { facets: [acting, facet], reactions: [earningOf(facet, awardWith(evaluator, earnables))] };
}
/** Some of them: what is told here is about earning, not about the catalogue. */
const composition = withRules([...JOURNAL_ACHIEVEMENTS, ...CHECK_IN_ACHIEVEMENTS]);
const ruled = (...ids: readonly string[]) => ACHIEVEMENTS.filter(({ id }) => ids.includes(id));
const on = (day: string) => testContext(day);
const earnedIn = (events: readonly DomainEvent[]) =>
  events.filter((event) => isEvent(AchievementEarned, event)).map(({ data }) => data.id);

describe('earning', () => {
  it('happens in the append that met the rule, caused by the event that met it', () => {
    const { events } = runActs(composition, [[on('2026-05-01'), act(mood('A Bit Sad'), checkIn)]]);
    const [saved, , earned] = events;
    expect(events.map(({ type }) => type)).toEqual(['MoodSaved', 'CheckedIn', 'AchievementEarned']);
    expect(earned).toMatchObject({
      commandId: saved?.commandId,
      causationId: saved?.id,
      data: {
        id: 'first-feeling',
        earnedId: expect.any(String),
        name: 'First Feeling',
        description: 'You named a feeling and saved it.',
        icon: 'achievement/first-feeling',
        requiredValue: 1,
        because: [saved?.id],
        deeds: [{ day: '2026-05-01', of: 'mood', what: 'a-bit-sad' }],
        rewardType: 'header-emoji',
        rewardData: { emoji: ['🎐'] },
      },
    });
  });

  it('names the first event of each day that counted', () => {
    const { events } = runActs(composition, [
      [on('2026-05-01'), act(mood('Okay'), checkIn)],
      [on('2026-05-01'), act(mood('Okay'))],
      [on('2026-05-04'), act(mood('Okay'), checkIn)],
    ]);
    const checkIns = events.filter((event) => isEvent(CheckedIn, event)).map(({ id }) => id);
    const helloAgain = events.find((event) => isEvent(AchievementEarned, event) && event.data.id === 'hello-again');
    expect(helloAgain).toMatchObject({ causationId: checkIns[1], data: { because: checkIns } });
  });

  it('happens once, however often the rule is met', () => {
    const acts = Array.from({ length: 5 }, () => [on('2026-05-01'), act(renamed, renamed)] as const);
    expect(earnedIn(runActs(composition, acts).events)).toEqual(['a-name-for-it']);
  });

  it('is the same for a sad child as for a happy one', () => {
    const lifeOf = (feeling: string) =>
      Array.from(
        { length: 30 },
        (_, index) => [on(`2026-05-${String(index + 1).padStart(2, '0')}`), act(mood(feeling), checkIn)] as const,
      );
    expect(earnedIn(runActs(composition, lifeOf('Sad')).events)).toEqual(
      earnedIn(runActs(composition, lifeOf('Happy')).events),
    );
  });

  it('of one thing can be what another is earned for', () => {
    const [first] = ruled('first-feeling');
    if (!first) throw new Error('first-feeling is in the catalogue');
    const second: Achievement = { ...first, id: 'second', requirement: { earned: { achievement: 'first-feeling' } } };
    const { events } = runActs(withRules([second, first]), [[on('2026-05-01'), act(mood('Okay'))]]);
    expect(earnedIn(events)).toEqual(['first-feeling', 'second']);
    expect(events[2]).toMatchObject({ causationId: events[1]?.id, data: { because: [events[1]?.id] } });
  });
});

describe('a rule that changed', () => {
  const old = runActs(withRules(ruled('first-feeling')), [
    [on('2026-05-01'), act(mood('Okay'), checkIn)],
    [on('2026-05-02'), act(mood('Sad'), checkIn)],
    [on('2026-05-03'), act(mood('Angry'), checkIn)],
  ]).events;

  /** What the next act earns in a process that has read the old log under these rules. */
  function nextActUnder(achievements: readonly Achievement[], next: Command): readonly string[] {
    const rules = withRules(achievements);
    const states = replayed(rules, old);
    const resumed = { ...rules, facets: rules.facets.map((facet) => ({ ...facet, initial: states.get(facet.name) })) };
    return earnedIn(runActs(resumed, [[on('2026-05-09'), next]]).events);
  }

  it('gives what was deserved before, in that order, with the next act', () => {
    const now = ruled('first-feeling', 'three-feelings', 'hello-again');
    expect(nextActUnder(now, act(renamed))).toEqual(['hello-again', 'three-feelings']);
  });

  it('never takes back or gives again what an easier rule gave', () => {
    const [first] = ruled('first-feeling');
    if (!first) throw new Error('first-feeling is in the catalogue');
    const harder: Achievement = { ...first, requirement: { days: { of: 'mood' }, atLeast: 4 }, requiredValue: 4 };
    expect(nextActUnder([harder], act(mood('Okay')))).toEqual([]);
    expect(rowsAfter(userAchievements, old)).toMatchObject([{ achievement_id: 'first-feeling', progress: 1 }]);
  });
});

const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-05-${String(day).padStart(2, '0')}`);
const anyAct = fc.oneof(
  fc.constantFrom('Happy', 'Sad', 'Okay', 'Angry').map((feeling) => act(mood(feeling), checkIn)),
  fc.constant(act(renamed)),
);
const anyLife = fc.array(fc.tuple(anyDay.map(on), anyAct), { maxLength: 60 });

describe('more than one act can give', () => {
  const { requirement: _, ...words } = ACHIEVEMENTS[0] as Achievement;
  const everyMood = ACHIEVEMENTS.find(({ id }) => id === 'first-feeling') as Achievement;
  const owed = Array.from(
    { length: 1_200 },
    (_, nth): Achievement => ({
      ...words,
      id: `owed-${nth}`,
      requirement: everyMood.requirement,
    }),
  );
  const owing = withRules(owed);

  it('comes with the next acts: 1,200 rewards, none twice, none lost', () => {
    let states = initialStates(owing.facets);
    const events: DomainEvent[] = [];
    const perAct: number[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const context = { ...on('2026-05-01'), commandId: eventIdOf(TEST_CHILD, nth) };
      const decision = decide(
        owing,
        { childId: TEST_CHILD, states, nextRevision: events.length },
        { act: act(mood('Okay')), context },
      );
      states = decision.states;
      events.push(...decision.events);
      perAct.push(decision.events.length);
      // A process that knows the child from its events alone goes on with the same.
      expect(replayed(owing, events)).toEqual(states);
    }
    expect(perAct).toEqual([500, 500, 203, 1, 1]);
    expect(earnedIn(events).toSorted()).toEqual(owed.map(({ id }) => id).toSorted());
  });
});

describe('in any history', () => {
  it('nothing is earned twice, and all that is deserved is earned in the act that met it', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { events, states } = runActs(composition, life);
        const ids = earnedIn(events);
        expect(new Set(ids).size).toBe(ids.length);
        expect(states.get('rewards')).toMatchObject({ due: [] });
        const rows = rowsAfter(userAchievements, events);
        expect(rows.map((row) => [row.achievement_id, row.is_new])).toEqual(ids.map((id) => [id, true]));
      }),
    );
  });

  it('the reasons are events of before, or of the same act', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { events } = runActs(composition, life);
        const before = new Set<string>();
        for (const event of events) {
          if (isEvent(AchievementEarned, event)) {
            expect(event.data.because.length).toBeGreaterThan(0);
            expect(event.data.because.filter((id) => !before.has(id))).toEqual([]);
          }
          before.add(event.id);
        }
      }),
    );
  });

  it('the state after a replay is the one that was live', () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { events, states } = runActs(composition, life);
        expect(replayed(composition, events)).toEqual(states);
      }),
    );
  });
});
