import {
  command,
  defineEvent,
  defineFacet,
  defineModule,
  draft,
  type Module,
  type ReadTable,
  route,
} from '@wonderlings/kernel';
import { endpoint } from '@wonderlings/kernel/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from './http/testing.ts';
import type { TestAgent } from './http/testing-agent.ts';
import { MODULES } from './modules.ts';

// Two releases side by side, as in a rolling update: this one, and one that begins as it and has changed a fold or has a new event.

const SETTLED = { timeout: 30_000, interval: 50 };
const MARK = '🌟';
/** Longer than there is anything to do between the two steps. */
const SAVES = 12;

/** The next release's way of folding moods: every row of it can be told from one of this release. */
function marking(table: ReadTable): ReadTable {
  if (table.name !== 'moods') return table;
  const folds = table.folds.map((fold) => ({
    ...fold,
    fold: (...[row, event, key]: Parameters<typeof fold.fold>) => {
      const after = fold.fold(row, event, key);
      return after && { ...after, emoji: MARK };
    },
  }));
  return { ...table, version: table.version + 1, folds };
}
const withChangedFold: readonly Module[] = MODULES.map((one) => ({ ...one, tables: one.tables.map(marking) }));

const Waved = defineEvent({ type: 'Waved', schema: z.object({}) });
const waving = defineFacet<number, typeof Waved>({
  name: 'waving',
  initial: 0,
  events: [Waved],
  evolve: (times) => times + 1,
});
const wave = endpoint({
  method: 'POST',
  path: '/api/waves',
  summary: 'Wave',
  tag: 'Waves',
  access: 'child',
  status: 201,
  answer: z.object({}),
});
const withNewEvent: readonly Module[] = [
  ...MODULES,
  defineModule({
    name: 'waving',
    events: [Waved],
    facets: [waving],
    routes: ({ children }) => [
      route(wave, async ({ childId, context }) => {
        await children.execute(
          childId,
          command(waving, () => [draft(Waved, {})]),
          context(childId),
        );
        return {};
      }),
    ],
  }),
];

interface Mood {
  readonly id: string;
  readonly emoji: string | null;
}

describe('a release beside the next one', { timeout: 180_000 }, () => {
  let older: TestServer;
  let newer: TestServer | undefined;
  beforeEach(async () => {
    older = await startTestServer();
  });
  afterEach(async () => {
    await newer?.stop();
    newer = undefined;
    await older.stop();
  });

  const startNewer = async (modules: readonly Module[]): Promise<TestServer> => {
    const { database, dataDir } = older;
    newer = await startTestServer({ modules, config: { databaseUrl: database.url, dataDir } });
    return newer;
  };
  /** The same browser, at the other server. */
  const elsewhere = (server: TestServer, agent: TestAgent): TestAgent => {
    const other = server.agent();
    for (const [name, value] of agent.cookies) other.cookies.set(name, value);
    return other;
  };
  const save = async (agent: TestAgent): Promise<string> => {
    const { status, body } = await agent.post('/api/moods', { feeling: 'Okay' });
    expect(status).toBe(201);
    return body.id;
  };
  /** Every list is of one release whole: no row of it was folded by the other one. */
  const list = async (agent: TestAgent): Promise<{ ids: string[]; isMarked: boolean }> => {
    const { status, body } = await agent.get('/api/moods');
    expect(status).toBe(200);
    const moods: readonly Mood[] = body;
    const marks = new Set(moods.map(({ emoji }) => emoji === MARK));
    expect(marks.size).toBe(1);
    return { ids: moods.map(({ id }) => id), isMarked: marks.has(true) };
  };

  it('answers all the time while a changed fold takes its place, and no list is of both', async () => {
    const here = older.agent();
    await here.register();
    const saved = [await save(here)];
    let going = true;
    let sawBefore = false;
    const saving = (async () => {
      while (going) {
        saved.push(await save(here));
        const { isMarked } = await list(here);
        sawBefore ||= !isMarked;
      }
    })();
    const next = await startNewer(withChangedFold);
    const there = elsewhere(next, here);
    await expect.poll(async () => (await list(there)).isMarked, SETTLED).toBe(true);
    for (let turn = 0; turn < SAVES; turn += 1) {
      const id = await save(there);
      saved.push(id);
      // The release that folds the table shows at once what was saved at it.
      expect((await list(there)).ids).toContain(id);
    }
    going = false;
    await saving;
    expect(sawBefore).toBe(true);
    const all = async (agent: TestAgent) => (await list(agent)).ids.toSorted();
    for (const agent of [here, there]) await expect.poll(() => all(agent), SETTLED).toEqual(saved.toSorted());
    expect((await here.get('/readyz')).body.ready).toBe(true);
    expect((await there.get('/readyz')).body.ready).toBe(true);

    await older.stopServer();
    for (let turn = 0; turn < SAVES; turn += 1) {
      const id = await save(there);
      expect((await list(there)).ids).toContain(id);
    }
  });

  it('decides nothing on a child that has an event of the next one, shows it, and serves all others', async () => {
    const here = older.agent();
    const other = older.agent();
    await here.register();
    await other.register();
    const saved = [await save(here)];
    const next = await startNewer(withNewEvent);
    const there = elsewhere(next, here);
    expect((await there.post('/api/waves')).status).toBe(201);

    const refused = await here.post('/api/moods', { feeling: 'Okay' });
    expect(refused.status).toBe(503);
    expect(refused.body.code).toBe('release.older');
    saved.push(await save(there));
    await expect.poll(async () => (await list(here)).ids.toSorted(), SETTLED).toEqual(saved.toSorted());
    await save(other);
    const readiness = await fetch(`${older.opsUrl}/readyz`).then((answer) => answer.json());
    expect(readiness).toMatchObject({
      ready: true,
      writeSide: 'awaiting-release',
      awaitingTables: [],
      parkedTables: [],
    });

    await older.stopServer();
    saved.push(await save(there));
    expect((await list(there)).ids.toSorted()).toEqual(saved.toSorted());
  });
});
