import { parseOptions } from '@node-rs/argon2';
import { DomainError } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { passwords, UNKNOWN_USERS_HASH } from './passwords.ts';

describe('passwords', () => {
  it('match their own hash and no other', async () => {
    const { hash, matches } = passwords();
    const stored = await hash('three odd words');
    expect(await matches(stored, 'three odd words')).toBe(true);
    expect(await matches(stored, 'three odd word')).toBe(false);
    expect(await matches(null, 'three odd words')).toBe(false);
  });

  it('cost as much to check for an unknown user as for a known one', async () => {
    const cost = parseOptions(UNKNOWN_USERS_HASH);
    expect(cost).toEqual(parseOptions(await passwords().hash('three odd words')));
    // OWASP: argon2id, at least 19 MiB, two passes.
    expect(cost).toMatchObject({ algorithm: 2, memoryCost: 19_456, timeCost: 2 });
  });
});

describe('a flood of sign-ins', () => {
  it('is turned away after about two seconds of work, and lets another network in all the same', async () => {
    const { matches } = passwords();
    const flood = Array.from({ length: 200 }, () => matches(null, 'a guess', 'flood').catch((error: unknown) => error));
    expect(await matches(UNKNOWN_USERS_HASH, 'three odd words', 'home')).toBe(false);
    const turnedAway = (await Promise.all(flood)).filter((answer) => answer instanceof DomainError);
    expect(turnedAway.length).toBeGreaterThan(100);
    expect(turnedAway[0]).toMatchObject({ kind: 'unavailable', code: 'account.busy' });
  });
});
