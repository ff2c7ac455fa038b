import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareVault } from './prepare-vault.ts';
import { createTestVault, register, type TestVault } from './testing.ts';

let fixture: TestVault;
beforeAll(async () => {
  fixture = await createTestVault();
});
afterAll(() => fixture.database.drop());

const notesOf = async (childId: string, vault = fixture.vault) => (await vault.keysOf([childId])).get(childId)?.notes;
const keyOf = async (childId: string, revision: number, vault = fixture.vault) => {
  const key = (await notesOf(childId, vault))?.keyOf(revision);
  return key ? Buffer.from(key) : key;
};
const rowOf = async (childId: string) => {
  const [row] = await fixture.database.sql`select note_keys from vault.keys where child_id = ${childId}`;
  return row?.note_keys as Uint8Array | null;
};

describe('the keys of notes', () => {
  it('are there with the child’s key, the same in every process, and stand nowhere as they are', async () => {
    const { childId } = await register(fixture);
    const key = await keyOf(childId, 7);
    expect(key).toHaveLength(32);
    expect(await keyOf(childId, 7, fixture.another())).toEqual(key);
    const top = (await notesOf(childId))?.toBytes().subarray(6) ?? Buffer.of();
    expect(top).toHaveLength(32);
    expect(Buffer.from((await rowOf(childId)) ?? []).includes(top)).toBe(false);
  });

  it('go one by one, here at once and in the database for good, and leave the others', async () => {
    const { childId } = await register(fixture);
    const [six, eight] = [await keyOf(childId, 6), await keyOf(childId, 8)];
    await fixture.vault.destroyNote(childId, 7);
    await fixture.vault.destroyNote(childId, 7);
    for (const vault of [fixture.vault, fixture.another()]) {
      expect(await keyOf(childId, 7, vault)).toBeNull();
      expect(await keyOf(childId, 6, vault)).toEqual(six);
      expect(await keyOf(childId, 8, vault)).toEqual(eight);
    }
  });

  it('survive concurrent destruction of several of one child', async () => {
    const { childId } = await register(fixture);
    const rivals = [fixture.another(), fixture.another()];
    await Promise.all([1, 2, 3, 4].map((revision) => rivals[revision % 2]?.destroyNote(childId, revision)));
    const left = await notesOf(childId, fixture.another());
    expect([0, 1, 2, 3, 4, 5].map((revision) => left?.isDestroyed(revision))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('are not made anew for a child that is erased', async () => {
    const { childId } = await register(fixture);
    await fixture.vault.destroy(childId);
    await fixture.vault.destroyNote(childId, 3);
    expect(await rowOf(childId)).toBeUndefined();
  });

  it('are given to children of an earlier release by the start, once, past one whose key was changed', async () => {
    const { sql } = fixture.database;
    const [changed, older] = [await register(fixture), await register(fixture)];
    await sql`update vault.keys set note_keys = null where child_id in (${changed.childId}, ${older.childId})`;
    await sql`update vault.keys set wrapped = set_byte(wrapped, 40, get_byte(wrapped, 40) # 1) where child_id = ${changed.childId}`;
    expect(await notesOf(older.childId, fixture.another())).toBeUndefined();
    await prepareVault(sql, [fixture.masterKey]);
    const given = await rowOf(older.childId);
    expect(given).not.toBeNull();
    expect(await rowOf(changed.childId)).toBeNull();
    await prepareVault(sql, [fixture.masterKey]);
    expect(await rowOf(older.childId)).toEqual(given);
    expect(await keyOf(older.childId, 1, fixture.another())).toHaveLength(32);
  });
});
