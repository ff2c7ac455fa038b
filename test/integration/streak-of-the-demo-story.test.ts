import { dayNumber, demoStoryOf, isEvent, localDateIn } from '@wonderlings/kernel';
import { rowsAfter, runActs, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import { rewards } from '@wonderlings/rewards';
import { AchievementEarned } from '@wonderlings/rewards/events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SaveMoodInput } from '../../modules/journal/contract.ts';
import { JournalEntryWritten, MoodSaved } from '../../modules/journal/events.ts';
import { journal } from '../../modules/journal/index.ts';
import { saveMood } from '../../modules/journal/journal.decide.ts';
import { streaks } from '../../modules/journal/tables.ts';

const composition = {
  facets: [...journal.facets, ...rewards.facets],
  reactions: [...journal.reactions, ...rewards.reactions],
};

/** Every act of the story, as it would be carried out. */
const actsOf = (now: Date, timeZone: string) =>
  demoStoryOf([journal])(TEST_CHILD, { now, timeZone }).map(({ act, context }) => [context, act] as const);
const storyOf = (now: Date, timeZone: string) => runActs(composition, actsOf(now, timeZone));
const NOW = new Date('2026-05-20T08:30:00.000Z');

describe('the demo story', () => {
  it('leads up to a streak of nineteen days over a rest day, and to what they earned', async () => {
    const { events } = storyOf(NOW, 'Europe/Berlin');
    expect(rowsAfter(streaks, events)).toMatchObject([
      {
        current_streak: 19,
        longest_streak: 19,
        total_check_ins: 19,
        last_check_in: '2026-05-19',
        streak_start_date: '2026-04-30',
        last_rest_day: '2026-05-11',
      },
    ]);
    expect(events.filter((event) => isEvent(AchievementEarned, event)).map(({ data }) => data.id)).toEqual([
      'first-feeling',
      'hello-again',
      'first-page',
      'three-feelings',
      'five-visits',
      'seven-hellos',
      'nine-visits',
      'five-pages',
      'fourteen-visits',
    ]);
  });

  it('leaves the twentieth hello to the visitor', async () => {
    const acts = actsOf(NOW, 'UTC');
    const visit = [testContext(NOW.toISOString()), saveMood({ feeling: 'Okay', note: null, emoji: null })] as const;
    const before = runActs(composition, acts).events.length;
    const next = runActs(composition, [...acts, visit]).events.slice(before);
    expect(next.map(({ type }) => type)).toEqual([
      'MoodSaved',
      'CheckedIn',
      'StreakExtended',
      'MilestoneReached',
      'AchievementEarned',
    ]);
    expect(next.at(-1)).toMatchObject({ data: { id: 'twenty-hellos' } });
  });

  it('has hard feelings beside the easy ones, with words that the contract takes', async () => {
    const { events } = storyOf(NOW, 'UTC');
    const moods = events.filter((event) => isEvent(MoodSaved, event)).map(({ data }) => data);
    expect(new Set(moods.map(({ baseFeelingName }) => baseFeelingName))).toEqual(
      new Set(['Excited', 'Really Happy!', 'Nervous', 'Okay', 'A Bit Sad', 'Angry', 'Calm', 'Worried']),
    );
    for (const mood of moods) expect(SaveMoodInput.safeParse(mood).success).toBe(true);
    const pages = events.filter((event) => isEvent(JournalEntryWritten, event)).map(({ data }) => data);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(6);
    expect(new Set(pages.map(({ content }) => content)).size).toBe(6);
  });

  it('is the same when it is told again', async () => {
    expect(actsOf(NOW, 'UTC').map(([context]) => context)).toEqual(actsOf(NOW, 'UTC').map(([context]) => context));
    const ids = actsOf(NOW, 'UTC').map(([{ commandId }]) => commandId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('happens in order on the three weeks of afternoons before the visit, in any zone and at any clock change', async () => {
    const zones = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    );
    const year = { min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true };
    await fc.assert(
      fc.asyncProperty(fc.date(year), zones, async (now, timeZone) => {
        const today = dayNumber(localDateIn(now, timeZone));
        const contexts = actsOf(now, timeZone).map(([context]) => context);
        const instants = contexts.map((context) => context.now.getTime());
        expect(instants).toEqual(instants.toSorted((a, b) => a - b));
        const daysAgo = contexts.map((context) => today - dayNumber(localDateIn(context.now, timeZone)));
        expect([...new Set(daysAgo)]).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2, 1]);
      }),
      { numRuns: 60 },
    );
  });
});
