import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { firstPuff } from './collection.fixture.ts';
import { useCheckBadges } from './use-check-badges.ts';

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

it('looks once a visit, also where React runs effects twice, and tells what it found', async () => {
  const { fetch, hook } = look(() =>
    Response.json({ newBadges: [firstPuff({ isNew: true })], newAchievements: [], newRewards: [] }),
  );
  const first = hook();
  await waitFor(() => expect(first.result.current.newBadges).toHaveLength(1));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"userId":"mia"}');
  first.unmount();
  hook();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

it('leaves the page alone where nobody can be asked', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { hook } = look(() => Response.json({ error: 'No.', code: 'test' }, { status: 503 }));
  const { result } = hook();
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(result.current.newBadges).toEqual([]);
});
