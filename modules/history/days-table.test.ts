import { SignedIn } from '@wonderlings/account/events';
import { ActivityCompleted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { CheckedIn, JournalEntryWritten, MoodSaved, RestDayUsed } from '@wonderlings/journal/events';
import { type CommandContext, type Draft, draft } from '@wonderlings/kernel';
import { recorded, rowsAfter, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { figuresOf, historyDays } from './days-table.ts';

const ID = '6f1c7a52-5b0a-4a62-9a51-3c4f6a1f2d12';
const mood = (feeling: string, note: string | null = null) =>
  draft(MoodSaved, { moodId: ID, feeling, baseFeelingName: null, note, emoji: null });
const activity = (duration: number) =>
  draft(ActivityCompleted, {
    sessionId: ID,
    activityType: 'breath',
    kind: 'breath/zola',
    card: 'breath',
    duration,
    data: {},
  });
const page = draft(JournalEntryWritten, {
  moodId: ID,
  entryId: ID,
  title: 'A secret',
  content: 'Words',
  note: 'Words',
  drawing: null,
  isDrawn: false,
  feeling: 'Journal Entry',
  emoji: null,
});
const affirmation = draft(AffirmationKept, { affirmationId: ID, questionnaire: [], affirmation: 'Words' });
const checkIn = draft(CheckedIn, {
  currentStreak: 1,
  longestStreak: 1,
  totalCheckIns: 1,
  streakStartDate: '2026-05-01',
});

type Told = readonly [when: CommandContext, what: Draft];
const events = (told: readonly Told[]) => told.map(([when, what], index) => recorded(what, index, when));
const days = (told: readonly Told[]) => rowsAfter(historyDays, events(told));
const at = (time: string, overrides: Partial<CommandContext> = {}) =>
  testContext(`2026-05-01T${time}:00.000Z`, overrides);

describe('a day of the history', () => {
  it('counts feelings by size, pages, activities and affirmations, and says no word of them', () => {
    const [day, ...others] = days([
      [at('15:00'), mood('Worried (A lot of worry)')],
      [at('15:01'), mood('Worried (A tiny worry)', 'A secret.')],
      [at('15:02'), mood('Calm')],
      [at('15:10'), page],
      [at('15:20'), activity(90)],
      [at('15:40'), activity(40)],
      [at('15:45'), affirmation],
    ]);
    expect(others).toEqual([]);
    expect(day && figuresOf(day)).toEqual({
      things: 7,
      wrote: true,
      felt: { worried: { first: 3, times: [1, 0, 1, 0] }, calm: { first: 2, times: [0, 1, 0, 0] } },
      spent: { breath: { seconds: 130, times: 2, longest: 90 } },
      visits: [[900, 945]],
    });
    expect(JSON.stringify(day)).not.toMatch(/secret|Words/i);
  });

  it('is the child’s own, by its own clock', () => {
    const zone = { timeZone: 'America/New_York' };
    const [day] = days([[testContext('2026-05-02T02:10:00.000Z', zone), mood('Okay')]]);
    expect(day?.local_date).toBe('2026-05-01');
    expect(day && figuresOf(day).visits).toEqual([[1_330, 1_330]]);
  });

  it('has a visit, and nothing done, when the child came in and left', () => {
    const [day] = days([[at('08:00'), draft(SignedIn, { by: 'password' })]]);
    expect(day && figuresOf(day)).toEqual({ things: 0, wrote: false, felt: {}, spent: {}, visits: [[480, 480]] });
  });

  it('has no visit of the child when a grown-up or the system did it', () => {
    const told = (['grown-up', 'system'] as const).map((actor): Told => [at('08:00', { actor }), mood('Okay')]);
    const [day] = days(told);
    expect(day && figuresOf(day).visits).toEqual([]);
  });

  it('knows check-ins and rest days, and a rest day that was one after all', () => {
    const rest = draft(RestDayUsed, { date: '2026-04-30' });
    const rows = days([
      [testContext('2026-04-29'), checkIn],
      [at('12:00'), checkIn],
      [at('12:00'), rest],
    ]);
    expect(rows.map(({ local_date, checked_in, rested }) => [local_date, checked_in, rested])).toEqual([
      ['2026-04-29', true, false],
      ['2026-05-01', true, false],
      ['2026-04-30', false, true],
    ]);
    const [late] = days([
      [at('12:00'), draft(RestDayUsed, { date: '2026-05-01' })],
      [at('13:00'), checkIn],
    ]);
    expect(late).toMatchObject({ checked_in: true, rested: true });
  });

  it('is the same after the same events again', () => {
    const told: Told[] = [
      [at('15:00'), mood('Okay', 'x')],
      [at('15:00'), checkIn],
      [at('16:00'), activity(60)],
    ];
    const once = events(told);
    expect(rowsAfter(historyDays, [...once, ...once])).toEqual(rowsAfter(historyDays, once));
  });

  it('grows no further however much is done on it', () => {
    const told = (count: number) =>
      Array.from({ length: count }, (_, index): Told => [at('15:00'), mood(`Feeling ${index} (${index})`)]);
    const size = (count: number) => JSON.stringify(days(told(count))).length;
    expect(size(2_000) - size(200)).toBeLessThan(10);
  });
});
