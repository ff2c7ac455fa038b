import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SessionStore, sessionStore } from './session-store.ts';
import { BROWSER, createTestVault, register, type TestVault } from './testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PASSWORD = 'otters hold hands';
const WRONG = { code: 'grown-up.wrong' };
const WAIT = { code: 'grown-up.wait' };

/** Passwords are compared once this is over. */
const checking = vi.hoisted(() => ({ goesOn: Promise.resolve() }));
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const verify: typeof argon2.verify = async (...compared) => {
    await checking.goesOn;
    return argon2.verify(...compared);
  };
  return { ...argon2, verify };
});

let fixture: TestVault;
let sessions: SessionStore;
let childId: string;
beforeAll(async () => {
  fixture = await createTestVault();
  sessions = sessionStore(fixture.database.sql, fixture.now);
});
afterAll(() => fixture.database.drop());
beforeEach(async () => {
  ({ childId } = await register(fixture));
});

const later = (ms: number) => new Date(fixture.now().getTime() + ms);
const set = (password = PASSWORD, commandId = randomUUID()) =>
  fixture.vault.setGrownUpPassword(childId, password, commandId);
const prove = (password = PASSWORD) => fixture.vault.proveGrownUp(childId, password);
const state = (sessionId = 'elsewhere') => fixture.vault.grownUpOf(childId, sessionId);
async function session(lineId?: string): Promise<string> {
  const id = randomUUID();
  await sessions.set(id, { childId, ...(lineId ? { lineId } : {}) }, 12 * HOUR);
  return id;
}
async function opened(sessionId: string) {
  await fixture.vault.openGrownUpArea(childId, sessionId, later(15 * MINUTE));
}
const isOpen = (sessionId: string) => fixture.vault.isGrownUpAreaOpen(childId, sessionId);
async function wrongTries(count: number): Promise<void> {
  for (let tried = 0; tried < count; tried += 1) await expect(prove('not that one')).rejects.toMatchObject(WRONG);
}

describe('the password of a grown-up', () => {
  it('is not there until it is set, and is set once', async () => {
    expect(await state()).toBeNull();
    await expect(prove()).rejects.toMatchObject({ code: 'grown-up.unset' });
    const commandId = randomUUID();
    expect(await set(PASSWORD, commandId)).toBe(true);
    expect(await set('another one for them')).toBe(false);
    // The same command again did it itself.
    expect(await set(PASSWORD, commandId)).toBe(true);
    expect(await state()).toEqual({
      setAt: fixture.now(),
      openUntil: null,
      isOpenElsewhere: false,
      wrongTries: 0,
      nextTryAt: null,
      resetFrom: null,
    });
    await expect(prove()).resolves.toMatch(/^[\w-]{43}$/);
  });

  it('is stored as an argon2id hash', async () => {
    await set();
    const [row] = await fixture.database.sql`select password_hash from vault.grown_ups where child_id = ${childId}`;
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is not set for a child that is erased, and goes with one', async () => {
    await set();
    await fixture.vault.beginTryOut(childId, later(DAY));
    await fixture.vault.destroy(childId);
    expect(await state()).toBeNull();
    expect(await fixture.vault.tryOutOf(childId)).toBeNull();
    expect(await set()).toBe(false);
    expect(await state()).toBeNull();
  });

  it('may be tried three times at once, then waits 30 s, 2 min, 10 min and an hour', async () => {
    await set();
    await wrongTries(3);
    expect(await state()).toMatchObject({ wrongTries: 3, nextTryAt: null });
    for (const wait of [30_000, 2 * MINUTE, 10 * MINUTE, HOUR, HOUR]) {
      await wrongTries(1);
      expect(await state()).toMatchObject({ nextTryAt: later(wait) });
      fixture.advance(wait - 1);
      // The right one is not looked at either, nor counted.
      await expect(prove()).rejects.toMatchObject({ ...WAIT, retryAfterSeconds: 1 });
      fixture.advance(1);
    }
    expect(await state()).toMatchObject({ wrongTries: 8, nextTryAt: null });
    await prove();
    expect(await state()).toMatchObject({ wrongTries: 0, nextTryAt: null });
    await wrongTries(3);
  });

  it('gets no further with many tries at the same time', async () => {
    await set();
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => prove('not that one')));
    const codes = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.code : 'right'));
    expect(codes.filter((code) => code === WRONG.code)).toHaveLength(4);
    expect(codes.filter((code) => code === WAIT.code)).toHaveLength(8);
  });

  it('gives a try back that found no place in the line', async () => {
    await set();
    await wrongTries(2);
    let goOn = () => {};
    checking.goesOn = new Promise((resolve) => {
      goOn = resolve;
    });
    let refused = 0;
    // More than have a place, so that no one checked means none of them leaves the line.
    const crowd = Array.from({ length: 120 }, () =>
      fixture.vault.authenticate('unknown', 'not that one').catch(() => {
        refused += 1;
      }),
    );
    try {
      await expect.poll(() => refused).toBeGreaterThan(0);
      await expect(prove()).rejects.toMatchObject({ code: 'account.busy' });
    } finally {
      goOn();
      await Promise.all(crowd);
    }
    expect(await state()).toMatchObject({ wrongTries: 2, nextTryAt: null });
  });
});

