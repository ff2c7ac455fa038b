import { randomUUID } from 'node:crypto';
import { streamOf } from '@wonderlings/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { MODULES } from '../../apps/server/modules.ts';
import { startWonderlingsApp, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { eraseSleepers } from '../../modules/erasure/erase-account.ts';
import { recordSleeps } from '../../modules/erasure/fall-asleep.ts';
import { receiptHashOf } from '../../modules/erasure/receipt-number.ts';

const PASSWORD = 'three odd words';
const GROWN_UP = 'a long grown-up phrase';
const NOON = '2026-05-01T12:00:00.000Z';
const AFTER = '2026-05-02T12:00:01.000Z';

let app: WonderlingsApp;
let child: TestAgent;
let user: { readonly id: string; readonly username: string };
beforeAll(async () => {
  app = await startWonderlingsApp(MODULES, { keepsSessions: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(NOON);
  child = app.agent();
  user = await child.register();
  await child.post('/api/moods', { feeling: 'Sad (A little)', note: 'I cried' });
  await app.dependencies.vault.setGrownUpPassword(user.id, GROWN_UP, randomUUID());
});

const withModules = () => ({ ...app.dependencies, modules: MODULES });
const ask = (password = PASSWORD) => child.post('/api/erasure', { password });
const signIn = (agent = app.agent()) => agent.post('/api/login', { username: user.username, password: PASSWORD });
const wake = (password: string) => app.agent().post('/api/erasure/undo', { username: user.username, password });
const typesOf = async () => (await app.history(user.id)).map(({ type }) => type);
const receipt = async (number: string) => (await app.agent().get(`/api/receipts/${number}`)).body;
const erase = async () => {
  app.setClock(AFTER);
  await eraseSleepers(withModules()).run();
};
/** The read tables are a moment behind what a job appends. */
const erased = (number: string) =>
  vi.waitFor(async () => {
    const found = await receipt(number);
    expect(found.state).toBe('erased');
    return found;
  });

describe('waking', () => {
  it.each([
    ['the child', PASSWORD, 'child'],
    ['the grown-up', GROWN_UP, 'grown-up'],
  ])('with the password of %s brings all of it back', async (_, password, actor) => {
    const before = (await child.get('/api/moods')).body;
    const { body } = await ask();
    expect((await wake(password)).status).toBe(200);
    expect((await app.history(user.id)).at(-1)).toMatchObject({ type: 'ErasureUndone', actor });
    const back = app.agent();
    expect((await signIn(back)).status).toBe(200);
    expect((await back.get('/api/moods')).body).toEqual(before);
    expect((await receipt(body.receipt)).code).toBe('receipt.unknown');
    await erase();
    expect((await back.get('/api/user')).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    // Once more, and nothing is left of the first time.
    app.setClock(NOON);
    await back.post('/api/login', { username: user.username, password: PASSWORD });
    expect((await back.post('/api/erasure', { password: PASSWORD })).body.receipt).not.toBe(body.receipt);
  });
});

describe('an account whose time has come', () => {
  it('is gone: its key, its rows, its name, and nothing of it opens', async () => {
    const { body } = await ask();
    app.setClock('2026-05-02T11:59:59.000Z');
    await eraseSleepers(withModules()).run();
    expect((await receipt(body.receipt)).state).toBe('waiting');
    await erase();
    await erased(body.receipt);
    const { vault } = app.dependencies;
    expect((await vault.keysOf([user.id])).get(user.id)).toBeNull();
    expect((await app.history(user.id)).map(({ type }) => type)).toEqual(['ChildErased']);
    expect((await signIn()).body.code).toBe('account.wrong-sign-in');
    expect((await app.agent().register({ username: user.username })).id).not.toBe(user.id);
    for (const { name } of await app.database.sql<{ name: string }[]>`
      select table_name as name from information_schema.columns where table_schema = 'vault' and column_name = 'child_id'`) {
      const left = await app.database.sql`select from vault.${app.database.sql(name)} where child_id = ${user.id}`;
      expect([name, left.length]).toEqual([name, 0]);
    }
  });

  it('leaves a receipt with what was destroyed, which holds no name', async () => {
    const { body } = await ask();
    const rows = await Promise.all(
      MODULES.flatMap(({ tables }) => tables).map((table) => app.liveRows(table, user.id)),
    );
    await erase();
    const found = await erased(body.receipt);
    const stream = await app.dependencies.log.readStream(streamOf(user.id));
    const last = stream.at(-1);
    expect(found).toEqual({
      state: 'erased',
      number: body.receipt,
      erasedAt: AFTER,
      reason: 'asked',
      entries: stream.length - 1,
      opened: 0,
      rows: rows.flat().length,
      tables: rows.filter((some) => some.length > 0).length,
      rowsLeft: 0,
      signIns: 1,
      files: 0,
      backupsEnd: '2026-06-01',
      log: { position: last?.position, hash: last?.hash },
    });
    const stored = Buffer.from(last?.data ?? []).toString('latin1');
    expect(stored).toContain(receiptHashOf(body.receipt.replaceAll('-', '')));
    for (const secret of [body.receipt, body.receipt.replaceAll('-', ''), user.username, 'Mia', user.id]) {
      expect(stored).not.toContain(secret);
    }
  });

  it('is found by its receipt however the number is typed, and by no other', async () => {
    const { body } = await ask();
    await erase();
    await erased(body.receipt);
    for (const typed of [
      body.receipt.toLowerCase(),
      body.receipt.replaceAll('-', ' '),
      body.receipt.replaceAll('0', 'o'),
    ]) {
      expect((await receipt(encodeURIComponent(typed))).state).toBe('erased');
    }
    for (const typed of ['7K4M-Q2XD-9HTA-3VNE', 'short', '%F0%9F%A6%8A']) {
      expect((await receipt(typed)).code).toBe('receipt.unknown');
    }
  });

  it.each(['the log has it', 'what is kept elsewhere is gone', 'the key is gone'])(
    'that is cut off after %s is finished by the next run, with the figures of the first',
    async (where) => {
      const { body } = await ask();
      app.setClock(AFTER);
      const forgotten: string[] = [];
      const kept = {
        count: async () => (forgotten.length > 0 ? 0 : 3),
        forget: async (id: string) => void forgotten.push(id),
      };
      const modules = [
        ...MODULES,
        { ...MODULES[0], tables: [], keptElsewhere: () => kept } as (typeof MODULES)[number],
      ];
      const { vault } = app.dependencies;
      const dies = async () => {
        throw new Error('killed');
      };
      const dying = {
        ...app.dependencies,
        modules:
          where === 'the log has it'
            ? modules.map((one) => ({ ...one, keptElsewhere: () => ({ ...kept, forget: dies }) }))
            : modules,
        vault: {
          ...vault,
          destroy: async (...ids: readonly string[]) => {
            if (where === 'the key is gone') await vault.destroy(...ids);
            await dies();
          },
        },
      };
      await expect(eraseSleepers(dying).run()).rejects.toThrow('killed');
      if (where !== 'the key is gone') expect((await receipt(body.receipt)).state).toBe('waiting');
      expect((await wake(PASSWORD)).status).not.toBe(200);
      await eraseSleepers({ ...app.dependencies, modules }).run();
      expect((await erased(body.receipt)).files).toBe(where === 'the log has it' ? 3 * modules.length : 3);
      expect(forgotten).toContain(user.id);
      const stored = await app.dependencies.log.readStream(streamOf(user.id));
      expect(stored.filter(({ type }) => type === 'ChildErased')).toHaveLength(1);
    },
  );
});

describe('what a request did not say to the log', () => {
  it('is said by the job: that it fell asleep, and that it was woken', async () => {
    const { vault } = app.dependencies;
    const wish = {
      eraseAt: new Date('2026-05-02T12:00:00.000Z'),
      askedBy: 'child',
      receipt: 'x',
      receiptHash: receiptHashOf(user.id),
    } as const;
    await vault.fallAsleep(user.id, wish);
    await recordSleeps(app.dependencies);
    expect((await typesOf()).at(-1)).not.toBe('ErasureRequested');
    app.setClock('2026-05-01T12:05:00.000Z');
    await recordSleeps(app.dependencies);
    await recordSleeps(app.dependencies);
    expect((await typesOf()).filter((type) => type === 'ErasureRequested')).toHaveLength(1);
    expect(await vault.wake(user.id, 'grown-up')).toBe('woken');
    app.setClock('2026-05-01T12:10:00.000Z');
    await recordSleeps(app.dependencies);
    expect((await app.history(user.id)).at(-1)).toMatchObject({ type: 'ErasureUndone', actor: 'grown-up' });
    expect(await vault.sleepOf(user.id)).toBeNull();
  });
});
