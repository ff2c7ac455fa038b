import { QueryClient } from '@tanstack/react-query';
import type { SaveMoodAnswer } from '@wonderlings/journal/contract';
import { describe, expect, it } from 'vitest';
import { USER_KEY } from '../../lib/session/session.ts';
import { clearQueue, queueFor, waitingThings } from '../celebrations/celebration-queue.ts';
import { NO_TOTALS } from './journal.fixture.ts';
import { dayQuery, journalTotalsQuery, journeyQuery, monthQuery } from './journal.query.ts';
import { saveMoodCommand, showSaved } from './save-mood.command.ts';

const answer = {
  id: '018f0000-0000-7000-8000-000000000001',
  userId: 'mia',
  emoji: null,
  feeling: 'Happy',
  baseFeelingName: 'Happy',
  note: 'Mia wrote this.',
  timestamp: '2026-05-01T12:00:00.000Z',
  localDate: '2026-05-01',
  streak: { currentStreak: 1, longestStreak: 1, totalCheckIns: 1, restDayUsed: false },
  newAchievements: [],
  newRewards: [],
} as unknown as SaveMoodAnswer; // as much of an answer as the cache takes

it.each([
  ['mia', 1],
  ['ben', 0],
])('puts a late answer into the journey of its own child only: %s is here', (id, entries) => {
  const client = new QueryClient();
  client.setQueryData(USER_KEY, { id });
  const { queryKey, initialPageParam } = journeyQuery();
  client.setQueryData(queryKey, { pages: [{ items: [], next: null }], pageParams: [initialPageParam] });
  showSaved(client, answer, answer.timestamp);
  expect(client.getQueryData(queryKey)?.pages[0]?.items).toHaveLength(entries);
});

describe('an entry of which the answer comes late', () => {
  const READ_AT = Date.parse('2026-05-01T13:00:00.000Z');
  function open() {
    const client = new QueryClient();
    client.setQueryData(dayQuery(answer.localDate).queryKey, [], { updatedAt: READ_AT });
    client.setQueryData(monthQuery('2026-05').queryKey, [], { updatedAt: READ_AT });
    client.setQueryData(journalTotalsQuery.queryKey, NO_TOTALS, { updatedAt: READ_AT });
    const feelings = () => client.getQueryData(monthQuery('2026-05').queryKey)?.flatMap((day) => day.feelings);
    const isStale = () => client.getQueryState(journalTotalsQuery.queryKey)?.isInvalidated;
    return { client, feelings, isStale };
  }

  it('is counted where the figures are from before it was done', () => {
    const { client, feelings, isStale } = open();
    showSaved(client, answer, '2026-05-01T14:00:00.000Z');
    expect(feelings()).toEqual(['Happy']);
    expect(client.getQueryData(journalTotalsQuery.queryKey)).toMatchObject({ entries: 1, lastEntryDay: '2026-05-01' });
    expect(isStale()).toBe(false);
  });

  it('is asked for where they were read since, and may have it', () => {
    const { client, feelings, isStale } = open();
    showSaved(client, answer, '2026-05-01T12:00:00.000Z');
    expect(feelings()).toEqual([]);
    expect(client.getQueryState(monthQuery('2026-05').queryKey)?.isInvalidated).toBe(true);
    expect(isStale()).toBe(true);
    // An entry is known by its id.
    expect(client.getQueryData(dayQuery(answer.localDate).queryKey)).toHaveLength(1);
  });
});

describe('what a feeling has earned that was sent later', () => {
  const badge = { kind: 'badge' as const, id: 'true-heart', icon: '', name: 'True Heart', description: '' };
  const sent = (feeling: Partial<SaveMoodAnswer>) => {
    clearQueue();
    queueFor('mia');
    const made = { id: answer.id, kind: 'mood', body: {}, madeAt: answer.timestamp, timeZone: 'UTC' };
    saveMoodCommand.onSent(new QueryClient(), { ...answer, ...feeling, newRewards: [badge] }, made);
    return waitingThings.get().map(({ id }) => id);
  };

  it.each(['A Bit Sad', 'Worried', 'Nervous', 'A Little Scared'])('comes in no popup after %s', (feeling) => {
    expect(sent({ feeling: `${feeling} (Some)`, baseFeelingName: feeling })).toEqual([]);
  });
  it.each(['Sad', 'Angry', 'Worried'])('comes in no popup after %s of the quick check-in', (feeling) => {
    expect(sent({ feeling, baseFeelingName: null })).toEqual([]);
  });
  it.each(['Really Happy!', 'Okay', 'Calm', 'Excited'])('is celebrated after %s', (feeling) => {
    expect(sent({ feeling, baseFeelingName: null })).toEqual(['true-heart']);
  });
});
