import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { successorOf } from './secret-token.ts';
import { type SessionStore, sessionStore } from './session-store.ts';
import { BROWSER, createTestVault, remember, rotateToken, type TestVault } from './testing.ts';

const DAY = 86_400_000;
const AFTER_THE_GRACE = 31_000;

let fixture: TestVault;
let store: SessionStore;
beforeAll(async () => {
  fixture = await createTestVault();
  store = sessionStore(fixture.database.sql, fixture.now);
});
afterAll(() => fixture.database.drop());

describe('a remembered device', () => {
  it('rotates its token for the child and a new token, again and again', async () => {
    const childId = randomUUID();
    let token = await remember(fixture, childId);
    for (let visit = 0; visit < 3; visit += 1) {
      fixture.advance(DAY);
      const rotated = await rotateToken(fixture, token);
      expect(rotated.childId).toBe(childId);
      expect(rotated.token).not.toBe(token);
      token = rotated.token;
    }
  });

  it('stores no token as it is', async () => {
    const token = await remember(fixture, randomUUID());
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await fixture.database.sql`select token_hash from vault.device_tokens`;
    expect(rows.some((row) => Buffer.from(row.token_hash).includes(Buffer.from(token, 'base64url')))).toBe(false);
  });

  it('ends 30 days after the sign-in, however often it was used', async () => {
    const token = await remember(fixture, randomUUID());
    fixture.advance(30 * DAY - 1);
    const { token: next } = await rotateToken(fixture, token);
    fixture.advance(1);
    expect(await fixture.vault.rotateDeviceToken(next)).toBeNull();
    // A job has a week to tell the child's history of it.
    fixture.advance(7 * DAY);
    await fixture.vault.tidy();
    expect(await fixture.database.sql`select 1 from vault.device_lines where expires_at <= ${fixture.now()}`).toEqual(
      [],
    );
  });

  it.each(['', 'nonsense', 'x'.repeat(10_000), 'nul\0nul'])('is not known by a made-up token', async (token) => {
    expect(await fixture.vault.rotateDeviceToken(token)).toBeNull();
    await expect(fixture.vault.forgetDevice(token)).resolves.toBeUndefined();
  });
});

