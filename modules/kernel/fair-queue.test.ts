import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DomainError } from './domain-error.ts';
import { fairQueue } from './fair-queue.ts';

const CODE = 'account.busy';

/** Work that ends when told to, and the order in which it began. */
function workshop() {
  const inside: (() => void)[] = [];
  const began: string[] = [];
  let most = 0;
  const endAll = async () => {
    while (inside.length > 0) {
      inside.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    began,
    most: () => most,
    work: (name: string) => () =>
      new Promise<string>((leave) => {
        began.push(name);
        inside.push(() => leave(name));
        most = Math.max(most, inside.length);
      }),
    endAll,
  };
}

const refusalOf = (work: Promise<unknown>) => work.then(() => 'done').catch((error: unknown) => error);

describe('a fair line', () => {
  it('works on so many at once, and on the others of a share in order', async () => {
    const { work, endAll, began, most } = workshop();
    const inLine = fairQueue({ atOnce: 2, mostWaiting: 100, code: CODE });
    const names = ['a', 'b', 'c', 'd', 'e'];
    const all = names.map((name) => inLine('one', work(name)));
    await endAll();
    expect(await Promise.all(all)).toEqual(names);
    expect(began).toEqual(names);
    expect(most()).toBe(2);
  });

  it('lets shares take turns, however many wait in one', async () => {
    const { work, endAll, began } = workshop();
    const inLine = fairQueue({ atOnce: 1, mostWaiting: 100, code: CODE });
    const flood = Array.from({ length: 10 }, (_, index) => inLine('flood', work(`flood ${index}`)));
    const others = [inLine('home', work('home')), inLine('school', work('school'))];
    await endAll();
    await Promise.all([...flood, ...others]);
    expect(began.slice(0, 5)).toEqual(['flood 0', 'flood 1', 'home', 'school', 'flood 2']);
  });

  it('turns away a share that finds its own calls in every place, and lets it in again later', async () => {
    const { work, endAll } = workshop();
    const inLine = fairQueue({ atOnce: 1, mostWaiting: 1, code: CODE });
    const all = [inLine('one', work('a')), inLine('one', work('b'))];
    const refused = await refusalOf(inLine('one', work('c')));
    expect(refused).toBeInstanceOf(DomainError);
    expect(refused).toMatchObject({ kind: 'unavailable', code: CODE });
    await endAll();
    await Promise.all(all);
    expect(await inLine('one', async () => 'in')).toBe('in');
  });

  it('that is full gives a newcomer the last place of the share with the most', async () => {
    const { work, endAll, began } = workshop();
    const inLine = fairQueue({ atOnce: 1, mostWaiting: 3, code: CODE });
    const flood = ['working', 'first', 'second', 'last'].map((name) => refusalOf(inLine('flood', work(name))));
    const home = inLine('home', work('home'));
    await endAll();
    expect(await home).toBe('home');
    expect(await Promise.all(flood)).toEqual(['done', 'done', 'done', expect.objectContaining({ code: CODE })]);
    expect(began).toEqual(['working', 'first', 'home', 'second']);
  });

  it('that rests does so as long as it worked where others wait, half a second at most, and not at all for one alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const inLine = fairQueue({ atOnce: 1, mostWaiting: 10, code: CODE, rests: true });
    const began: string[] = [];
    const workFor = (name: string, ms: number) => () => {
      began.push(name);
      return new Promise<void>((leave) => setTimeout(leave, ms));
    };
    const all = ['a', 'b', 'c'].map((name, index) => inLine('one', workFor(name, [200, 2_000, 100][index] ?? 0)));
    await vi.advanceTimersByTimeAsync(399);
    expect(began).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(began).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(2_499);
    expect(began).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1);
    expect(began).toEqual(['a', 'b', 'c']);
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(all);
    const alone = inLine('one', workFor('alone', 0));
    await vi.advanceTimersByTimeAsync(0);
    await alone;
    expect(began).toEqual(['a', 'b', 'c', 'alone']);
  });

  it('gives the place back when the work fails', async () => {
    const inLine = fairQueue({ atOnce: 1, mostWaiting: 0, code: CODE });
    await expect(inLine('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inLine('one', async () => 'in')).toBe('in');
  });
});