describe('the area of a grown-up', () => {
  it('is open for its time, in one session only', async () => {
    await set();
    const [here, there] = [await session(), await session()];
    await opened(here);
    expect(await isOpen(here)).toBe(true);
    expect(await state(here)).toMatchObject({ openUntil: later(15 * MINUTE), isOpenElsewhere: false });
    expect(await state(there)).toMatchObject({ openUntil: null, isOpenElsewhere: true });

    fixture.advance(10 * MINUTE);
    await opened(there);
    expect(await state(here)).toMatchObject({ openUntil: null, isOpenElsewhere: true });
    expect(await Promise.all([here, there].map(isOpen))).toEqual([false, true]);
    expect(await fixture.vault.isGrownUpAreaOpen(randomUUID(), there)).toBe(false);

    fixture.advance(15 * MINUTE);
    expect(await state(there)).toMatchObject({ openUntil: null, isOpenElsewhere: false });
    expect(await isOpen(there)).toBe(false);
  });

  it('is closed from where it is open, once', async () => {
    await set();
    const [here, there] = [await session(), await session()];
    await opened(here);
    expect(await fixture.vault.closeGrownUpArea(childId, there)).toBe(false);
    expect(await fixture.vault.closeGrownUpArea(childId, here)).toBe(true);
    expect(await fixture.vault.closeGrownUpArea(childId, here)).toBe(false);
    expect(await state(here)).toMatchObject({ openUntil: null });
  });

  it('ends with its session, and with the device that opened it', async () => {
    await set();
    const { lineId } = await fixture.vault.rememberDevice(childId, BROWSER);
    for (const end of [
      async (id: string) => sessions.destroy(id),
      async () => void (await fixture.vault.endSignIn(childId, lineId)),
    ]) {
      const [here, there] = [await session(lineId), await session()];
      await opened(here);
      expect(await fixture.vault.closeLeftGrownUpArea(childId)).toBe(false);
      await end(here);
      expect(await state(there)).toMatchObject({ isOpenElsewhere: false });
      expect(await state(here)).toMatchObject({ openUntil: null });
      expect(await fixture.vault.closeLeftGrownUpArea(childId)).toBe(true);
      expect(await fixture.vault.closeLeftGrownUpArea(childId)).toBe(false);
    }
  });
});

