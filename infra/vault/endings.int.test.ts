import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionStore } from './session-store.ts';
import { createTestVault, register, remember, rotateToken, type TestVault, testAccount } from './testing.ts';

const DAY = 86_400_000;

let fixture: TestVault;
beforeAll(async () => {
  fixture = await createTestVault();
});
afterAll(() => fixture.database.drop());

/** Every table of the vault that still has the text in any of its columns. */
async function tablesThatMention(text: string): Promise<string[]> {
  const { sql } = fixture.database;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'vault'`;
  expect(tables.length).toBeGreaterThan(4);
  const found = [];
  for (const { name } of tables) {
    const rows = await sql`select 1 from ${sql(`vault.${name}`)} as row where row::text like ${`%${text}%`}`;
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('destroying a child', () => {
  it('leaves no row with its id or name, and other children theirs', async () => {
    const store = sessionStore(fixture.database.sql, fixture.now);
    const [gone, stays] = [await register(fixture), await register(fixture)];
    const devices = await Promise.all([gone, stays].map(({ childId }) => remember(fixture, childId)));
    const rotated = await rotateToken(fixture, devices[0] ?? '');
    const session = randomUUID();
    await store.set(session, { childId: gone.childId }, DAY);
    expect(await tablesThatMention(gone.childId)).toEqual(
      expect.arrayContaining(['accounts', 'device_lines', 'keys', 'sessions']),
    );

    await fixture.vault.destroy(gone.childId);
    expect(await tablesThatMention(gone.childId)).toEqual([]);
    expect(await tablesThatMention(gone.username)).toEqual([]);
    expect(await store.get(session)).toBeUndefined();
    expect(await fixture.vault.rotateDeviceToken(rotated.token)).toBeNull();
    expect(await fixture.vault.authenticate(gone.username, gone.password)).toBeNull();
    expect(await fixture.vault.accountOf(gone.childId)).toBeNull();
    expect(await fixture.vault.accountOf(stays.childId)).not.toBeNull();
    expect((await rotateToken(fixture, devices[1] ?? '')).childId).toBe(stays.childId);
  });

  it('gives the name back', async () => {
    const { childId, username } = await register(fixture);
    await fixture.vault.destroy(childId);
    expect(await fixture.vault.reserve(testAccount({ username }))).toBe(true);
  });

  it('may be done twice', async () => {
    const { childId } = await register(fixture);
    await fixture.vault.destroy(childId);
    await expect(fixture.vault.destroy(childId)).resolves.toBeUndefined();
  });

  it('leaves everything as it was when the database refuses half way', async () => {
    const { childId, username, password } = await register(fixture);
    const { sql } = fixture.database;
    await sql`create function vault.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`;
    await sql`create trigger refuse before delete on vault.accounts for each row execute function vault.refuse()`;
    await expect(fixture.vault.destroy(childId)).rejects.toThrow('no');
    await sql`drop trigger refuse on vault.accounts`;

    expect(await fixture.vault.authenticate(username, password)).not.toBeNull();
    expect((await fixture.vault.keysOf([childId])).get(childId)).toHaveLength(32);
  });
});

/** Sandboxes at a time, in these tests. */
const MOST = 100;

describe('a sandbox', () => {
  it('has a key and no name to sign in with, and is listed once its time is over', async () => {
    const childId = randomUUID();
    await fixture.vault.openSandbox(childId, new Date(fixture.now().getTime() + DAY), MOST);
    expect((await fixture.vault.keysOf([childId])).get(childId)).toHaveLength(32);
    expect(await fixture.vault.accountOf(childId)).toEqual({ childId, username: '', isSandbox: true });
    expect(await fixture.vault.authenticate('', 'anything')).toBeNull();

    expect(await fixture.vault.expiredSandboxes(fixture.now(), 10)).toEqual([]);
    fixture.advance(DAY);
    expect(await fixture.vault.expiredSandboxes(fixture.now(), 10)).toEqual([childId]);
    await fixture.vault.destroy(childId);
    expect(await fixture.vault.expiredSandboxes(fixture.now(), 10)).toEqual([]);
    expect(await tablesThatMention(childId)).toEqual([]);
  });

  it('that is open stays as it is, and one that is gone gets no new key', async () => {
    const childId = randomUUID();
    const expiresAt = new Date(fixture.now().getTime() + DAY);
    const opened = await Promise.all([0, 1].map(() => fixture.vault.openSandbox(childId, expiresAt, MOST)));
    fixture.begin(childId);
    const key = (await fixture.vault.keysOf([childId])).get(childId);
    expect([...opened, await fixture.vault.openSandbox(childId, expiresAt, MOST)]).toEqual(['open', 'open', 'open']);
    expect((await fixture.another().keysOf([childId])).get(childId)).toEqual(key);

    await fixture.vault.destroy(childId);
    expect(await fixture.vault.openSandbox(childId, expiresAt, MOST)).toBe('gone');
    expect((await fixture.vault.keysOf([childId])).get(childId)).toBeNull();
  });

  it('is listed oldest first, no more at once than asked for', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
    const past = (hours: number) => new Date(fixture.now().getTime() - hours * 3_600_000);
    await fixture.vault.openSandbox(ids[0], past(1), MOST);
    await fixture.vault.openSandbox(ids[1], past(3), MOST);
    await fixture.vault.openSandbox(ids[2], past(2), MOST);
    expect(await fixture.vault.expiredSandboxes(fixture.now(), 2)).toEqual([ids[1], ids[2]]);
  });

  it('is one too many when there are as many as there may be, and room again when one has gone', async () => {
    const expiresAt = new Date(fixture.now().getTime() + DAY);
    const { sql } = fixture.database;
    const [row] = await sql<{ open: number }[]>`select count(*)::int as open from vault.sandboxes`;
    const [first, second] = [randomUUID(), randomUUID()];
    const most = (row?.open ?? 0) + 1;
    expect(await fixture.vault.openSandbox(first, expiresAt, most)).toBe('open');
    expect(await fixture.vault.openSandbox(second, expiresAt, most)).toBe('full');
    expect((await fixture.vault.keysOf([second])).get(second)).toBeNull();
    expect(await fixture.vault.openSandbox(first, expiresAt, most)).toBe('open');
    await fixture.vault.destroy(first);
    expect(await fixture.vault.openSandbox(second, expiresAt, most)).toBe('open');
  });

  it('goes together with many others, and takes no other child with it', async () => {
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const expiresAt = new Date(fixture.now().getTime() + DAY);
    for (const id of ids) await fixture.vault.openSandbox(id, expiresAt, MOST);
    const [stays = '', ...gone] = ids;
    await fixture.vault.destroy(...gone);
    const keys = await fixture.vault.keysOf(ids);
    expect(gone.filter((id) => keys.get(id) !== null)).toEqual([]);
    expect(keys.get(stays)).toHaveLength(32);
  });
});
