import { randomUUID } from 'node:crypto';
import type { DeviceLine } from '@wonderlings/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER, createTestVault, type TestVault } from './testing.ts';

const DAY = 86_400_000;
const NIGHT = 12 * 3_600_000;
const AFTER_THE_GRACE = 31_000;
const FOUR = ['zola', 'tuck', 'pip', 'hum'];
const OTHERS = ['zola', 'tuck', 'pip', 'lulu'];

let fixture: TestVault;
beforeAll(async () => {
  fixture = await createTestVault();
});
afterAll(() => fixture.database.drop());

async function shown(code: readonly string[] | null = null) {
  const childId = randomUUID();
  const held = await fixture.vault.showPicture(childId, 'zola', BROWSER);
  if (code) await fixture.vault.setPictureCode(childId, held.lineId, code);
  return { childId, held };
}
const tryCode = (held: DeviceLine, code: readonly string[] | null) => fixture.vault.openPicture(held, code);
async function right(held: DeviceLine, code: readonly string[] | null = null) {
  const tried = await tryCode(held, code);
  if (tried.is !== 'right') throw new Error(`It is ${tried.is}`);
  return tried;
}

describe('a picture', () => {
  it('opens for the device that holds its token, which is another one each time', async () => {
    const { childId, held } = await shown();
    const first = await right(held);
    expect(first).toMatchObject({ childId, lineId: held.lineId, byCode: false });
    fixture.advance(DAY);
    const second = await right(first);
    expect(new Set([held.token, first.token, second.token]).size).toBe(3);
  });

  it('is nothing to another device, or with the token of another picture', async () => {
    const [{ held }, { held: other }] = [await shown(), await shown()];
    expect(await tryCode({ ...held, token: other.token }, null)).toEqual({ is: 'unknown' });
    expect(await fixture.vault.picturesOf([{ ...held, token: other.token }])).toEqual([]);
  });

  it('is over, with its line, when a rotated token comes back', async () => {
    const { held } = await shown();
    const { token } = await right(held);
    fixture.advance(AFTER_THE_GRACE);
    expect(await tryCode(held, null)).toEqual({ is: 'came-back' });
    expect(await tryCode({ ...held, token }, null)).toEqual({ is: 'unknown' });
  });

  it('ends after 30 days, and begins anew with the password', async () => {
    const { held } = await shown();
    fixture.advance(20 * DAY);
    await fixture.vault.renewPicture(held.lineId, 'fern');
    fixture.advance(20 * DAY);
    expect(await fixture.vault.picturesOf([held])).toMatchObject([{ picture: 'fern', hasCode: false }]);
    fixture.advance(10 * DAY);
    expect(await fixture.vault.picturesOf([held])).toEqual([]);
    expect(await tryCode(held, null)).toEqual({ is: 'unknown' });
  });

  it('does not come in by itself: its token is none of a remembered device', async () => {
    const { held } = await shown(FOUR);
    expect(await fixture.vault.rotateDeviceToken(held.token)).toBeNull();
  });

  it('comes in by touching it only: the token of a remembered device is none of a picture', async () => {
    const line = await fixture.vault.rememberDevice(randomUUID(), BROWSER);
    expect(await tryCode(line, null)).toEqual({ is: 'unknown' });
  });
});

describe('a code of four', () => {
  it('opens in any order, and nothing else does', async () => {
    const { held } = await shown(FOUR);
    expect(await tryCode(held, null)).toEqual({ is: 'closed' });
    expect(await tryCode(held, OTHERS)).toEqual({ is: 'wrong', triesLeft: 4 });
    expect(await right(held, FOUR.toReversed())).toMatchObject({ byCode: true });
  });

  it('is another one on another device: each line hashes it for itself', async () => {
    const [a, b] = [await shown(FOUR), await shown(FOUR)];
    const { sql } = fixture.database;
    await sql`
      update vault.device_lines set code_hash = (select code_hash from vault.device_lines where id = ${a.held.lineId})
      where id = ${b.held.lineId}`;
    expect(await tryCode(b.held, FOUR)).toMatchObject({ is: 'wrong' });
    expect(await right(a.held, FOUR)).toMatchObject({ byCode: true });
  });

  it('is in no row as it is, and no list of the 495 can be held against a stolen table', async () => {
    const { held } = await shown(FOUR);
    const { sql } = fixture.database;
    const [row] = await sql`select code_hash from vault.device_lines where id = ${held.lineId}`;
    expect(row?.code_hash).toMatch(/^\$argon2id\$/);
    // Without the secret, which is wrapped with the master key, the same four are another code.
    await sql`delete from vault.secrets where name = 'picture-code'`;
    expect(await fixture.another().openPicture(held, FOUR)).toMatchObject({ is: 'wrong' });
  });

  it('rests after five wrong tries in a row, also from the right four, until the morning', async () => {
    const { childId, held } = await shown(FOUR);
    for (const triesLeft of [4, 3, 2, 1]) expect(await tryCode(held, OTHERS)).toEqual({ is: 'wrong', triesLeft });
    expect(await tryCode(held, OTHERS)).toEqual({ is: 'locked', childId, over: false });
    expect(await tryCode(held, FOUR)).toEqual({ is: 'resting', forSeconds: NIGHT / 1_000 });
    fixture.advance(NIGHT - 1);
    expect(await tryCode(held, FOUR)).toEqual({ is: 'resting', forSeconds: 1 });
    fixture.advance(1);
    await right(held, FOUR);
  });

  it('begins anew with a right try, and with the password', async () => {
    const { held } = await shown(FOUR);
    for (let n = 0; n < 4; n += 1) await tryCode(held, OTHERS);
    const { token } = await right(held, FOUR);
    const now = { ...held, token };
    for (const triesLeft of [4, 3, 2, 1]) expect(await tryCode(now, OTHERS)).toEqual({ is: 'wrong', triesLeft });
    expect(await tryCode(now, OTHERS)).toMatchObject({ is: 'locked' });
    await fixture.vault.renewPicture(held.lineId, 'zola');
    await right(now, FOUR);
  });

  it('ends its picture after as many again: ten tries at most, over however many days', async () => {
    const { childId, held } = await shown(FOUR);
    for (let n = 0; n < 5; n += 1) await tryCode(held, OTHERS);
    fixture.advance(NIGHT);
    for (const triesLeft of [4, 3, 2, 1]) expect(await tryCode(held, OTHERS)).toEqual({ is: 'wrong', triesLeft });
    expect(await tryCode(held, OTHERS)).toEqual({ is: 'locked', childId, over: true });
    expect(await tryCode(held, FOUR)).toEqual({ is: 'unknown' });
  });

  it('gets no further by tries at the same time', async () => {
    const { held } = await shown(FOUR);
    const tried = await Promise.all(Array.from({ length: 12 }, () => tryCode(held, OTHERS)));
    expect(tried.filter(({ is }) => is === 'resting')).toHaveLength(7);
    expect(await tryCode(held, FOUR)).toMatchObject({ is: 'resting' });
  });

  it('can be another one, or none', async () => {
    const { childId, held } = await shown();
    expect(await fixture.vault.setPictureCode(childId, held.lineId, FOUR)).toBe('none');
    expect(await fixture.vault.setPictureCode(childId, held.lineId, OTHERS)).toBe('code');
    expect(await tryCode(held, FOUR)).toMatchObject({ is: 'wrong' });
    expect(await fixture.vault.setPictureCode(childId, held.lineId, null)).toBe('code');
    await right(held);
    expect(await fixture.vault.setPictureCode(randomUUID(), held.lineId, FOUR)).toBeUndefined();
  });
});
