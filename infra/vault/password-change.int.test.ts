import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SessionStore, sessionStore } from './session-store.ts';
import { BROWSER, createTestVault, register, remember, rotateToken, type TestVault, testAccount } from './testing.ts';

const DAY = 86_400_000;
const NEW_PASSWORD = 'four rather odd words';

let fixture: TestVault;
let store: SessionStore;
beforeAll(async () => {
  fixture = await createTestVault();
  store = sessionStore(fixture.database.sql, fixture.now);
});
afterAll(() => fixture.database.drop());

async function sessionOf(childId: string, lineId?: string): Promise<string> {
  const id = randomUUID();
  await store.set(id, { childId, ...(lineId ? { lineId } : {}) }, DAY);
  return id;
}
/** A session that a remembered device opened, as at a sign-in that asks for it. */
async function deviceOf(childId: string) {
  const line = await fixture.vault.rememberDevice(childId, BROWSER);
  return { ...line, sessionId: await sessionOf(childId, line.lineId) };
}
const expiryOf = async (childId: string) => {
  const rows = await fixture.database.sql`select expires_at from vault.device_lines where child_id = ${childId}`;
  return rows.map((row) => row.expires_at);
};

describe('changing a password', () => {
  it('lets in with the new one only', async () => {
    const { childId, username, password } = await register(fixture);
    expect(await fixture.vault.verifyPassword(childId, password)).toBe(true);
    await fixture.vault.changePassword(childId, NEW_PASSWORD);

    expect(await fixture.vault.verifyPassword(childId, password)).toBe(false);
    expect(await fixture.vault.authenticate(username, password)).toBeNull();
    expect(await fixture.vault.authenticate(username, NEW_PASSWORD)).not.toBeNull();
  });

  it('is told by the proof of a sign-in that was under way', async () => {
    const { childId, username, password } = await register(fixture);
    const proof = (await fixture.vault.authenticate(username, password))?.proof ?? '';
    expect(await fixture.vault.isStillProved(childId, proof)).toBe(true);
    // The same word again is another password all the same.
    await fixture.vault.changePassword(childId, password);
    expect(await fixture.vault.isStillProved(childId, proof)).toBe(false);
  });

  it('knows no password of a child that is not here, and changes none', async () => {
    const { childId } = testAccount();
    expect(await fixture.vault.verifyPassword(childId, 'three odd words')).toBe(false);
    await expect(fixture.vault.changePassword(childId, NEW_PASSWORD)).rejects.toThrow('no password to change');
  });

  it('ends every session but the one that is named, and leaves others theirs', async () => {
    const { childId } = await register(fixture);
    const [here, there, stranger] = [await sessionOf(childId), await sessionOf(childId), await sessionOf(randomUUID())];
    await fixture.vault.changePassword(childId, NEW_PASSWORD, { sessionId: here });
    expect(await store.get(here)).toEqual({ childId });
    expect(await store.get(there)).toBeUndefined();
    expect(await store.get(stranger)).toBeDefined();

    await store.set(there, { childId }, DAY);
    expect(await store.get(there)).toBeUndefined();
  });

  it('ends every session and device when none is named', async () => {
    const { childId } = await register(fixture);
    const [session, device] = [await sessionOf(childId), await remember(fixture, childId)];
    expect(await fixture.vault.changePassword(childId, NEW_PASSWORD)).toBeNull();
    expect(await store.get(session)).toBeUndefined();
    expect(await fixture.vault.rotateDeviceToken(device)).toBeNull();
  });

  it('gives the device of the named session a new token that ends when the old one would have, and no other', async () => {
    const { childId } = await register(fixture);
    const here = await deviceOf(childId);
    const { token: rotated } = await rotateToken(fixture, here.token);
    const [expiry] = await expiryOf(childId);
    fixture.advance(DAY / 2);
    const elsewhere = await deviceOf(childId);
    const line = await fixture.vault.changePassword(childId, NEW_PASSWORD, { sessionId: here.sessionId });

    expect(line?.lineId).toBe(here.lineId);
    expect(await expiryOf(childId)).toEqual([expiry]);
    expect(await store.get(here.sessionId)).toBeDefined();
    expect(await store.get(elsewhere.sessionId)).toBeUndefined();
    for (const token of [here.token, rotated, elsewhere.token]) {
      expect(await fixture.vault.rotateDeviceToken(token)).toBeNull();
    }
    expect((await rotateToken(fixture, line?.token ?? '')).childId).toBe(childId);
  });

  it('gives no token to a session without a device, one whose device is over, or another child’s', async () => {
    const [{ childId }, stranger] = [await register(fixture), await register(fixture)];
    const over = await deviceOf(childId);
    await fixture.vault.forgetDevice(over.token);
    const strangers = await deviceOf(stranger.childId);
    for (const sessionId of [await sessionOf(childId), over.sessionId, strangers.sessionId, 'made up']) {
      expect(await fixture.vault.changePassword(childId, NEW_PASSWORD, { sessionId })).toBeNull();
    }
    expect(await expiryOf(childId)).toEqual([]);
    expect((await rotateToken(fixture, strangers.token)).childId).toBe(stranger.childId);
  });

  it('is known by its command, until another one changes it', async () => {
    const [{ childId }, stranger] = [await register(fixture), await register(fixture)];
    const [first, second] = [randomUUID(), randomUUID()];
    await fixture.vault.changePassword(childId, NEW_PASSWORD, { commandId: first });
    expect(await fixture.vault.passwordChangedBy(childId, first)).toBe(true);
    expect(await fixture.vault.passwordChangedBy(childId, second)).toBe(false);
    expect(await fixture.vault.passwordChangedBy(stranger.childId, first)).toBe(false);
    await fixture.vault.changePassword(childId, NEW_PASSWORD, { commandId: second });
    expect(await fixture.vault.passwordChangedBy(childId, first)).toBe(false);
  });

  it('changes nothing when the database refuses half way', async () => {
    const { childId, password } = await register(fixture);
    const session = await sessionOf(childId);
    await remember(fixture, childId);
    const { sql } = fixture.database;
    await sql`create function vault.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`;
    await sql`create trigger refuse before delete on vault.device_lines for each row execute function vault.refuse()`;
    await expect(fixture.vault.changePassword(childId, NEW_PASSWORD)).rejects.toThrow('no');
    await sql`drop trigger refuse on vault.device_lines`;

    expect(await fixture.vault.verifyPassword(childId, password)).toBe(true);
    expect(await store.get(session)).toEqual({ childId });
  });

  it('from two devices at once comes one after the other, and the later one ends the earlier one’s device', async () => {
    const { childId } = await register(fixture);
    const two = await Promise.all([0, 1].map(() => deviceOf(childId)));
    const given = await Promise.all(
      two.map(({ sessionId }) => fixture.vault.changePassword(childId, NEW_PASSWORD, { sessionId })),
    );
    expect(given.filter((line) => line !== null)).toHaveLength(1);
    expect(await expiryOf(childId)).toEqual([]);
    expect(await Promise.all(two.map(({ sessionId }) => store.get(sessionId)))).toContain(undefined);
  });
});