describe('a token that was rotated before', () => {
  it('ends its whole line: the thief and the child both have to sign in again', async () => {
    const childId = randomUUID();
    const stolen = await remember(fixture, childId);
    const otherDevice = await remember(fixture, childId);
    const { token: current } = await rotateToken(fixture, stolen);
    fixture.advance(AFTER_THE_GRACE);

    expect(await fixture.vault.rotateDeviceToken(stolen)).toBe('came-back');
    expect(await fixture.vault.rotateDeviceToken(stolen)).toBeNull();
    expect(await fixture.vault.rotateDeviceToken(current)).toBeNull();
    expect((await rotateToken(fixture, otherDevice)).childId).toBe(childId);
  });

  it('ends every session that its line opened, the first one and the thief’s, and no other', async () => {
    const childId = randomUUID();
    const opened = async (lineId?: string) => {
      const id = randomUUID();
      await store.set(id, { childId, lineId }, DAY);
      return id;
    };
    const { lineId, token: stolen } = await fixture.vault.rememberDevice(childId, BROWSER);
    const atSignIn = await opened(lineId);
    const byThief = await opened((await rotateToken(fixture, stolen)).lineId);
    const elsewhere = [await opened(), await opened((await fixture.vault.rememberDevice(childId, BROWSER)).lineId)];
    expect(await store.get(atSignIn)).toBeDefined();
    fixture.advance(AFTER_THE_GRACE);

    expect(await fixture.vault.rotateDeviceToken(stolen)).toBe('came-back');
    expect(await Promise.all([atSignIn, byThief].map((id) => store.get(id)))).toEqual([undefined, undefined]);
    for (const id of elsewhere) expect(await store.get(id)).toBeDefined();
    // The answer to a thief whose rotation was quicker than the theft shows is saved only now.
    const late = await opened(lineId);
    await store.set(byThief, { childId, lineId, more: 1 }, DAY);
    expect(await Promise.all([late, byThief].map((id) => store.get(id)))).toEqual([undefined, undefined]);
  });

  it('gets the same successor within 30 seconds, for two tabs or a lost answer', async () => {
    const token = await remember(fixture, randomUUID());
    const { token: first } = await rotateToken(fixture, token);
    fixture.advance(30_000);
    expect((await rotateToken(fixture, token)).token).toBe(first);
    fixture.advance(DAY);
    await rotateToken(fixture, first);
  });

  it('has its grace from the first use on, not from the last', async () => {
    const token = await remember(fixture, randomUUID());
    await rotateToken(fixture, token);
    fixture.advance(20_000);
    await rotateToken(fixture, token);
    fixture.advance(20_000);
    expect(await fixture.vault.rotateDeviceToken(token)).toBe('came-back');
  });

  it('has one successor, however many ask for it at once, in two processes', async () => {
    const childId = randomUUID();
    const token = await remember(fixture, childId);
    const two = [fixture.vault, fixture.another()] as const;
    const rotated = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => two[tab % 2 ? 1 : 0].rotateDeviceToken(token)),
    );
    const [first] = rotated;
    if (!first || first === 'came-back') throw new Error('The token was not taken');
    expect(rotated).toEqual(Array.from({ length: 20 }, () => first));
    const rows = await fixture.database.sql`
      select count(*)::int as tokens from vault.device_tokens where line_id = ${first.lineId}`;
    expect(rows).toEqual([{ tokens: 2 }]);

    await fixture.vault.forgetDevice(first.token);
    expect(await fixture.vault.rotateDeviceToken(first.token)).toBeNull();
    expect(await fixture.vault.rotateDeviceToken(token)).toBeNull();
  });

  it('says nothing of its successor to whom it was copied: that takes what only the database holds', async () => {
    const token = await remember(fixture, randomUUID());
    const { token: successor, lineId } = await rotateToken(fixture, token);
    const salts = () => fixture.database.sql<{ salt: Uint8Array }[]>`
      select successor_salt as salt from vault.device_tokens where line_id = ${lineId} and successor_salt is not null`;
    const [row] = await salts();
    expect(row && successorOf(token, row.salt)).toBe(successor);
    expect(successorOf(token, new Uint8Array(32))).not.toBe(successor);

    fixture.advance(AFTER_THE_GRACE);
    await fixture.vault.tidy();
    expect(await salts()).toEqual([]);
  });

  it('gets nothing when its line is being ended at that very moment', async () => {
    const childId = randomUUID();
    const token = await remember(fixture, childId);
    const other = fixture.database.connect();
    let rotating: Promise<unknown> | undefined;
    await other.begin(async (tx) => {
      await tx`delete from vault.device_lines where child_id = ${childId}`;
      rotating = fixture.vault.rotateDeviceToken(token);
      await untilLockIsAwaited();
    });
    expect(await rotating).toBeNull();
  });

  it('leaves no token of its line behind when its theft shows while another one is being rotated', async () => {
    const childId = randomUUID();
    const stolen = await remember(fixture, childId);
    const { token: current } = await rotateToken(fixture, stolen);
    fixture.advance(AFTER_THE_GRACE);
    const [, rotated] = await Promise.all([
      fixture.vault.rotateDeviceToken(stolen),
      fixture.another().rotateDeviceToken(current),
    ]);
    // Which of the two came first is open; neither leaves anything.
    if (rotated && rotated !== 'came-back') expect(await fixture.vault.rotateDeviceToken(rotated.token)).toBeNull();
    expect(await fixture.database.sql`select 1 from vault.device_lines where child_id = ${childId}`).toEqual([]);
  });
});

async function untilLockIsAwaited(): Promise<void> {
  for (;;) {
    const waiting = await fixture.database.sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
