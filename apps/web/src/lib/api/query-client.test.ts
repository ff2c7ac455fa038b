import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('reads and writes by the defaults of the specification', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

it('tries a failed write once, also while the browser says that it is offline', async () => {
  onlineManager.setOnline(false);
  let tries = 0;
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, {
    mutationFn: async () => {
      tries += 1;
      throw new Error('no');
    },
  });
  await expect(mutation.execute(undefined)).rejects.toThrow('no');
  expect(tries).toBe(1);
});
