import { onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { USER_KEY } from '../session/session.ts';
import { createQueryClient, whenRefused } from './query-client.ts';
import { readApiError } from './request.ts';

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

describe('what is refused with a 401', () => {
  const unauthorized = () => Promise.reject(readApiError(401, 'Unauthorized', ''));

  /** A client whose user is being watched, as it is while a child is signed in. */
  function watched() {
    const client = createQueryClient();
    const readUser = vi.fn(async () => 'maya');
    client.setQueryData(USER_KEY, 'maya');
    const stop = new QueryObserver(client, { queryKey: USER_KEY, queryFn: readUser }).subscribe(() => {});
    return { client, readUser, stop };
  }

  it.each([
    ['a read', (client: QueryClient) => client.fetchQuery({ queryKey: ['moods'], queryFn: unauthorized })],
    [
      'a read below the user’s',
      (client: QueryClient) => client.fetchQuery({ queryKey: [...USER_KEY, 'settings'], queryFn: unauthorized }),
    ],
    [
      'a write',
      (client: QueryClient) => client.getMutationCache().build(client, { mutationFn: unauthorized }).execute(undefined),
    ],
  ])('has the user read again, once: %s', async (_, call) => {
    const { client, readUser, stop } = watched();
    await Promise.allSettled([call(client), call(client)]);
    await vi.waitFor(() => expect(readUser).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(readUser).toHaveBeenCalledTimes(1);
    stop();
  });

  it('has nothing else of the user read again', async () => {
    const { client, readUser, stop } = watched();
    const readSettings = vi.fn(async () => 'settings');
    const queryKey = [...USER_KEY, 'settings'];
    client.setQueryData(queryKey, 'settings');
    const stopSettings = new QueryObserver(client, { queryKey, queryFn: readSettings }).subscribe(() => {});
    await client.fetchQuery({ queryKey: ['moods'], queryFn: unauthorized }).catch(() => {});
    await vi.waitFor(() => expect(readUser).toHaveBeenCalledTimes(1));
    expect(readSettings).not.toHaveBeenCalled();
    stopSettings();
    stop();
  });

  it('reads no user again where none is signed in', async () => {
    const { client, readUser, stop } = watched();
    stop();
    await client.fetchQuery({ queryKey: ['moods'], queryFn: unauthorized }).catch(() => {});
    expect(readUser).not.toHaveBeenCalled();
  });

  it('ends there when it is the user that was refused', async () => {
    const { client, readUser, stop } = watched();
    // Not for ever, so that a loop fails this test and does not hang it.
    readUser.mockImplementation(async () => (readUser.mock.calls.length < 4 ? unauthorized() : 'maya'));
    await client.refetchQueries({ queryKey: USER_KEY });
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(readUser).toHaveBeenCalledTimes(1);
    stop();
  });

  it('leaves the user alone after any other refusal', async () => {
    const { client, readUser, stop } = watched();
    const refused = () => Promise.reject(readApiError(403, 'Forbidden', ''));
    await client.fetchQuery({ queryKey: ['moods'], queryFn: refused }).catch(() => {});
    expect(readUser).not.toHaveBeenCalled();
    stop();
  });
});

it.each(['a read', 'a write'])('tells of every refusal: %s', async (kind) => {
  const told = vi.fn();
  whenRefused(told);
  const client = createQueryClient();
  const refuse = () => Promise.reject(readApiError(403, 'Forbidden', ''));
  const asked =
    kind === 'a read'
      ? client.fetchQuery({ queryKey: ['another'], queryFn: refuse })
      : client.getMutationCache().build(client, { mutationFn: refuse }).execute(undefined);
  const error = await asked.catch((reason: unknown) => reason);
  expect(told).toHaveBeenCalledExactlyOnceWith(error, client);
});
