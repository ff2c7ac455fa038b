import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from './accounts.ts';
import { childKeys } from './child-keys.ts';
import { keptSecrets } from './kept-secrets.ts';
import { keyWrap } from './key-wrap.ts';
import { type Passwords, passwords } from './passwords.ts';
import { createTestVault, register, type TestVault, testAccount } from './testing.ts';
import { USERNAME_INDEX, usernameHash } from './usernames.ts';

let fixture: TestVault;
beforeAll(async () => {
  fixture = await createTestVault();
});
afterAll(() => fixture.database.drop());

const parts = () => {
  const { database, masterKey, now } = fixture;
  const { sql } = database;
  const wrapping = keyWrap([masterKey]);
  const { secretOf } = keptSecrets(sql, wrapping);
  const hashOfName = async (name: string) => usernameHash(await secretOf(USERNAME_INDEX), name);
  return { sql, keys: childKeys(sql, wrapping, now), hashOfName, now };
};

describe('reserving a name', () => {
  it('gives a name that 20 want at once to exactly one of them', async () => {
    const rivals = Array.from({ length: 20 }, (_, index) =>
      testAccount({ username: index % 2 ? 'Momo' : 'mOMO', password: `rival number ${index}` }),
    );
    const two = [fixture.vault, fixture.another()] as const;
    const won = await Promise.all(rivals.map((rival, index) => two[index % 2 ? 1 : 0].reserve(rival)));
    expect(won.filter(Boolean)).toHaveLength(1);

    const winner = rivals[won.indexOf(true)];
    if (!winner) throw new Error('no registration won');
    fixture.begin(winner.childId);
    const { childId, username, password } = winner;
    expect(await fixture.vault.authenticate('momo', password)).toMatchObject({ childId, username, isSandbox: false });
    const keys = await fixture.vault.keysOf(rivals.map((rival) => rival.childId));
    expect([...keys].filter(([, key]) => key !== null).map(([id]) => id)).toEqual([childId]);
  });

  it('refuses a name that an account has, whatever its case', async () => {
    const { username } = await register(fixture);
    expect(await fixture.vault.reserve(testAccount({ username: username.toUpperCase() }))).toBe(false);
  });

  it('refuses a second name for the same child', async () => {
    const { childId } = await register(fixture);
    expect(await fixture.vault.reserve(testAccount({ childId }))).toBe(false);
  });

  it('holds a fresh reservation against others for a minute', async () => {
    const first = testAccount({ username: 'patient' });
    expect(await fixture.vault.reserve(first)).toBe(true);
    fixture.advance(59_000);
    expect(await fixture.vault.reserve(testAccount({ username: 'patient' }))).toBe(false);
  });

  it('gives the name and the key of an attempt without a first event to the next one', async () => {
    const dead = testAccount({ username: 'lazarus' });
    await fixture.vault.reserve(dead);
    fixture.advance(61_000);
    const next = await register(fixture, { username: 'lazarus', password: 'a better attempt' });

    expect(await fixture.vault.authenticate('lazarus', dead.password)).toBeNull();
    expect((await fixture.vault.authenticate('lazarus', next.password))?.childId).toBe(next.childId);
    expect((await fixture.vault.keysOf([dead.childId])).get(dead.childId)).toBeNull();
  });

  it('never gives away the name of a child that has begun, though the crash came before the activation', async () => {
    const begun = testAccount({ username: 'survivor' });
    await fixture.vault.reserve(begun);
    fixture.begin(begun.childId);
    fixture.advance(61_000);

    expect(await fixture.vault.reserve(testAccount({ username: 'survivor' }))).toBe(false);
    expect((await fixture.vault.authenticate('survivor', begun.password))?.childId).toBe(begun.childId);
  });

  it('gives a released name to exactly one of 20 that want it', async () => {
    await fixture.vault.reserve(testAccount({ username: 'wanted' }));
    fixture.advance(61_000);
    const rivals = Array.from({ length: 20 }, () => testAccount({ username: 'wanted' }));
    const won = await Promise.all(rivals.map((rival) => fixture.vault.reserve(rival)));
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  it('tells an attempt that lost its name meanwhile, instead of letting it go on', async () => {
    const slow = testAccount({ username: 'tortoise' });
    await fixture.vault.reserve(slow);
    fixture.advance(61_000);
    await register(fixture, { username: 'tortoise' });
    await expect(fixture.vault.activate(slow.childId)).rejects.toThrow('has no account to activate');
  });

  it('tidies away abandoned attempts and keeps those that have begun', async () => {
    const [dead, begun] = [testAccount(), testAccount()];
    await fixture.vault.reserve(dead);
    await fixture.vault.reserve(begun);
    fixture.begin(begun.childId);
    fixture.advance(61_000);
    await fixture.vault.tidy();

    expect(await fixture.vault.accountOf(dead.childId)).toBeNull();
    const { childId, username } = begun;
    expect(await fixture.vault.accountOf(childId)).toEqual({ childId, username, isSandbox: false });
  });

  it('leaves alone what became an account while the tidying looked at it', async () => {
    const late = testAccount();
    await fixture.vault.reserve(late);
    fixture.advance(61_000);
    const log = {
      async readStream() {
        await fixture.vault.activate(late.childId);
        return [];
      },
    };
    await accounts({ ...parts(), passwords: passwords(), log }).releaseAbandoned();
    expect(await fixture.vault.accountOf(late.childId)).not.toBeNull();
    expect((await fixture.vault.keysOf([late.childId])).get(late.childId)).not.toBeNull();
  });

  it('finds a name with a sign that Postgres has not', async () => {
    const { username, password } = await register(fixture, { username: 'with\0nul' });
    expect((await fixture.vault.authenticate('WITH\0nul', password))?.username).toBe(username);
  });
});

describe('signing in', () => {
  it('knows the account by its name without case, and none by a wrong password', async () => {
    const { childId, username, password } = await register(fixture);
    expect(await fixture.vault.authenticate(username.toUpperCase(), password)).toMatchObject({
      childId,
      username,
      isSandbox: false,
    });
    expect(await fixture.vault.authenticate(username, `${password}!`)).toBeNull();
  });

  it.each(['unknown-name', 'nul\0nul', '\ud800', `${'x'.repeat(200)}`])('knows no account called %j', async (name) => {
    expect(await fixture.vault.authenticate(name, 'three odd words')).toBeNull();
  });

  it('opens no session on a reservation whose first event was never written', async () => {
    const account = testAccount();
    await fixture.vault.reserve(account);
    expect(await fixture.vault.authenticate(account.username, account.password)).toBeNull();
  });

  it('does the same work for an unknown name as for a wrong password', async () => {
    const { username } = await register(fixture);
    const verified: (string | null)[] = [];
    const { hash, matches } = passwords();
    const counting: Passwords = {
      hash,
      matches: (passwordHash, password) => {
        verified.push(passwordHash);
        return matches(passwordHash, password);
      },
    };
    const log = { readStream: async () => [] };
    const { authenticate } = accounts({ ...parts(), passwords: counting, log });
    for (const name of [username, 'unknown-name', 'nul\0nul']) await authenticate(name, 'not the password');
    expect(verified).toEqual([expect.stringMatching(/^\$argon2id/), null, null]);
  });

  it('takes the same letters for the same password, however the keyboard composes them', async () => {
    const { username } = await register(fixture, { password: 'caf\u00e9 am See' });
    expect(await fixture.vault.authenticate(username, 'cafe\u0301 am See')).not.toBeNull();
  });

  it('stores an argon2id hash, and the password nowhere', async () => {
    const { childId, password } = await register(fixture, { password: 'canary password 17' });
    const [row] = await fixture.database.sql`select * from vault.accounts where child_id = ${childId}`;
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });
});
