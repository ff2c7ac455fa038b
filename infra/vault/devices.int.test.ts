import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVault, type TestVault } from './testing.ts';

const DAY = 86_400_000;
const AFTER_THE_GRACE = 31_000;

let fixture: TestVault;
beforeAll(async () => {
  fixture = await createTestVault();
});
afterAll(() => fixture.database.drop());

/** Trades and insists on an answer. */
async function trade(token: string) {
  const traded = await fixture.vault.tradeDevice(token);
  if (!traded) throw new Error('The token was not taken');
  return traded;
}

describe('a remembered device', () => {
  it('trades its token for the child and a new token, again and again', async () => {
    const childId = randomUUID();
    let token = await fixture.vault.rememberDevice(childId);
    for (let visit = 0; visit < 3; visit += 1) {
      fixture.advance(DAY);
      const traded = await trade(token);
      expect(traded.childId).toBe(childId);
      expect(traded.token).not.toBe(token);
      token = traded.token;
    }
  });

  it('stores no token as it is', async () => {
    const token = await fixture.vault.rememberDevice(randomUUID());
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await fixture.database.sql`select token_hash from vault.device_tokens`;
    expect(rows.some((row) => Buffer.from(row.token_hash).includes(Buffer.from(token, 'base64url')))).toBe(false);
  });

  it('ends 30 days after the sign-in, however often it was used', async () => {
    const token = await fixture.vault.rememberDevice(randomUUID());
    fixture.advance(30 * DAY - 1);
    const { token: next } = await trade(token);
    fixture.advance(1);
    expect(await fixture.vault.tradeDevice(next)).toBeNull();
    await fixture.vault.tidy();
    expect(await fixture.database.sql`select 1 from vault.device_lines where expires_at <= ${fixture.now()}`).toEqual(
      [],
    );
  });

  it.each(['', 'nonsense', 'x'.repeat(10_000), 'nul\0nul'])('is not known by a made-up token', async (token) => {
    expect(await fixture.vault.tradeDevice(token)).toBeNull();
    await expect(fixture.vault.forgetDevice(token)).resolves.toBeUndefined();
  });
});

describe('a token that was traded before', () => {
  it('ends its whole line: the thief and the child both have to sign in again', async () => {
    const childId = randomUUID();
    const stolen = await fixture.vault.rememberDevice(childId);
    const otherDevice = await fixture.vault.rememberDevice(childId);
    const { token: current } = await trade(stolen);
    fixture.advance(AFTER_THE_GRACE);

    expect(await fixture.vault.tradeDevice(stolen)).toBeNull();
    expect(await fixture.vault.tradeDevice(current)).toBeNull();
    expect((await trade(otherDevice)).childId).toBe(childId);
  });

  it('gets a further token of its line within 30 seconds, for two tabs or a lost answer', async () => {
    const token = await fixture.vault.rememberDevice(randomUUID());
    const { token: first } = await trade(token);
    fixture.advance(29_000);
    const { token: second } = await trade(token);
    expect(second).not.toBe(first);
    fixture.advance(DAY);
    await trade(second);
    await trade(first);
  });

  it('has its grace from the first use on, not from the last', async () => {
    const token = await fixture.vault.rememberDevice(randomUUID());
    await trade(token);
    fixture.advance(20_000);
    await trade(token);
    fixture.advance(20_000);
    expect(await fixture.vault.tradeDevice(token)).toBeNull();
  });

  it('is given to ten tabs at once, all in one line that a logout ends', async () => {
    const token = await fixture.vault.rememberDevice(randomUUID());
    const tabs = await Promise.all(Array.from({ length: 10 }, () => trade(token)));
    expect(new Set(tabs.map((tab) => tab.token)).size).toBe(10);
    await fixture.vault.forgetDevice(tabs[3]?.token ?? '');
    const left = await Promise.all(tabs.map((tab) => fixture.vault.tradeDevice(tab.token)));
    expect(left).toEqual(tabs.map(() => null));
  });

  it('gets nothing when its line is being ended at that very moment', async () => {
    const childId = randomUUID();
    const token = await fixture.vault.rememberDevice(childId);
    const other = fixture.database.connect();
    let trading: Promise<unknown> | undefined;
    await other.begin(async (tx) => {
      await tx`delete from vault.device_lines where child_id = ${childId}`;
      trading = fixture.vault.tradeDevice(token);
      await untilSomebodyWaits();
    });
    expect(await trading).toBeNull();
  });

  it('leaves no token of its line behind when its theft shows while another one is being traded', async () => {
    const childId = randomUUID();
    const stolen = await fixture.vault.rememberDevice(childId);
    const { token: current } = await trade(stolen);
    fixture.advance(AFTER_THE_GRACE);
    const [, traded] = await Promise.all([fixture.vault.tradeDevice(stolen), fixture.another().tradeDevice(current)]);
    expect(traded && (await fixture.vault.tradeDevice(traded.token))).toBeNull();
    expect(await fixture.database.sql`select 1 from vault.device_lines where child_id = ${childId}`).toEqual([]);
  });
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await fixture.database.sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
