import { type CommandContext, dayNumber, isEvent, localDateIn } from '@wonderlings/kernel';
import { replayed, rowsAfter, runActs, testContext } from '@wonderlings/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOURNAL_FEELING } from './contract.ts';
import { CheckedIn, JournalEntryWritten, MoodSaved, RestDayUsed } from './events.ts';
import { journal } from './index.ts';
import { saveMood } from './journal.decide.ts';
import { canGoOn, REST_DAY_EVERY } from './streak.ts';
import { streakAsOf } from './streak-now.ts';
import { journalEntries, moods, streaks } from './tables.ts';

const composition = { facets: journal.facets, reactions: journal.reactions };

/** Clocks that jump by an hour or by half of one, a zone that skips a whole day, and both ends of the date line. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
];
const aroundClockChanges = ['2026-03-08', '2026-03-29', '2026-10-25', '2011-12-30', '1970-01-01'].map((day) =>
  Date.parse(day),
);
const HOUR = 3_600_000;

const moments = fc.record({
  around: fc.constantFrom(...aroundClockChanges),
  hours: fc.integer({ min: -24 * 12, max: 24 * 12 }),
  timeZone: fc.constantFrom(...zones),
  isPage: fc.boolean(),
});
type Moment = typeof moments extends fc.Arbitrary<infer T> ? T : never;

const contextOf = ({ around, hours, timeZone }: Moment): CommandContext =>
  testContext(new Date(around + hours * HOUR).toISOString(), { timeZone });
const actOf = ({ isPage }: Moment) =>
  saveMood({ feeling: isPage ? JOURNAL_FEELING : 'Okay', note: isPage ? 'Words.' : null, emoji: null });
const lifeOf = (lives: readonly Moment[]) =>
  runActs(
    composition,
    lives.map((moment) => [contextOf(moment), actOf(moment)]),
  );
const localDateOf = (moment: Moment) => localDateIn(contextOf(moment).now, moment.timeZone);
const lives = fc.oneof(
  fc.array(moments, { minLength: 1, maxLength: 40 }),
  // A fortnight with most of its days: rest days, and rest days that turn out to be check-ins, happen here.
  fc.array(
    moments.map((moment) => ({
      ...moment,
      around: Date.parse('2026-05-15'),
      hours: moment.hours >> 1,
      timeZone: 'UTC',
    })),
    { minLength: 1, maxLength: 10 },
  ),
);

describe('in whatever zones and order a child saves, the journal', () => {
  it('checks in once on each of its own days', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const days = lifeOf(life)
          .events.filter((event) => isEvent(CheckedIn, event))
          .map(({ localDate }) => localDate);
        expect(days).toEqual([...new Set(life.map(localDateOf))]);
      }),
    );
  });

  it('records figures that never exceed the distinct days and never fall', () => {
    fc.assert(
      fc.property(lives, (life) => {
        let before = { longestStreak: 0, totalCheckIns: 0 };
        for (const event of lifeOf(life).events.filter((event) => isEvent(CheckedIn, event))) {
          const { currentStreak, longestStreak, totalCheckIns } = event.data;
          expect(currentStreak).toBeLessThanOrEqual(longestStreak);
          expect(longestStreak).toBeLessThanOrEqual(totalCheckIns);
          expect(longestStreak).toBeGreaterThanOrEqual(before.longestStreak);
          expect(totalCheckIns).toBe(before.totalCheckIns + 1);
          before = event.data;
        }
        expect(before.totalCheckIns).toBe(new Set(life.map(localDateOf)).size);
      }),
    );
  });

  it('knows the same after a replay as live', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { events, states } = lifeOf(life);
        expect(replayed(composition, events)).toEqual(states);
      }),
    );
  });

  it('shows every feeling and page once, and every page in the entries too', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { events } = lifeOf(life);
        expect(rowsAfter(moods, events).map(({ id, timestamp }) => [id, timestamp])).toEqual(
          events
            .filter((event) => isEvent(MoodSaved, event) || isEvent(JournalEntryWritten, event))
            .map((event) => [event.data.moodId, event.at]),
        );
        expect(rowsAfter(journalEntries, events)).toHaveLength(life.filter(({ isPage }) => isPage).length);
      }),
    );
  });

  it('shows the streak that the next check-in goes on from', () => {
    fc.assert(
      fc.property(lives, fc.integer({ min: 0, max: 4 }), (life, daysLater) => {
        const days = life.map(localDateOf).sort();
        const last = days.at(-1) ?? '';
        const today = testContext(new Date(Date.parse(last) + daysLater * 24 * HOUR).toISOString());
        const { events } = lifeOf(life);
        const [row, ...others] = rowsAfter(streaks, events);
        expect(others).toEqual([]);
        const shown = row && streakAsOf(row, localDateIn(today.now, 'UTC'));

        const next = runActs(composition, [
          ...life.map((moment) => [contextOf(moment), actOf(moment)] as const),
          [today, saveMood({ feeling: 'Okay', note: null, emoji: null })],
        ]).events.slice(events.length);
        const checkedIn = next.find((event) => isEvent(CheckedIn, event));
        // Checked in already: shown as it was left. Otherwise one more than shown, from 0 for a streak that is over.
        expect(shown?.currentStreak).toBe(checkedIn ? checkedIn.data.currentStreak - 1 : row?.current_streak);
        expect(shown?.lastCheckIn).toBe(last);
        expect(shown?.isActive).toBe(
          canGoOn(dayNumber(last), restDayOf(row?.last_rest_day), dayNumber(last) + daysLater),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('rests at most once in any seven days, when days come in order', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const inOrder = life.toSorted((a, b) => localDateOf(a).localeCompare(localDateOf(b)));
        const restDays = lifeOf(inOrder).events.filter((event) => isEvent(RestDayUsed, event));
        restDays.reduce((before, { data }) => {
          expect(dayNumber(data.date) - before).toBeGreaterThanOrEqual(REST_DAY_EVERY);
          return dayNumber(data.date);
        }, Number.NEGATIVE_INFINITY);
      }),
    );
  });
});

const restDayOf = (date: string | null | undefined): number | null => (date ? dayNumber(date) : null);
