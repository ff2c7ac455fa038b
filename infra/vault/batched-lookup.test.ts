import { describe, expect, it, vi } from 'vitest';
import { batchedLookup } from './batched-lookup.ts';

/** Each call waits until it is answered by hand. */
function asked() {
  const calls: { keys: readonly string[]; answer: (values: Map<string, number>) => void; fail: (e: Error) => void }[] =
    [];
  const ask = (keys: readonly string[]) =>
    new Promise<ReadonlyMap<string, number>>((answer, fail) => calls.push({ keys, answer, fail }));
  return { calls, get: batchedLookup(ask) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('look-ups', () => {
  it('gather behind the one that is under way, and go together', async () => {
    const { calls, get } = asked();
    const first = get('a');
    await turn();
    const others = [get('b'), get('c'), get('b')];
    await turn();
    expect(calls.map(({ keys }) => keys)).toEqual([['a']]);
    calls[0]?.answer(new Map([['a', 1]]));
    await turn();
    expect(calls.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
    calls[1]?.answer(new Map([['b', 2]]));
    expect(await Promise.all([first, ...others])).toEqual([1, 2, undefined, 2]);
  });

  it('do not take the answer to a question that was asked before them', async () => {
    const { calls, get } = asked();
    const before = get('a');
    await turn();
    const after = get('a');
    calls[0]?.answer(new Map([['a', 1]]));
    expect(await before).toBe(1);
    await turn();
    calls[1]?.answer(new Map([['a', 2]]));
    expect(await after).toBe(2);
  });

  it('fail together, and not the ones that come after', async () => {
    const { calls, get } = asked();
    const failing = get('a');
    await turn();
    const later = get('b');
    calls[0]?.fail(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    await turn();
    calls[1]?.answer(new Map([['b', 2]]));
    expect(await later).toBe(2);
  });

  it('are not held up for ever by one that is never answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { calls, get } = asked();
      void get('a');
      await turn();
      const later = get('b');
      await vi.advanceTimersByTimeAsync(1_000);
      calls[1]?.answer(new Map([['b', 2]]));
      expect(await later).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
