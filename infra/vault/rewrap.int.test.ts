import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '@wonderlings/postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyWrap } from './key-wrap.ts';
import { prepareVault } from './prepare-vault.ts';
import { createTestVault, register, type TestVault } from './testing.ts';

const newer = randomBytes(32);
let fixture: TestVault;
beforeEach(async () => {
  fixture = await createTestVault();
});
afterEach(() => fixture.database.drop());

const both = () => [newer, fixture.masterKey];
const keyOf = async (vault: TestVault['vault'], childId: string) => (await vault.keysOf([childId])).get(childId);
const starts = (masterKeys: readonly Uint8Array[]) => prepareVault(fixture.database.sql, masterKeys);

/** Children without accounts, wrapped with the fixture's master key. */
async function addChildren(count: number): Promise<string[]> {
  const { wrap } = keyWrap([fixture.masterKey]);
  const ids = Array.from({ length: count }, () => randomUUID());
  await fixture.database.sql`
    insert into vault.keys (child_id, wrapped, created_at)
    select id, decode(wrapped, 'hex'), now() from unnest(
      ${ids}::uuid[], ${ids.map((id) => wrap(id, randomBytes(32)).toString('hex'))}::text[]
    ) as n (id, wrapped)`;
  return ids;
}

describe('a second master key', () => {
  it('wraps what is new, and the older one goes on opening what it wrapped', async () => {
    const { childId, username, password } = await register(fixture);
    const server = fixture.another(both());
    expect(await keyOf(server, childId)).toEqual(await keyOf(fixture.vault, childId));
    expect((await server.authenticate(username, password))?.username).toBe(username);
    const fresh = randomUUID();
    await server.openSandbox(fresh, fixture.now(), 10);
    expect(await keyOf(fixture.another([newer]), fresh)).toHaveLength(32);
  });

  it('has to be given wherever a key was wrapped with it', async () => {
    const server = fixture.another(both());
    await register(fixture);
    await server.openSandbox(randomUUID(), fixture.now(), 10);
    await expect(starts([newer])).rejects.toThrow(keyWrap([fixture.masterKey]).newest);
    await expect(starts([fixture.masterKey])).rejects.toThrow(keyWrap([newer]).newest);
    await expect(starts(both())).resolves.toBeDefined();
  });
});

describe('rewrapping', () => {
  it('moves every child and every secret to the newest master key, and changes no key', async () => {
    const { childId, username, password } = await register(fixture);
    const key = await keyOf(fixture.vault, childId);
    const children = await addChildren(1_200);
    const server = fixture.another(both());
    const seen: number[] = [];
    const result = await server.rewrap({ onProgress: ({ done, total }) => seen.push(done, total) });
    // The child that registered, and the secret that hashes names.
    expect(result).toEqual({ moved: children.length + 2, damaged: 0 });
    expect(seen.slice(0, 2)).toEqual([0, children.length + 2]);
    expect(seen.slice(-2)).toEqual([children.length + 2, children.length + 2]);

    expect(await server.masterKeyUses()).toEqual([
      { id: keyWrap([newer]).newest, isNewest: true, childKeys: children.length + 1, secrets: 1 },
      { id: keyWrap([fixture.masterKey]).newest, isNewest: false, childKeys: 0, secrets: 0 },
    ]);
    await expect(starts([fixture.masterKey])).rejects.toThrow('This database belongs to another MASTER_KEY');
    await starts([newer]);
    const later = fixture.another([newer]);
    expect(await keyOf(later, childId)).toEqual(key);
    expect((await later.authenticate(username, password))?.username).toBe(username);
    expect([...(await later.keysOf(children)).values()].filter((opened) => opened?.length === 32)).toHaveLength(1_200);
  });

  it('goes on after it was cut off', async () => {
    await register(fixture);
    await addChildren(1_200);
    const server = fixture.another(both());
    let batches = 0;
    const cutOff = server.rewrap({
      onProgress() {
        batches += 1;
        if (batches > 3) throw new Error('cut off');
      },
    });
    await expect(cutOff).rejects.toThrow('cut off');
    const left = (await server.masterKeyUses()).find(({ isNewest }) => !isNewest)?.childKeys ?? 0;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(1_201);
    await starts(both());
    expect(await fixture.another(both()).rewrap()).toEqual({ moved: left, damaged: 0 });
    await starts([newer]);
  });

  it('does not bring back a key that is destroyed meanwhile', async () => {
    const { childId } = await register(fixture);
    const { moved } = await rewrapDuring((tx) => tx`delete from vault.keys where child_id = ${childId}`);
    // The secret that hashes names.
    expect(moved).toBe(1);
    expect(await keyOf(fixture.another(both()), childId)).toBeNull();
  });

  it('leaves a key alone that was replaced meanwhile', async () => {
    const { childId } = await register(fixture);
    const other = randomBytes(32);
    const wrapped = keyWrap([newer]).wrap(childId, other);
    await rewrapDuring(
      (tx) => tx`update vault.keys set wrapped = ${wrapped}, note_keys = null where child_id = ${childId}`,
    );
    expect(await keyOf(fixture.another(both()), childId)).toEqual(other);
  });

  it('leaves and counts what was damaged, and moves the rest', async () => {
    const [damaged] = await addChildren(3);
    const { sql } = fixture.database;
    await sql`update vault.keys set wrapped = set_byte(wrapped, 30, get_byte(wrapped, 30) # 1) where child_id = ${damaged ?? ''}`;
    const server = fixture.another(both());
    expect(await server.rewrap()).toEqual({ moved: 2, damaged: 1 });
    expect(await server.rewrap()).toEqual({ moved: 0, damaged: 1 });
  });
});

/** Rewraps while a change of a row that it has read is about to be committed. */
async function rewrapDuring(change: (tx: Sql) => PromiseLike<unknown>) {
  const changing = await fixture.database.connect().reserve();
  await changing`begin`;
  await change(changing);
  const running = fixture.another(both()).rewrap();
  await untilBlocked();
  await changing`commit`;
  changing.release();
  return running;
}

async function untilBlocked(): Promise<void> {
  for (;;) {
    await delay(5);
    const [blocked] = await fixture.database.sql`
      select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')`;
    if (blocked) return;
  }
}
