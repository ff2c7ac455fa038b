import { randomUUID } from 'node:crypto';
import { NoteKeys } from '@wonderlings/kernel';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  entriesIn,
  exported,
  type Family,
  filesIn,
  newFamily,
  openArea,
  sendPart,
  sent,
  startTakeAlongApp,
  uploadAndImport,
  workOn,
} from './testing-take-along.ts';
import type { WonderlingsApp } from './testing-wonderlings.ts';

let app: WonderlingsApp;
let restore: () => void;
let family: Family;
beforeAll(async () => {
  ({ app, restore } = await startTakeAlongApp());
});
afterAll(() => app.close());
afterEach(() => restore());
beforeEach(async () => {
  app.setClock('2026-05-01');
  family = await newFamily(app);
});

const NOTE = '=SUM(A1) I was "cross", then not & <b>glad</b>';
const feel = ({ agent }: Family, note: string | null = null) =>
  agent.post('/api/moods', { feeling: 'Happy', baseFeelingName: 'Happy', note, emoji: null });
const typesOf = async ({ childId }: Family) => (await app.history(childId)).map(({ type }) => type);

describe('an import', () => {
  let zip: Uint8Array;
  beforeAll(async () => {
    const from = await newFamily(app);
    await feel(from, NOTE);
    app.setClock('2026-05-02');
    await feel(from);
    await openArea(app, from.childId);
    zip = await exported(app, from);
  });

  it('finds what is in a file, and brings it in after a word of its own', async () => {
    const found = await sent(app, family, zip);
    const entries = entriesIn(zip);
    expect(found.body).toMatchObject({ state: 'found', entries: entries.length, from: '2026-05-01', to: '2026-05-02' });
    const before = (await app.history(family.childId)).length;
    await family.agent.request('POST', `/api/import/${found.body.id}/bring-in`);
    await workOn(app);
    expect((await family.agent.get('/api/import/current')).body).toMatchObject({ state: 'done', done: entries.length });
    const own = (await app.history(family.childId)).slice(before);
    expect(own[0]).toMatchObject({ type: 'HistoryImported', actor: 'grown-up', data: { entries: entries.length } });
    const said = ({ at, localDate, timeZone, actor, type }: (typeof own)[number]) => [
      at,
      localDate,
      timeZone,
      actor,
      type,
    ];
    expect(own.slice(1).map(said)).toEqual(entries.map((entry) => said(entry as never)));
    const moods = (await family.agent.get('/api/moods')).body;
    expect(moods.map(({ note }: { note: string }) => note)).toEqual([null, NOTE]);
    expect((await family.agent.get('/api/streaks')).body).toMatchObject([{ currentStreak: 2, totalCheckIns: 2 }]);
  });

  it('brings notes in under keys of the new account’s own, and an erased one stays erased', async () => {
    app.setClock('2026-05-01');
    const from = await newFamily(app);
    const gone = (await feel(from, 'Words to forget.')).body.id;
    await feel(from, 'Words to keep.');
    expect((await from.agent.request('DELETE', `/api/moods/${gone}/note`)).status).toBe(200);
    const file = await exported(app, from);
    expect(JSON.stringify(filesIn(file))).not.toContain('Words to forget.');
    const { noteKeys } = JSON.parse(filesIn(file)['proof/key.json'] ?? '');
    const keysOf = async ({ childId }: Family) => (await app.dependencies.vault.keysOf([childId])).get(childId)?.notes;
    expect(noteKeys).toBe((await keysOf(from))?.toBytes().toString('base64'));

    expect((await uploadAndImport(app, family, file)).body).toMatchObject({ state: 'done' });
    const moods = (await family.agent.get('/api/moods')).body as readonly { id: string; note: string | null }[];
    expect(moods.map(({ note }) => note).toSorted()).toEqual(['Words to keep.', null]);
    const sealed = (await app.dependencies.log.readStream(`child-${family.childId}`)).filter(
      ({ type }) => type === 'MoodSaved',
    );
    expect(sealed.map(({ data }) => data[0])).toEqual([3, 4]);
    const kept = moods.find(({ note }) => note !== null)?.id;
    expect((await family.agent.request('DELETE', `/api/moods/${kept}/note`)).status).toBe(200);
    expect((await keysOf(family))?.isDestroyed(sealed[1]?.revision ?? -1)).toBe(true);
    expect((await keysOf(from))?.toBytes().toString('base64')).toBe(noteKeys);
  });

  it('lists the keepsakes of before, which fit the file and not this account, and takes none of them for its own', async () => {
    const KEEPSAKES = '/api/grown-up/keepsakes';
    const from = await newFamily(app);
    await feel(from);
    const { body: old } = await from.agent.post(KEEPSAKES);
    expect((await from.agent.get(`${KEEPSAKES}/moved`)).body).toBeNull();
    const file = await exported(app, from);

    app.setClock('2026-05-02');
    await openArea(app, family.childId);
    expect((await uploadAndImport(app, family, file)).body).toMatchObject({ state: 'done' });
    const moved = { movedOn: '2026-05-02', madeOn: ['2026-05-01'] };
    expect((await family.agent.get(`${KEEPSAKES}/moved`)).body).toEqual(moved);
    expect((await family.agent.get(`${KEEPSAKES}/latest`)).body).toBeNull();
    expect((await family.agent.post(`${KEEPSAKES}/compare`, { words: old.words })).body).toMatchObject({ fits: false });
    const { body: own } = await family.agent.post(KEEPSAKES);
    expect((await family.agent.get(`${KEEPSAKES}/latest`)).body).toEqual(own);
    expect((await family.agent.get(`${KEEPSAKES}/moved`)).body).toEqual(moved);
  });

  it('leaves the account free to go on, its day and its streak too', async () => {
    await uploadAndImport(app, family, zip);
    app.setClock('2026-05-03');
    const saved = await feel(family, 'a third day');
    expect([saved.status, saved.body.streak?.currentStreak ?? saved.body.currentStreak]).toEqual([201, 3]);
  });

  it('goes on after a crash at any step, and brings nothing in twice', async () => {
    const found = await sent(app, family, zip);
    await family.agent.request('POST', `/api/import/${found.body.id}/bring-in`);
    const { children, vault } = app.dependencies;
    const { advance } = vault.files;
    const { bringIn } = children;
    Object.assign(vault.files, { advance: () => Promise.reject(new Error('crashed')) });
    await expect(workOn(app)).rejects.toThrow('crashed');
    // Nothing but what is coming goes on meanwhile.
    const refused = await feel(family);
    expect([refused.status, refused.body.code]).toEqual([503, 'import.running']);
    Object.assign(vault.files, { advance });
    Object.assign(children, {
      async bringIn(...page: Parameters<typeof bringIn>) {
        await bringIn(...page);
        throw new Error('crashed after');
      },
    });
    await expect(workOn(app)).rejects.toThrow('crashed after');
    Object.assign(children, { bringIn });
    await workOn(app);
    expect((await family.agent.get('/api/import/current')).body).toMatchObject({ state: 'done' });
    const types = await typesOf(family);
    expect(types.filter((type) => type === 'HistoryImported')).toHaveLength(1);
    expect(types.filter((type) => type === 'MoodSaved')).toHaveLength(2);
    expect((await feel(family)).status).toBe(201);
  });

  it('is for an empty account only, when the file comes and when it is brought in', async () => {
    const { id } = (await sent(app, family, zip)).body;
    await feel(family);
    const late = await family.agent.request('POST', `/api/import/${id}/bring-in`);
    expect([late.status, late.body.code]).toEqual([409, 'import.not-empty']);
    expect((await family.agent.post('/api/import', { size: zip.length })).body).toMatchObject({
      code: 'import.not-empty',
    });
    const other = await newFamily(app);
    await uploadAndImport(app, other, zip);
    expect((await other.agent.post('/api/import', { size: zip.length })).status).toBe(409);
  });

  const changedFile = (path: string, change: (text: string) => string) => {
    const files = Object.entries({ ...filesIn(zip) }).map(([name, text]) => [
      name,
      name === path ? change(text) : text,
    ]);
    return zipSync(Object.fromEntries(files.map(([name = '', text = '']) => [name, new TextEncoder().encode(text)])));
  };
  const EVENTS = 'proof/events.jsonl';
  const linesOf = (text: string) => text.trimEnd().split('\n');
  const joined = (lines: readonly string[]) => `${lines.join('\n')}\n`;

  it.each<readonly [string, string, (text: string) => string, string]>([
    [
      'one byte flipped',
      EVENTS,
      (text) => text.replace(/"data":"(.{20})(.)/, (_, start, byte) => `"data":"${start}${byte === 'A' ? 'B' : 'A'}`),
      'changed',
    ],
    [
      'a day changed',
      EVENTS,
      (text) => text.replace('"localDate":"2026-05-01"', '"localDate":"2026-05-03"'),
      'changed',
    ],
    ['one removed', EVENTS, (text) => joined(linesOf(text).toSpliced(2, 1)), 'changed'],
    [
      'two swapped',
      EVENTS,
      (text) => joined([1, 0, ...linesOf(text).keys()].slice(0, 2).map((at) => linesOf(text)[at] ?? '')),
      'changed',
    ],
    ['nothing in it', EVENTS, () => '', 'not-ours'],
    ['no JSON', EVENTS, () => 'hello\n', 'changed'],
    ['another key', 'proof/key.json', (text) => text.replace(/[0-9a-f]{64}/, 'ab'.repeat(32)), 'changed'],
    ['no key', 'proof/key.json', () => '{}', 'not-ours'],
    ['broken note keys', 'proof/key.json', (text) => text.replace('"noteKeys":"', '"noteKeys":"AAAA'), 'not-ours'],
    [
      'note keys of another child',
      'proof/key.json',
      (text) =>
        JSON.stringify({
          ...JSON.parse(text),
          noteKeys: NoteKeys.grownFrom(new Uint8Array(32)).toBytes().toString('base64'),
        }),
      'changed',
    ],
  ])('refuses a file with %s, and writes nothing', async (_, path, change, problem) => {
    const before = await typesOf(family);
    const answer = await sent(app, family, changedFile(path, change));
    expect(answer.body).toMatchObject({ state: 'refused', problem });
    expect(await typesOf(family)).toEqual(before);
    expect(await app.database.sql`select from vault.kept_pieces where file_id = ${answer.body.id}`).toHaveLength(0);
  });

  it('refuses what is no file of ours', async () => {
    expect((await sent(app, family, new TextEncoder().encode('hello'))).body).toMatchObject({ problem: 'not-ours' });
    const other = zipSync({ 'hello.txt': new TextEncoder().encode('hello') });
    expect((await sent(app, family, other)).body).toMatchObject({ problem: 'not-ours' });
  });

  it('takes a file that was packed anew, in a folder of its own', async () => {
    const files = Object.entries(filesIn(zip)).map(([path, text]) => [
      `history/${path}`,
      new TextEncoder().encode(text),
    ]);
    expect((await sent(app, family, zipSync(Object.fromEntries(files)))).body).toMatchObject({ state: 'found' });
  });

  it('takes its parts in order, each once, and says what is wrong with one', async () => {
    const { id } = (await family.agent.post('/api/import', { size: 1_000_001 })).body;
    const part = new Uint8Array(1_000_000);
    expect((await sendPart(family.agent, id, 1, part.subarray(0, 1))).body).toMatchObject({
      code: 'import.other-part',
    });
    expect((await sendPart(family.agent, id, 0, part.subarray(1))).body).toMatchObject({ code: 'import.wrong-part' });
    expect((await sendPart(family.agent, id, 0, part)).body).toMatchObject({ received: 1 });
    expect((await sendPart(family.agent, id, 0, part)).body).toMatchObject({ received: 1 });
    expect((await sendPart(family.agent, randomUUID(), 1, part)).status).toBe(404);
    const tooLong = await sendPart(family.agent, id, 1, new Uint8Array(1_000_001));
    expect([tooLong.status, tooLong.body.code]).toEqual([413, 'body.too-large']);
    const tooLarge = await family.agent.post('/api/import', { size: 200_000_001 });
    expect(tooLarge.body).toMatchObject({ fields: { size: 'The file is larger than 200 MB.' } });
  });
});
