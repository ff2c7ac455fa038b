import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { fakeServer, json, refused } from '../../testing/fake-server.ts';
import { GoalCard } from './goal-card.tsx';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));
vi.mock('../../art/rewards/reward-art.tsx', () => ({ RewardArt: () => null }));

const NO_GOAL = { week: '2026-11-16', goal: null, current: 0, needed: 0, met: false, days: [], canTick: false };

function open(answer: Response) {
  const server = fakeServer({
    'GET /api/weekly-goal': json(NO_GOAL),
    'GET /api/goals-met': json([]),
    'PUT /api/weekly-goal': answer,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GoalCard />
    </QueryClientProvider>,
  );
  return { server, user: userEvent.setup() };
}

it.each([
  ['asks to wait', refused(429, 'That was a lot for one day.'), 'That was a lot for one day.'],
  ['fails', refused(500, 'Something went wrong'), 'That did not save. Nothing is lost. Try again?'],
])('says in the dialog that a goal is not saved when the server %s, and lets it be picked again', async (...row) => {
  const [, answer, words] = row;
  const { server, user } = open(answer);
  await user.click(await screen.findByRole('button', { name: 'Pick a goal' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [goal] = dialog.getAllByRole('button', { pressed: false });
  if (!goal) throw new Error('There are twelve');
  await user.click(goal);
  expect((await dialog.findByRole('alert')).textContent).toBe(words);
  await user.click(goal);
  expect(server.callsOf('PUT /api/weekly-goal')).toHaveLength(2);
});
