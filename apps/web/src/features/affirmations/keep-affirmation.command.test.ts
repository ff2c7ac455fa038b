import { QueryClient } from '@tanstack/react-query';
import type { KeepAffirmationAnswer } from '@wonderlings/affirmations/contract';
import { beforeEach, expect, it } from 'vitest';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { USER_KEY } from '../../lib/session/session.ts';
import { clearQueue, queueFor, waitingThings } from '../celebrations/celebration-queue.ts';
import { affirmationsQuery } from './affirmations.query.ts';
import { keepAffirmationCommand } from './keep-affirmation.command.ts';

const words = {
  id: 'today',
  userId: 'mia',
  date: localDateOf(new Date()),
  questionnaire: ['8-9', 'happy', 'music', 'kept-trying'],
  affirmation: 'I keep trying.',
};
const answer: KeepAffirmationAnswer = {
  ...words,
  newAchievements: [
    { id: 'row', achievement: { id: 'first', icon: 'achievement/first', name: 'First', description: 'It is.' } },
  ],
  newRewards: [],
};

const made = { id: 'key', kind: 'affirmation', body: {}, madeAt: '2026-05-01T12:00:00.000Z', timeZone: 'UTC' };

beforeEach(() => {
  clearQueue();
  queueFor('mia');
});

it('keeps the words in the list, and what they earned beside it alone', () => {
  const client = new QueryClient();
  const { queryKey, initialPageParam } = affirmationsQuery;
  client.setQueryData(USER_KEY, { id: 'mia' });
  client.setQueryData(queryKey, { pages: [{ items: [], next: null }], pageParams: [initialPageParam] });
  expect(keepAffirmationCommand.onSent(client, answer, made)).toEqual(words);
  expect(client.getQueryData(queryKey)?.pages[0]?.items).toEqual([words]);
  expect(waitingThings.get().map(({ name }) => name)).toEqual(['First']);
});
