import { QueryClient } from '@tanstack/react-query';
import type { SaveMoodAnswer } from '@wonderlings/journal/contract';
import { expect, it } from 'vitest';
import { USER_KEY } from '../../../lib/session/session.ts';
import { journeyQuery } from './moods.query.ts';
import { showSaved } from './show-saved.ts';

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
  client.setQueryData(journeyQuery.queryKey, { pages: [{ items: [], next: null }], pageParams: [null] });
  showSaved(client, answer);
  expect(client.getQueryData(journeyQuery.queryKey)?.pages[0]?.items).toHaveLength(entries);
});
