import { parseOptions } from '@node-rs/argon2';
import { DomainError } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { NOBODYS_HASH, passwords, turnstile } from './passwords.ts';

describe('passwords', () => {
  it('match their own hash and no other', async () => {
    const { hash, matches } = passwords();
    const stored = await hash('three odd words');
    expect(await matches(stored, 'three odd words')).toBe(true);
    expect(await matches(stored, 'three odd word')).toBe(false);
    expect(await matches(null, 'three odd words')).toBe(false);
  });

  it('cost as much to check for nobody as for somebody', async () => {
    const cost = parseOptions(NOBODYS_HASH);
    expect(cost).toEqual(parseOptions(await passwords().hash('three odd words')));
    // OWASP: argon2id, at least 19 MiB, two passes.
    expect(cost).toMatchObject({ algorithm: 2, memoryCost: 19_456, timeCost: 2 });
  });
});

describe('turnstile', () => {
  /** Work that ends when told to, and counts how many are inside. */
  function room() {
    const inside: (() => void)[] = [];
    let most = 0;
    return {
      work: () =>
        new Promise<void>((leave) => {
          inside.push(leave);
          most = Math.max(most, inside.length);
        }),
      leaveOne: async () => {
        inside.shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      },
      count: () => inside.length,
      most: () => most,
    };
  }

  it('lets in so many at once and the others one by one, in order', async () => {
    const { work, leaveOne, count, most } = room();
    const inTurn = turnstile(2, 100);
    const left: number[] = [];
    const all = Array.from({ length: 7 }, (_, index) => inTurn(work).then(() => left.push(index)));
    for (let step = 0; step < 3; step += 1) await leaveOne();
    all.push(...[7, 8].map((index) => inTurn(work).then(() => left.push(index))));
    for (let step = 0; step < 6; step += 1) await leaveOne();
    await Promise.all(all);
    expect(most()).toBe(2);
    expect(count()).toBe(0);
    expect(left).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('turns away who finds too many waiting, and lets in again later', async () => {
    const { work, leaveOne } = room();
    const inTurn = turnstile(1, 1);
    const [inside, waiting] = [inTurn(work), inTurn(work)];
    const refused = await inTurn(work).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DomainError);
    expect(refused).toMatchObject({ kind: 'unavailable', code: 'account.busy' });
    await leaveOne();
    await leaveOne();
    await Promise.all([inside, waiting]);
    expect(await inTurn(async () => 'in')).toBe('in');
  });

  it('gives the place back when the work fails', async () => {
    const inTurn = turnstile(1, 0);
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inTurn(async () => 'in')).toBe('in');
  });
});