describe('another grown-up password', () => {
  const NEXT = 'a newer one of theirs';
  const replace = (by: Parameters<typeof fixture.vault.replaceGrownUpPassword>[2], commandId = randomUUID()) =>
    fixture.vault.replaceGrownUpPassword(childId, NEXT, by, commandId);

  it('closes the area, forgets tries and a reset, and is known by its command', async () => {
    await set();
    await opened(await session());
    const proof = await prove();
    await fixture.vault.askGrownUpReset(childId, { from: later(DAY), until: later(8 * DAY) });
    await wrongTries(3);
    const commandId = randomUUID();
    expect(await fixture.vault.grownUpPasswordSetBy(childId, commandId)).toBe(false);
    expect(await replace({ proof }, commandId)).toBe('was-open');
    expect(await fixture.vault.grownUpPasswordSetBy(childId, commandId)).toBe(true);
    expect(await state()).toMatchObject({ wrongTries: 0, resetFrom: null, isOpenElsewhere: false });
    await expect(prove()).rejects.toMatchObject(WRONG);
    expect(await fixture.vault.isGrownUpProved(childId, proof)).toBe(false);
    expect(await fixture.vault.isGrownUpProved(childId, await prove(NEXT))).toBe(true);
    expect(await replace({ proof })).toBe('not-allowed');
  });

  it('is set without the old one between the two times of a reset, and not when it was stopped', async () => {
    await set();
    expect(await replace('reset')).toBe('not-allowed');
    const from = later(DAY);
    expect(await fixture.vault.askGrownUpReset(childId, { from, until: later(8 * DAY) })).toEqual(from);
    fixture.advance(HOUR);
    // Asked again, it does not begin anew.
    expect(await fixture.vault.askGrownUpReset(childId, { from: later(DAY), until: later(8 * DAY) })).toEqual(from);
    expect(await replace('reset')).toBe('not-allowed');
    expect(await fixture.vault.stopGrownUpReset(childId)).toBe(true);
    expect(await fixture.vault.stopGrownUpReset(childId)).toBe(false);
    fixture.advance(DAY);
    expect(await replace('reset')).toBe('not-allowed');

    await fixture.vault.askGrownUpReset(childId, { from: later(DAY), until: later(8 * DAY) });
    fixture.advance(8 * DAY);
    expect(await state()).toMatchObject({ resetFrom: null });
    expect(await replace('reset')).toBe('not-allowed');

    await fixture.vault.askGrownUpReset(childId, { from: later(DAY), until: later(8 * DAY) });
    fixture.advance(DAY);
    await prove();
    expect(await replace('reset')).toBe('was-closed');
    await prove(NEXT);
  });
});

describe('a try-out', () => {
  it('is listed when its time is over, and not when a yes came', async () => {
    const { vault } = fixture;
    const [ends, stays] = [await register(fixture), await register(fixture)];
    for (const { childId } of [ends, stays]) await vault.beginTryOut(childId, later(DAY));
    expect(await vault.tryOutOf(ends.childId)).toEqual(later(DAY));
    await vault.beginTryOut(ends.childId, later(2 * DAY));
    await vault.endTryOut(stays.childId);
    expect(await vault.tryOutOf(stays.childId)).toBeNull();
    expect(await vault.expiredTryOuts(fixture.now(), 100)).not.toContain(ends.childId);
    expect(await vault.expiredTryOuts(later(DAY), 100)).toEqual([ends.childId]);
    await vault.destroy(ends.childId);
  });

  it('is made with its account, and goes with a registration that was cut off', async () => {
    const { vault } = fixture;
    const childId = randomUUID();
    const account = {
      childId,
      username: `u-${childId}`,
      password: PASSWORD,
      isSandbox: false,
      tryOutUntil: later(DAY),
    };
    expect(await vault.reserve(account)).toBe(true);
    expect(await vault.tryOutOf(childId)).toEqual(later(DAY));
    fixture.advance(2 * MINUTE);
    await vault.tidy();
    expect(await vault.tryOutOf(childId)).toBeNull();
  });
});

describe('the grown-up password of demos', () => {
  it('is right in each of them, and costs one hash for all', async () => {
    const vault = fixture.another();
    const ids = Array.from({ length: 3 }, () => randomUUID());
    for (const id of ids) await vault.openSandbox(id, later(DAY), 1_000, { password: PASSWORD, setAt: later(-DAY) });
    const rows = await fixture.database.sql`
      select distinct password_hash from vault.grown_ups where child_id = any(${ids}::uuid[])`;
    expect(rows).toHaveLength(1);
    for (const id of ids) await vault.proveGrownUp(id, PASSWORD);
    await expect(vault.proveGrownUp(ids[0] as string, 'not that one')).rejects.toMatchObject(WRONG);
  });
});
