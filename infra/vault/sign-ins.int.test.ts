import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SessionStore, sessionStore } from './session-store.ts';
import { BROWSER, createTestVault, rotateToken, type TestVault } from './testing.ts';

const DAY = 86_400_000;
const PHONE = { name: 'safari', device: 'phone' } as const;

let fixture: TestVault;
let store: SessionStore;
beforeAll(async () => {
  fixture = await createTestVault();
  store = sessionStore(fixture.database.sql, fixture.now);
});
afterAll(() => fixture.database.drop());

async function session(childId: string, lineId?: string): Promise<string> {
  const id = randomUUID();
  await store.set(id, { childId, browser: PHONE, ...(lineId ? { lineId } : {}) }, DAY);
  return id;
}
async function device(childId: string) {
  const line = await fixture.vault.rememberDevice(childId, BROWSER);
  return { ...line, sessionId: await session(childId, line.lineId) };
}

describe('where a child is signed in', () => {
  it('is a device with all that it opened, and each session alone, this one first', async () => {
    const childId = randomUUID();
    const begunAt = fixture.now();
    const tablet = await device(childId);
    fixture.advance(DAY / 2);
    const { token } = await rotateToken(fixture, tablet.token);
    await session(childId, tablet.lineId);
    await device(randomUUID());
    const here = await session(childId);
    expect(await fixture.vault.signInsOf(childId, here)).toEqual([
      {
        id: expect.not.stringMatching(here),
        kind: 'session',
        browser: PHONE,
        begunAt: fixture.now(),
        usedAt: fixture.now(),
        knownUntil: null,
        isThis: true,
      },
      {
        id: tablet.lineId,
        kind: 'device',
        browser: BROWSER,
        begunAt,
        usedAt: fixture.now(),
        knownUntil: new Date(begunAt.getTime() + 30 * DAY),
        isThis: false,
      },
    ]);
    const [first] = await fixture.vault.signInsOf(childId, tablet.sessionId);
    expect(first).toMatchObject({ id: tablet.lineId, isThis: true });

    fixture.advance(DAY);
    expect(await fixture.vault.signInsOf(childId, here)).toMatchObject([{ id: tablet.lineId, isThis: false }]);
    await fixture.vault.forgetDevice(token);
    expect(await fixture.vault.signInsOf(childId, here)).toEqual([]);
  });

  it('is also what began before the kind of browser was kept', async () => {
    const childId = randomUUID();
    const here = randomUUID();
    await store.set(here, { childId }, DAY);
    await fixture.database.sql`
      insert into vault.device_lines (id, child_id, expires_at) values (${randomUUID()}, ${childId}, ${new Date(fixture.now().getTime() + DAY)})`;
    const unknown = { name: 'other', device: 'other' };
    expect(await fixture.vault.signInsOf(childId, here)).toMatchObject([{ browser: unknown }, { browser: unknown }]);
  });

  it('names nothing that opens anything', async () => {
    const childId = randomUUID();
    const { sessionId, token } = await device(childId);
    const listed = JSON.stringify(await fixture.vault.signInsOf(childId, sessionId));
    expect(listed).not.toContain(sessionId);
    expect(listed).not.toContain(token);
  });
});

describe('ending a place', () => {
  it('ends a device with every session that it opened', async () => {
    const childId = randomUUID();
    const [tablet, here] = [await device(childId), await session(childId)];
    expect(await fixture.vault.endSignIn(childId, tablet.lineId)).toBe('device');
    expect(await store.get(tablet.sessionId)).toBeUndefined();
    expect(await fixture.vault.rotateDeviceToken(tablet.token)).toBeNull();
    expect(await store.get(here)).toBeDefined();
    expect(await fixture.vault.endSignIn(childId, tablet.lineId)).toBeNull();
  });

  it('ends a session, which a slower request does not bring back', async () => {
    const childId = randomUUID();
    const [there, here] = [await session(childId), await session(childId)];
    const [, place] = await fixture.vault.signInsOf(childId, here);
    expect(await fixture.vault.endSignIn(childId, place?.id ?? '')).toBe('session');
    await store.set(there, { childId }, DAY);
    expect(await store.get(there)).toBeUndefined();
    expect(await store.get(here)).toBeDefined();
  });

  it('leaves other children theirs, and knows nothing of what is not there', async () => {
    const [childId, stranger] = [randomUUID(), randomUUID()];
    const theirs = await device(stranger);
    const alone = await session(stranger);
    for (const { id } of await fixture.vault.signInsOf(stranger, alone)) {
      expect(await fixture.vault.endSignIn(childId, id)).toBeNull();
    }
    expect(await fixture.vault.endSignIn(childId, randomUUID())).toBeNull();
    expect(await store.get(theirs.sessionId)).toBeDefined();
    expect(await store.get(alone)).toBeDefined();
  });

  it('ends all the others at once and keeps this one with its device', async () => {
    const [childId, stranger] = [randomUUID(), randomUUID()];
    const here = await device(childId);
    const others = [await session(childId), (await device(childId)).sessionId, await session(childId, here.lineId)];
    const theirs = await session(stranger);
    await fixture.vault.endOtherSignIns(childId, here.sessionId);
    expect(await Promise.all(others.map((id) => store.get(id)))).toEqual(others.map(() => undefined));
    expect(await fixture.vault.signInsOf(childId, here.sessionId)).toMatchObject([{ id: here.lineId, isThis: true }]);
    expect((await rotateToken(fixture, here.token)).childId).toBe(childId);
    expect(await store.get(theirs)).toBeDefined();
  });
});

describe('sessions that were not used', () => {
  const unused = async () =>
    (await fixture.vault.unusedSessions(fixture.now(), 100)).map(({ childId, usedAt }) => [childId, usedAt]);

  it('are listed with their last use, and neither those of a device, of a demo, nor those that were ended', async () => {
    fixture.advance(40 * DAY);
    await store.removeExpiredSessions();
    const [childId, demo] = [randomUUID(), randomUUID()];
    await fixture.vault.openSandbox(demo, new Date(fixture.now().getTime() + DAY), 10);
    const usedAt = fixture.now();
    await session(childId);
    await session(demo);
    await device(childId);
    await store.destroy(await session(childId));
    await store.set(randomUUID(), { note: 'signed in nowhere' }, DAY);
    expect(await unused()).toEqual([]);
    fixture.advance(DAY);
    expect(await unused()).toEqual([[childId, usedAt]]);

    // The others are swept away; this one waits until its end is told, or for a week.
    expect(await store.removeExpiredSessions()).toBe(4);
    expect(await unused()).toHaveLength(1);
    const [place] = await fixture.vault.unusedSessions(fixture.now(), 1);
    expect(await fixture.vault.endSignIn(childId, place?.id ?? '')).toBe('session');
    expect([await unused(), await store.removeExpiredSessions()]).toEqual([[], 1]);

    await session(childId);
    fixture.advance(DAY + 7 * DAY - 1);
    expect(await store.removeExpiredSessions()).toBe(0);
    fixture.advance(1);
    expect([await store.removeExpiredSessions(), await unused()]).toEqual([1, []]);
  });
});
