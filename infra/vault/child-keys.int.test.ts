import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TamperedKey, WrongMasterKey } from './key-wrap.ts';
import { prepareVault } from './prepare-vault.ts';
import { createTestVault, register, type TestVault } from './testing.ts';

const MINUTE = 60_000;

let fixture: TestVault;
beforeAll(async () => {
  fixture = await createTestVault();
});
afterAll(() => fixture.database.drop());

const keyOf = async (childId: string, vault = fixture.vault) => (await vault.keysOf([childId])).get(childId);

describe('keys of children', () => {
  it('are 32 random bytes each, the same at every call and in every process', async () => {
    const [one, two] = [await register(fixture), await register(fixture)];
    const keys = await fixture.vault.keysOf([one.childId, two.childId]);
    expect(keys.get(one.childId)).toHaveLength(32);
    expect(keys.get(one.childId)).not.toEqual(keys.get(two.childId));
    expect(await fixture.another().keysOf([two.childId, one.childId])).toEqual(keys);
  });

  it('are null for a child that never was, with one entry for each id', async () => {
    const { childId } = await register(fixture);
    const stranger = randomUUID();
    const keys = await fixture.vault.keysOf([stranger, childId, stranger]);
    expect([...keys.keys()].sort()).toEqual([stranger, childId].sort());
    expect(keys.get(stranger)).toBeNull();
    expect(await fixture.vault.keysOf([])).toEqual(new Map());
  });

  it('are not in the database as they are', async () => {
    const { childId } = await register(fixture);
    const key = await keyOf(childId);
    const [row] = await fixture.database.sql`select wrapped from vault.keys where child_id = ${childId}`;
    expect(Buffer.from(row?.wrapped).includes(Buffer.from(key ?? []))).toBe(false);
  });

  it('name the wrong master key clearly, at the start and at the first use', async () => {
    const { childId } = await register(fixture);
    const wrong = [randomBytes(32)];
    const start = prepareVault(fixture.database.sql, wrong);
    await expect(start).rejects.toThrow(WrongMasterKey);
    await expect(start).rejects.toThrow('This database belongs to another MASTER_KEY');
    await expect(fixture.another(wrong).keysOf([childId])).rejects.toThrow(WrongMasterKey);
    await expect(prepareVault(fixture.database.sql, [fixture.masterKey])).resolves.toBeDefined();
  });

  it('do not open after a single byte was changed', async () => {
    const { childId } = await register(fixture);
    const sql = fixture.database.sql;
    for (const at of [0, 8, 30, 60]) {
      await sql`update vault.keys set wrapped = set_byte(wrapped, ${at}, get_byte(wrapped, ${at}) # 1) where child_id = ${childId}`;
      await expect(keyOf(childId, fixture.another())).rejects.toThrow(TamperedKey);
      await sql`update vault.keys set wrapped = set_byte(wrapped, ${at}, get_byte(wrapped, ${at}) # 1) where child_id = ${childId}`;
    }
    expect(await keyOf(childId, fixture.another())).toHaveLength(32);
  });

  it('that are asked for at the same time fail each by itself: a changed one is refused to its child alone', async () => {
    const [first, changed, third, fourth] = await Promise.all(Array.from({ length: 4 }, () => register(fixture)));
    const children = [first, changed, third, fourth].map((child) => child?.childId ?? '');
    const keys = await fixture.vault.keysOf(children);
    await fixture.database.sql`
      update vault.keys set wrapped = set_byte(wrapped, 30, get_byte(wrapped, 30) # 1) where child_id = ${children[1] ?? ''}`;
    const another = fixture.another();
    const found = await Promise.allSettled(children.map((childId) => keyOf(childId, another)));
    expect(found.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(found[1]).toMatchObject({ reason: expect.any(TamperedKey) });
    expect(found[3]).toMatchObject({ value: keys.get(children[3] ?? '') });
    await fixture.vault.destroy(children[1] ?? '');
  });

  it('do not open for another child', async () => {
    const [one, two] = [await register(fixture), await register(fixture)];
    await fixture.database.sql`
      update vault.keys set wrapped = (select wrapped from vault.keys where child_id = ${one.childId})
      where child_id = ${two.childId}`;
    await expect(keyOf(two.childId, fixture.another())).rejects.toThrow(TamperedKey);
    await fixture.vault.destroy(two.childId);
  });
});

describe('a destroyed key', () => {
  it('is forgotten at once in this process', async () => {
    const { childId } = await register(fixture);
    expect(await keyOf(childId)).toHaveLength(32);
    await fixture.vault.destroy(childId);
    expect(await keyOf(childId)).toBeNull();
  });

  it('is forgotten within half a minute in another process', async () => {
    const { childId } = await register(fixture);
    const another = fixture.another();
    await keyOf(childId, another);
    await fixture.vault.destroy(childId);
    fixture.advance(MINUTE / 2);
    expect(await keyOf(childId, another)).toBeNull();
  });

  it('does not come back through a read that was under way when it was destroyed', async () => {
    const { childId } = await register(fixture);
    const vault = fixture.another();
    const reads = Array.from({ length: 5 }, () => vault.keysOf([childId]));
    await vault.destroy(childId);
    await Promise.all(reads);
    expect(await keyOf(childId, vault)).toBeNull();
  });
});
