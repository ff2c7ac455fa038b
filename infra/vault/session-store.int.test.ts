import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SessionStore, sessionStore } from './session-store.ts';
import { BROWSER, createTestVault, type TestVault } from './testing.ts';

const DAY = 86_400_000;

let fixture: TestVault;
let store: SessionStore;
beforeAll(async () => {
  fixture = await createTestVault();
  store = sessionStore(fixture.database.sql, fixture.now);
});
afterAll(() => fixture.database.drop());

async function signedIn(childId: string = randomUUID()) {
  const id = randomUUID();
  await store.set(id, { childId }, DAY);
  return { id, childId };
}

/** The system column says in which transaction the row was last written. */
const lastWrite = async (childId: string) => {
  const [row] = await fixture.database.sql`select xmin::text from vault.sessions where child_id = ${childId}`;
  return row?.xmin;
};

describe('sessions', () => {
  it('are found by their id, with what was put into them', async () => {
    const id = randomUUID();
    await store.set(id, { childId: randomUUID(), note: 'kept "as it is"' }, DAY);
    expect(await store.get(id)).toMatchObject({ note: 'kept "as it is"' });
    expect(await store.get(randomUUID())).toBeUndefined();
  });

  it('hold what was put into them last', async () => {
    const { id, childId } = await signedIn();
    await store.set(id, { childId, more: 1 }, DAY);
    expect(await store.get(id)).toEqual({ childId, more: 1 });
  });

  it('end when their time is over, and are swept away then', async () => {
    const { id } = await signedIn();
    fixture.advance(DAY);
    expect(await store.get(id)).toBeUndefined();
    for (const place of await fixture.vault.unusedSessions(fixture.now(), 100)) {
      await fixture.vault.endSignIn(place.childId, place.id);
    }
    expect(await store.removeExpiredSessions()).toBeGreaterThan(0);
    expect(await fixture.database.sql`select 1 from vault.sessions where expires_at <= ${fixture.now()}`).toEqual([]);
  });

  it('are stored under a hash of their id', async () => {
    const { id } = await signedIn();
    const rows = await fixture.database.sql`select encode(id_hash, 'escape') as id, data from vault.sessions`;
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('write for a renewal that matters, and not for one that does not', async () => {
    const { id, childId } = await signedIn();
    const first = await lastWrite(childId);
    fixture.advance(DAY / 100);
    await store.set(id, { childId, _expire: fixture.now().getTime() + DAY }, DAY);
    expect(await lastWrite(childId)).toBe(first);

    fixture.advance(DAY / 2);
    await store.set(id, { childId, _expire: fixture.now().getTime() + DAY }, DAY);
    expect(await lastWrite(childId)).not.toBe(first);
    fixture.advance(DAY - 1);
    expect(await store.get(id)).toMatchObject({ childId });
  });

  it('write nothing when they are read', async () => {
    const { id, childId } = await signedIn();
    const first = await lastWrite(childId);
    await store.get(id);
    expect(await lastWrite(childId)).toBe(first);
  });

  it('keep a cookie that ends with the browser for a day', async () => {
    const id = randomUUID();
    await store.set(id, { childId: randomUUID() }, 'session');
    fixture.advance(DAY - 1);
    expect(await store.get(id)).toBeDefined();
    fixture.advance(1);
    expect(await store.get(id)).toBeUndefined();
  });
});

describe('a session that is used again and again', () => {
  const use = async (id: string, childId: string) => {
    await store.set(id, { childId, _expire: fixture.now().getTime() + DAY }, DAY);
    return store.get(id);
  };

  it('ends 30 days after it began, wherever it is looked up', async () => {
    const { id, childId } = await signedIn();
    for (let hour = 0; hour < 59; hour += 1) {
      fixture.advance(DAY / 2);
      expect(await use(id, childId)).toBeDefined();
    }
    fixture.advance(DAY / 2 - 1);
    expect(await store.get(id)).toBeDefined();
    fixture.advance(1);
    expect(await use(id, childId)).toBeUndefined();
    expect(await sessionStore(fixture.database.connect(), fixture.now).get(id)).toBeUndefined();
  });

  it('ends with the device line that opened it', async () => {
    const childId = randomUUID();
    const { lineId, token } = await fixture.vault.rememberDevice(childId, BROWSER);
    const [of, alone] = [randomUUID(), randomUUID()];
    await store.set(of, { childId, lineId }, DAY);
    await store.set(alone, { childId }, DAY);
    expect(await store.get(of)).toEqual({ childId, lineId });
    await fixture.vault.forgetDevice(token);
    expect(await store.get(of)).toBeUndefined();
    expect(await store.get(alone)).toBeDefined();
  });
});

describe('a session that was ended', () => {
  it('stays ended when a slower request saves it again', async () => {
    const { id, childId } = await signedIn();
    await store.destroy(id);
    await store.set(id, { childId, back: true }, DAY);
    expect(await store.get(id)).toBeUndefined();
  });
});
