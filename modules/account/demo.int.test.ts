import { randomUUID } from 'node:crypto';
import { command, commandIdOf, type DomainEvent, draft } from '@wonderlings/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { register, renameJournal } from './account.decide.ts';
import * as contract from './contract.ts';
import { MOST_SANDBOXES } from './demo.ts';
import { demoBeginning } from './demo-days.ts';
import { SignedIn } from './events.ts';
import type { DemoStory } from './index.ts';
import { type AccountApp, createAccountApp, PASSWORD } from './testing-app.ts';
import type { Browser } from './testing-browser.ts';
import { refusal, SIGNED_OUT } from './testing-call.ts';

const DAY = 86_400_000;

let app: AccountApp;
let stories: Parameters<DemoStory>[] = [];
beforeAll(async () => {
  app = await createAccountApp((...story) => {
    stories.push(story);
    const [childId, { now, timeZone }] = story;
    const context = {
      commandId: commandIdOf(childId, 'story', 'renamed'),
      correlationId: 'story',
      actor: 'child',
      now: new Date(now.getTime() - 7 * DAY),
      timeZone,
    } as const;
    return [{ act: renameJournal('Renamed a week ago'), context }];
  });
});
afterAll(() => app.end());

/** As long as the ones that browsers make. */
const keyOf = (name: string) => name.padEnd(36, '-');
const visit = (options: { browser?: Browser; timeZone?: string; idempotencyKey?: string; ip?: string } = {}) =>
  app.call(contract.login, { ...options, body: contract.DEMO_ACCOUNT });

describe('a demo sign-in', () => {
  it('steps into a child with weeks behind it, in the order in which they happened', async () => {
    stories = [];
    const timeZone = 'Asia/Kathmandu';
    const browser = app.browser();
    const user = await visit({ browser, timeZone });
    expect(user).toMatchObject({
      username: 'demo',
      displayName: 'Sunny',
      isDemo: true,
      journalName: 'Renamed a week ago',
      selectedWonderling: 8,
    });
    expect(await app.userOf(browser)).toEqual(user);
    expect(stories).toEqual([[user.id, { now: app.now(), timeZone }]]);

    const history = await app.history(user.id);
    expect(history.map(({ type }) => type)).toEqual([
      'ChildRegistered',
      'ProfileChanged',
      'WonderlingChosen',
      'JournalRenamed',
      'JournalRenamed',
      'SandboxStarted',
    ]);
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
    expect(history[0]?.at).toBe(demoBeginning(app.now(), timeZone).toISOString());
    expect(history.at(-1)).toMatchObject({
      at: app.now().toISOString(),
      data: { expiresAt: new Date(app.now().getTime() + DAY).toISOString() },
    });
  });

  it('is private: each visit has a child of its own, also with the same key from elsewhere', async () => {
    const [one, two] = [app.browser(), app.browser()];
    await visit({ browser: one, idempotencyKey: keyOf('k') });
    await visit({ browser: two, idempotencyKey: keyOf('k'), ip: '10.0.0.2' });
    await app.call(contract.renameJournal, { browser: one, body: { journalName: 'My secret' } });
    expect((await app.userOf(two)).id).not.toBe((await app.userOf(one)).id);
    expect((await app.userOf(two)).journalName).toBe('Renamed a week ago');
  });

  it('is private behind one address too: a short key may be another visitor’s, and opens nothing', async () => {
    const first = await visit({ idempotencyKey: 'demo' });
    expect((await visit({ idempotencyKey: 'demo' })).id).not.toBe(first.id);
  });

  it('sent again, because its answer got lost, steps into the same child', async () => {
    const first = await visit({ idempotencyKey: keyOf('lost') });
    const browser = app.browser();
    expect(await visit({ browser, idempotencyKey: keyOf('lost') })).toEqual(first);
    expect((await app.userOf(browser)).id).toBe(first.id);
    expect((await app.typesOf(first.id)).filter((type) => type === 'SandboxStarted')).toHaveLength(1);
  });

  it('sent again is told whole when it was cut off', async () => {
    app.crashBefore('begin');
    await expect(visit({ idempotencyKey: keyOf('cut') })).rejects.toThrow('crashed');
    const [{ id }, again] = await Promise.all([
      visit({ idempotencyKey: keyOf('cut') }),
      visit({ idempotencyKey: keyOf('cut') }),
    ]);
    expect(again.id).toBe(id);
    expect(again.journalName).toBe('Renamed a week ago');
    expect(await app.typesOf(id)).toEqual([
      'ChildRegistered',
      'ProfileChanged',
      'WonderlingChosen',
      'JournalRenamed',
      'JournalRenamed',
      'SandboxStarted',
    ]);
  });

  it('does not remember the device, and forgets whom it remembered before', async () => {
    const { browser } = await app.registered();
    const old = browser.deviceToken ?? '';
    await visit({ browser });
    expect(browser.deviceToken).toBeUndefined();
    expect(await app.vault.rotateDeviceToken(old)).toBeNull();
  });

  it('has no password to change', async () => {
    const browser = app.browser();
    await visit({ browser });
    const body = { currentPassword: contract.DEMO_ACCOUNT.password, newPassword: PASSWORD };
    expect(await refusal(app.call(contract.changePassword, { browser, body }))).toMatchObject({
      kind: 'forbidden',
      code: 'account.demo-password',
    });
  });
});

