import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SessionStore, sessionStore } from './session-store.ts';
import { createTestVault, register, type TestVault, testAccount } from './testing.ts';

const DAY = 86_400_000;
const AFTER_THE_GRACE = 31_000;
const NEW_PASSWORD = 'four rather odd words';

let fixture: TestVault;
let store: SessionStore;
beforeAll(async () => {
  fixture = await createTestVault();
  store = sessionStore(fixture.database.sql, fixture.now);
});
afterAll(() => fixture.database.drop());

async function sessionOf(childId: string): Promise<string> {
  const id = randomUUID();
  await store.set(id, { childId }, DAY);
  return id;
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
    const [session, device] = [await sessionOf(childId), await fixture.vault.rememberDevice(childId)];
    expect(await fixture.vault.changePassword(childId, NEW_PASSWORD)).toBeNull();
    expect(await store.get(session)).toBeUndefined();
    expect(await fixture.vault.tradeDevice(device)).toBeNull();
  });

  it('gives the named device a new token that ends when the old one would have, and no other', async () => {
    const { childId } = await register(fixture);
    const deviceToken = await fixture.vault.rememberDevice(childId);
    const [expiry] = await expiryOf(childId);
    fixture.advance(DAY);
    const elsewhere = await fixture.vault.rememberDevice(childId);
    const token = await fixture.vault.changePassword(childId, NEW_PASSWORD, { deviceToken });

    expect(await expiryOf(childId)).toEqual([expiry]);
    expect(await fixture.vault.tradeDevice(deviceToken)).toBeNull();
    expect(await fixture.vault.tradeDevice(elsewhere)).toBeNull();
    expect((await fixture.vault.tradeDevice(token ?? ''))?.childId).toBe(childId);
  });

  it('gives no token for one that is made up, old, over or another child’s', async () => {
    const [{ childId }, stranger] = [await register(fixture), await register(fixture)];
    const strangers = await fixture.vault.rememberDevice(stranger.childId);
    const old = await fixture.vault.rememberDevice(childId);
    await fixture.vault.tradeDevice(old);
    fixture.advance(AFTER_THE_GRACE);
    for (const deviceToken of ['garbage', strangers, old]) {
      expect(await fixture.vault.changePassword(childId, NEW_PASSWORD, { deviceToken })).toBeNull();
    }
    const over = await fixture.vault.rememberDevice(childId);
    fixture.advance(30 * DAY);
    expect(await fixture.vault.changePassword(childId, NEW_PASSWORD, { deviceToken: over })).toBeNull();
    expect(await expiryOf(childId)).toEqual([]);
  });

  it('changes nothing when the database refuses half way', async () => {
    const { childId, password } = await register(fixture);
    const session = await sessionOf(childId);
    await fixture.vault.rememberDevice(childId);
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
    const tokens = await Promise.all([0, 1].map(() => fixture.vault.rememberDevice(childId)));
    const given = await Promise.all(
      tokens.map((deviceToken) => fixture.vault.changePassword(childId, NEW_PASSWORD, { deviceToken })),
    );
    expect(given.filter((token) => token !== null)).toHaveLength(1);
    expect(await expiryOf(childId)).toEqual([]);
  });
});
