import { describe, expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';
import { fairLine } from './fair-line.ts';

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
    const inLine = fairLine({ atOnce: 2, mostWaiting: 100, code: CODE });
    const names = ['a', 'b', 'c', 'd', 'e'];
    const all = names.map((name) => inLine('one', work(name)));
    await endAll();
    expect(await Promise.all(all)).toEqual(names);
    expect(began).toEqual(names);
    expect(most()).toBe(2);
  });

  it('lets shares take turns, however many wait in one', async () => {
    const { work, endAll, began } = workshop();
    const inLine = fairLine({ atOnce: 1, mostWaiting: 100, code: CODE });
    const flood = Array.from({ length: 10 }, (_, index) => inLine('flood', work(`flood ${index}`)));
    const others = [inLine('home', work('home')), inLine('school', work('school'))];
    await endAll();
    await Promise.all([...flood, ...others]);
    expect(began.slice(0, 5)).toEqual(['flood 0', 'flood 1', 'home', 'school', 'flood 2']);
  });

  it('turns away a share that finds its own calls in every place, and lets it in again later', async () => {
    const { work, endAll } = workshop();
    const inLine = fairLine({ atOnce: 1, mostWaiting: 1, code: CODE });
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
    const inLine = fairLine({ atOnce: 1, mostWaiting: 3, code: CODE });
    const flood = ['working', 'first', 'second', 'last'].map((name) => refusalOf(inLine('flood', work(name))));
    const home = inLine('home', work('home'));
    await endAll();
    expect(await home).toBe('home');
    expect(await Promise.all(flood)).toEqual(['done', 'done', 'done', expect.objectContaining({ code: CODE })]);
    expect(began).toEqual(['working', 'first', 'home', 'second']);
  });

  it('gives the place back when the work fails', async () => {
    const inLine = fairLine({ atOnce: 1, mostWaiting: 0, code: CODE });
    await expect(inLine('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inLine('one', async () => 'in')).toBe('in');
  });
});
