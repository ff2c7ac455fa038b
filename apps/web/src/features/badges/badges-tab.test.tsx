import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { clearQueue, queueFor, waitingThings } from '../celebrations/celebration-queue.ts';
import { useCheckBadges } from './badges-tab.tsx';
import { firstPuff } from './collections.fixture.ts';

const { badge } = firstPuff();
const found = {
  newBadges: [firstPuff({ isNew: true })],
  newAchievements: [],
  newRewards: [{ ...badge, kind: 'badge' }],
};

function look(answer: () => Response) {
  const fetch = vi.fn(async (_path: string, _init: { readonly body?: string }) => answer());
  vi.stubGlobal('fetch', fetch);
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  );
  return { fetch, hook: () => renderHook(() => useCheckBadges('mia'), { wrapper }) };
}

beforeEach(() => {
  clearQueue();
  queueFor('mia');
});

it('looks once a visit, also where React runs effects twice, and has celebrated what it found', async () => {
  const { fetch, hook } = look(() => Response.json(found));
  const first = hook();
  await waitFor(() => expect(waitingThings.get().map(({ kind, id }) => [kind, id])).toEqual([['badge', 'first-puff']]));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"userId":"mia"}');
  first.unmount();
  hook();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

it('celebrates what it found also when the child has gone on to another page', async () => {
  const { hook } = look(() => Response.json(found));
  hook().unmount();
  await waitFor(() => expect(waitingThings.get()).toHaveLength(1));
});

it('leaves the page alone where the server cannot be asked', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { hook } = look(() => Response.json({ error: 'No.', code: 'test' }, { status: 503 }));
  hook();
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(waitingThings.get()).toEqual([]);
});