describe('the end of a demo', () => {
  beforeEach(async () => {
    app.advance(DAY);
    await app.runJobs();
  });

  /** How many rows anywhere in the vault and the read tables still name the child. */
  async function traces(childId: string): Promise<number> {
    const { sql } = app;
    const [found] = await sql`
      select (select count(*) from read.users where id = ${childId})
        + (select count(*) from vault.keys where child_id = ${childId})
        + (select count(*) from vault.sandboxes where child_id = ${childId})
        + (select count(*) from vault.sessions where child_id = ${childId}) as count`;
    return Number(found?.count);
  }
  const erasuresOf = async (childId: string) =>
    (await app.history(childId)).filter(({ type }) => type === 'ChildErased');

  it('comes after 24 hours and leaves noise in the log', async () => {
    const [visitor, child] = [app.browser(), await app.registered()];
    const { id } = await visit({ browser: visitor });
    app.advance(DAY - 1);
    await app.runJobs();
    expect(await traces(id)).toBe(4);

    app.advance(1);
    await app.runJobs();
    await app.caughtUp();
    expect(await traces(id)).toBe(0);
    expect(await refusal(app.userOf(visitor))).toMatchObject(SIGNED_OUT);
    // What can still be read without the key is only that it was erased, by whom and why.
    expect(await app.history(id)).toMatchObject([
      { type: 'ChildErased', actor: 'system', data: { reason: 'sandbox-expired' } },
    ] satisfies Partial<DomainEvent>[]);
    expect((await app.call(contract.autoLogin, { browser: child.browser })).id).toBe(child.user.id);
  });

  it('leaves nothing of it in any table, once its events are swept', async () => {
    const { user } = await app.registered();
    const cut = () => visit({ idempotencyKey: keyOf('cut again') });
    const first = await visit();
    app.crashBefore('begin');
    await expect(cut()).rejects.toThrow('crashed');
    const open = await app.vault.expiredSandboxes(new Date(app.now().getTime() + DAY), 10);
    const ids = [first.id, ...open.filter((id) => id !== first.id)];
    expect(ids).toHaveLength(2);
    expect(await placesWith(ids)).toEqual(expect.arrayContaining(['log.sandbox_events', 'vault.keys']));

    app.advance(DAY);
    await app.runJobs();
    await app.caughtUp();
    expect(await placesWith(ids)).toEqual(['log.sandbox_events']);
    app.advance(5 * 60_000 + 1);
    expect((await app.sweep()).waitsFor).toBeNull();
    expect(await placesWith(ids)).toEqual([]);
    expect(await placesWith([user.id])).toContain('log.events');
    // A visit names its child by the day, too: no visitor comes back under an id that was swept.
    expect(ids).not.toContain((await cut()).id);
  });

  /** The tables of every schema that mention one of the children, in any column. */
  async function placesWith(childIds: readonly string[]): Promise<string[]> {
    const { sql } = app;
    const tables = await sql<{ name: string }[]>`
      select schemaname || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await sql.unsafe(`select 1 from ${name} t where t::text ~ $1 limit 1`, [childIds.join('|')]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  it('makes the same visit a new one', async () => {
    const { id } = await visit({ idempotencyKey: keyOf('yesterday') });
    app.advance(DAY);
    await app.runJobs();
    const { id: today } = await visit({ idempotencyKey: keyOf('yesterday') });
    expect(today).not.toBe(id);
    expect((await app.vault.keysOf([id])).get(id)).toBeNull();
  });

  it('is finished by the next run when the first was cut off in between', async () => {
    const { id } = await visit();
    app.advance(DAY);
    app.crashBefore('destroy');
    await expect(app.runJobs()).rejects.toThrow('crashed before destroy');
    expect(await erasuresOf(id)).toHaveLength(1);
    expect((await app.vault.keysOf([id])).get(id)).not.toBeNull();

    await app.runJobs();
    expect(await traces(id)).toBe(0);
    expect(await erasuresOf(id)).toHaveLength(1);
  });

  it('is finished also when the key is gone already', async () => {
    const { id } = await visit();
    await app.sql`delete from vault.keys where child_id = ${id}`;
    app.advance(DAY);
    await app.runJobs();
    expect(await app.vault.expiredSandboxes(app.now(), 10)).toEqual([]);
  });

  it('lets nothing follow from a process that still has the key in memory', async () => {
    const { id } = await visit();
    app.advance(DAY);
    app.crashBefore('destroy');
    await expect(app.runJobs()).rejects.toThrow();
    const elsewhere = { name: 'elsewhere', initial: null, listensTo: new Set<string>(), evolve: () => null };
    const late = command(elsewhere, () => [draft(SignedIn, { by: 'device' })]);
    const context = {
      commandId: randomUUID(),
      correlationId: 'late',
      actor: 'child',
      now: app.now(),
      timeZone: 'UTC',
    } as const;
    expect(await refusal(app.children.execute(id, late, context))).toMatchObject({ code: 'account.gone' });
    expect((await app.history(id)).at(-1)?.type).toBe('ChildErased');
  });

  it('does not wait for one that cannot be erased', async () => {
    const ids = [(await visit()).id, (await visit()).id];
    app.advance(DAY);
    app.crashBefore('erase');
    await expect(app.runJobs()).rejects.toThrow('1 children could not be erased (sandbox-expired)');
    await app.caughtUp();
    expect((await Promise.all(ids.map(traces))).filter((count) => count === 0)).toHaveLength(1);
    await app.runJobs();
    expect(await Promise.all(ids.map(traces))).toEqual([0, 0]);
  });

  it('comes to hundreds in one run', async () => {
    for (let nth = 0; nth < 25; nth += 1) await Promise.all(Array.from({ length: 20 }, () => visit()));
    app.advance(DAY);
    await app.runJobs();
    expect(await app.vault.expiredSandboxes(app.now(), 10)).toEqual([]);
    await app.caughtUp();
    app.advance(5 * 60_000 + 1);
    expect((await app.sweep()).swept).toBeGreaterThanOrEqual(500);
    expect(await app.sql`select 1 from log.sandbox_events`).toEqual([]);
  });

  it('comes also to a visit whose story was cut off', async () => {
    app.crashBefore('begin');
    await expect(visit()).rejects.toThrow('crashed');
    app.advance(DAY);
    const [id = ''] = await app.vault.expiredSandboxes(app.now(), 10);
    expect(await traces(id)).toBe(2);
    await app.runJobs();
    expect(await traces(id)).toBe(0);
  });
});

describe('a demo too many', () => {
  it('is told so kindly, and when to come back; who is in one already goes on with it', async () => {
    const open = await visit({ idempotencyKey: keyOf('early') });
    await app.sql`
      insert into vault.sandboxes (child_id, expires_at)
      select gen_random_uuid(), now() + interval '100 years' from generate_series(1, ${MOST_SANDBOXES})`;
    await expect(visit()).rejects.toMatchObject({ kind: 'unavailable', code: 'demo.full', retryAfterSeconds: 600 });
    expect((await visit({ idempotencyKey: keyOf('early') })).id).toBe(open.id);
    await app.sql`delete from vault.sandboxes where expires_at > now() + interval '50 years'`;
    expect(await visit()).toMatchObject({ isDemo: true });
  });
});

describe('a demo of an older release', () => {
  it('ends as it did then: its stream, among the children, is noise', async () => {
    const id = randomUUID();
    await app.vault.openSandbox(id, new Date(app.now().getTime() + DAY), MOST_SANDBOXES);
    const started = {
      commandId: randomUUID(),
      correlationId: 'old',
      actor: 'child',
      now: app.now(),
      timeZone: 'UTC',
    } as const;
    await app.children.execute(id, register({ username: 'demo', displayName: 'Sunny', isSandbox: true }), started);
    app.advance(DAY);
    await app.runJobs();
    await app.caughtUp();
    app.advance(5 * 60_000 + 1);
    await app.sweep();
    const rows = await app.sql`select type from log.events where stream = ${`child-${id}`} order by revision`;
    expect(rows.map(({ type }) => type)).toEqual(['ChildRegistered', 'ChildErased']);
    expect(await app.sql`select 1 from read.users where id = ${id}`).toEqual([]);
    expect((await app.vault.keysOf([id])).get(id)).toBeNull();
  });
});
