import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api/call.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { USER_KEY } from '../../lib/session/session.ts';
import { SETTLE_MS, saveNow, saveSoon } from './save-appearance.mutation.ts';

vi.mock('../../lib/api/call.ts', () => ({ call: vi.fn() }));

function maya() {
  const client = createQueryClient();
  client.setQueryData(USER_KEY, { id: 'maya' });
  const done: (() => void)[] = [];
  vi.mocked(call).mockImplementation(() => new Promise((resolve) => done.push(() => resolve({}))));
  const sent = () => vi.mocked(call).mock.calls.map(([, options]) => options?.body);
  const finish = async () => {
    done.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { client, sent, finish };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(call).mockReset();
});

describe('a choice of colors', () => {
  it('is saved once, with what came after it, when it has settled', async () => {
    const { client, sent } = maya();
    saveSoon(client, 'maya', { theme: 'theme2' });
    await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
    saveSoon(client, 'maya', { theme: 'theme3' });
    saveSoon(client, 'maya', { color: '#ffd700' });
    await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([{ defaultTheme: 'theme3', favoriteColor: '#ffd700' }]);
  });

  it('is saved before anything else can happen when the page is left, and not again', async () => {
    const { client, sent } = maya();
    saveSoon(client, 'maya', { theme: 'theme2' });
    saveNow(client);
    // No timer and no task: a page that is being left has none, but it ends its turn.
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
    expect(sent()).toEqual([{ defaultTheme: 'theme2' }]);
    saveNow(client);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    expect(sent()).toHaveLength(1);
  });

  it('waits for the one before it, so that the last one stays', async () => {
    const { client, sent, finish } = maya();
    saveSoon(client, 'maya', { theme: 'theme2' });
    saveNow(client);
    saveSoon(client, 'maya', { theme: 'theme3' });
    saveNow(client);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual([{ defaultTheme: 'theme2' }]);
    await finish();
    expect(sent()).toEqual([{ defaultTheme: 'theme2' }, { defaultTheme: 'theme3' }]);
    await finish();
    saveSoon(client, 'maya', { theme: 'theme4' });
    saveNow(client);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toHaveLength(3);
  });

  it('of a child that has left is not the next one’s', async () => {
    const { client, sent } = maya();
    saveSoon(client, 'maya', { theme: 'theme2' });
    client.setQueryData(USER_KEY, { id: 'robin' });
    saveNow(client);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual([]);
  });
});
