import { randomUUID } from 'node:crypto';
import { DomainError, NoteKeys } from '@wonderlings/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  download,
  entriesIn,
  exported,
  type Family,
  fileOf,
  filesIn,
  GROWN_UP_PASSWORD,
  newFamily,
  openArea,
  sendPart,
  sent,
  uploadAndImport,
  workOn,
} from './testing-take-along.ts';
import { startWonderlingsApp, type WonderlingsApp } from './testing-wonderlings.ts';

let app: WonderlingsApp;
let family: Family;
/** What a test may replace. */
let real: { readonly files: object; readonly children: object };
beforeAll(async () => {
  app = await startWonderlingsApp();
  real = { files: { ...app.dependencies.vault.files }, children: { ...app.dependencies.children } };
  Object.assign(app.dependencies.vault, {
    async proveGrownUp(_: string, password: string) {
      if (password !== GROWN_UP_PASSWORD) throw new DomainError('forbidden', 'grown-up.wrong', 'That was not it.');
      return 'proof';
    },
  });
});
afterAll(() => app.close());
afterEach(() => {
  Object.assign(app.dependencies.vault.files, real.files);
  Object.assign(app.dependencies.children, real.children);
});
beforeEach(async () => {
  app.setClock('2026-05-01');
  family = await newFamily(app);
});

const NOTE = '=SUM(A1) I was "cross", then not & <b>glad</b>';
const feel = ({ agent }: Family, note: string | null = null) =>
  agent.post('/api/moods', { feeling: 'Happy', baseFeelingName: 'Happy', note, emoji: null });
const typesOf = async ({ childId }: Family) => (await app.history(childId)).map(({ type }) => type);
const ask = (body: object = { password: GROWN_UP_PASSWORD }) => family.agent.post('/api/exports', body);

describe('an export', () => {
  it('holds the sentences, the tables, everything by its schema, and the proof', async () => {
    await feel(family, NOTE);
    const files = filesIn(await exported(app, family));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'read-me-first.html',
        'history.html',
        'tables/feelings.csv',
        'history.json',
        'history.schema.json',
      ]),
    );
    expect(files['history.html']).toContain('<h2><time datetime="2026-05-01">Friday, May 1, 2026</time></h2>');
    expect(files['history.html']).toContain('=SUM(A1) I was &quot;cross&quot;, then not &amp; &lt;b&gt;glad&lt;/b&gt;');
    expect(files['tables/feelings.csv']).toBe(
      '\uFEFFdate,time,time zone,feeling,feeling without its strength,emoji,note\r\n' +
        `2026-05-01,12:00,UTC,Happy,Happy,,"'${NOTE.replaceAll('"', '""')}"\r\n`,
    );
    const history = JSON.parse(files['history.json'] ?? '');
    const recorded = await app.history(family.childId);
    expect(history.entries.map(({ id }: { id: string }) => id)).toEqual(recorded.slice(0, -1).map(({ id }) => id));
    const words = history.entries.find(({ type }: { type: string }) => type === 'MoodSaved').data.note;
    expect(words).toBe(NOTE);
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const fits = ajv.compile(JSON.parse(files['history.schema.json'] ?? ''));
    expect([fits(history), fits.errors]).toEqual([true, null]);
    history.entries[0].data.username = 5;
    expect(fits(history)).toBe(false);
    expect(files['proof/events.jsonl']?.trimEnd().split('\n')).toHaveLength(recorded.length - 1);
    expect(JSON.parse(files['proof/key.json'] ?? '')).toMatchObject({ format: 1, childId: family.childId });
  });

  it('holds drawings as pictures and as what they are made of', async () => {
    const drawing = { marks: [{ kind: 'line', crayon: 'blue', points: [10, 20, 300, 400] }] };
    await family.agent.post('/api/moods', { feeling: 'Journal Entry', drawing, note: 'a <dog>' });
    const files = filesIn(await exported(app, family));
    expect(files['history.html']).toContain('You made a drawing.<svg xmlns="http://www.w3.org/2000/svg"');
    expect(files['history.html']).toContain('<path d="M10 20L300 400" stroke="#3E83DB"/>');
    expect(files['history.html']).toContain('a &lt;dog&gt;');
    expect(files['tables/pages.csv']).toContain(',Journal Entry,a <dog>,Journal Entry,,yes\r\n');
    const written = JSON.parse(files['history.json'] ?? '').entries.find(
      ({ type }: { type: string }) => type === 'JournalEntryWritten',
    );
    expect(written.data).toMatchObject({ drawing, isDrawn: true });
  });

  it('is asked for and saved in the child’s own history, by a grown-up', async () => {
    await exported(app, family);
    const own = (await app.history(family.childId)).filter(({ actor }) => actor === 'grown-up');
    expect(own.map(({ type }) => type)).toEqual(['ExportRequested', 'HistoryDownloaded']);
  });

  it('takes the grown-up password again, and says what is wrong', async () => {
    expect((await ask({ password: 'another' })).body).toMatchObject({ code: 'grown-up.wrong' });
    expect((await ask({})).body).toMatchObject({ fields: { password: 'This is missing.' } });
    expect(await typesOf(family)).not.toContain('ExportRequested');
  });

  it('is the same one when the call comes again', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await family.agent.post('/api/exports', { password: GROWN_UP_PASSWORD }, { headers });
    const again = await family.agent.post('/api/exports', { password: GROWN_UP_PASSWORD }, { headers });
    expect(again.body).toEqual(first.body);
    expect((await typesOf(family)).filter((type) => type === 'ExportRequested')).toHaveLength(1);
  });

  it('can be saved in parts, of which the first one alone is told', async () => {
    const warnings: Error[] = [];
    const warned = (warning: Error) => void warnings.push(warning);
    process.on('warning', warned);
    const whole = await exported(app, family);
    process.off('warning', warned);
    // An operator would look for a leak.
    expect(warnings.map(({ name }) => name)).not.toContain('MaxListenersExceededWarning');
    const { id } = (await family.agent.get('/api/exports/current')).body;
    const middle = await download(app, family.agent, id, { range: 'bytes=100-199' });
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
    expect(new Uint8Array(await middle.arrayBuffer())).toEqual(whole.slice(100, 200));
    expect((await download(app, family.agent, id, { range: `bytes=${whole.length}-` })).status).toBe(416);
    expect((await typesOf(family)).filter((type) => type === 'HistoryDownloaded')).toHaveLength(1);
  });

  it('says so when it has gone since it was listed', async () => {
    await exported(app, family);
    const { id } = (await family.agent.get('/api/exports/current')).body;
    const downloads = async () => (await typesOf(family)).filter((type) => type === 'HistoryDownloaded').length;
    const before = await downloads();
    await app.database.sql`delete from vault.kept_pieces where file_id = ${id}`;
    const gone = await download(app, family.agent, id);
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({ code: 'export.none' });
    expect(await downloads()).toBe(before);
  });

  it('is in the session alone that asked for it', async () => {
    await exported(app, family);
    const { id } = (await family.agent.get('/api/exports/current')).body;
    const elsewhere = app.agent();
    const { username } = (await family.agent.get('/api/user')).body;
    await elsewhere.login(username, 'three odd words');
    expect((await download(app, elsewhere, id)).status).toBe(403);
    await openArea(app, family.childId);
    expect((await download(app, elsewhere, id)).status).toBe(404);
    expect((await elsewhere.get('/api/exports/current')).body).toMatchObject({ state: 'ready', isHere: false });
    // The area is open elsewhere now.
    expect((await download(app, family.agent, id)).status).toBe(403);
  });

  it('is for no other child, and for no client without a session', async () => {
    await exported(app, family);
    const { id } = (await family.agent.get('/api/exports/current')).body;
    const other = await newFamily(app);
    expect((await download(app, other.agent, id)).status).toBe(404);
    expect((await other.agent.request('DELETE', `/api/exports/${id}`)).status).toBe(404);
    expect((await other.agent.get('/api/exports/current')).body).toBeNull();
    expect((await download(app, app.agent(), id)).status).toBe(401);
  });

  it('is gone after an hour, and nothing of it is left', async () => {
    await exported(app, family);
    const { id, endsAt } = (await family.agent.get('/api/exports/current')).body;
    expect(endsAt).toBe('2026-05-01T13:00:00.000Z');
    app.setClock('2026-05-01T13:00:00.000Z');
    await openArea(app, family.childId);
    expect((await download(app, family.agent, id)).status).toBe(404);
    expect((await family.agent.get('/api/exports/current')).body).toMatchObject({ state: 'gone', size: null });
    await workOn(app, 'remove-kept-files');
    expect(await app.database.sql`select from vault.kept_pieces where file_id = ${id}`).toHaveLength(0);
    app.setClock('2026-05-02T13:00:00.000Z');
    await openArea(app, family.childId);
    await workOn(app, 'remove-kept-files');
    expect((await family.agent.get('/api/exports/current')).body).toBeNull();
  });

  it('that was not saved is told of when its hour is over, once, also by a job that was cut off', async () => {
    const { id } = (await ask()).body;
    await workOn(app);
    await workOn(app, 'remove-kept-files');
    expect((await typesOf(family)).at(-1)).toBe('ExportRequested');
    app.setClock('2026-05-01T13:00:00.000Z');
    const { files } = app.dependencies.vault;
    const { empty } = files;
    Object.assign(files, { empty: () => Promise.reject(new Error('cut off')) });
    await expect(workOn(app, 'remove-kept-files')).rejects.toThrow('1 files could not be told of');
    Object.assign(files, { empty });
    expect(await app.database.sql`select from vault.kept_pieces where file_id = ${id}`).not.toHaveLength(0);
    await workOn(app, 'remove-kept-files');
    expect(await app.database.sql`select from vault.kept_pieces where file_id = ${id}`).toHaveLength(0);
    const told = (await app.history(family.childId)).filter(({ type }) => type === 'ExportExpired');
    expect(told.map(({ data, actor }) => [data, actor])).toEqual([[{ exportId: id }, 'system']]);
  });

  it('that was saved, stopped, or never got ready is not told of again', async () => {
    await exported(app, family);
    const stopped = await newFamily(app);
    const { id } = (await stopped.agent.post('/api/exports', { password: GROWN_UP_PASSWORD })).body;
    await stopped.agent.request('DELETE', `/api/exports/${id}`);
    const unready = await newFamily(app);
    await unready.agent.post('/api/exports', { password: GROWN_UP_PASSWORD });
    app.setClock('2026-05-02T13:00:00.000Z');
    await workOn(app, 'remove-kept-files');
    for (const one of [family, stopped, unready]) expect(await typesOf(one)).not.toContain('ExportExpired');
    expect(await app.database.sql`select from vault.kept_pieces`).toHaveLength(0);
  });

  it('is gone a day after its hour also where the child cannot be told', async () => {
    await ask();
    await workOn(app);
    app.setClock('2026-05-02T13:00:00.000Z');
    Object.assign(app.dependencies.children, { execute: () => Promise.reject(new Error('The log is away')) });
    await expect(workOn(app, 'remove-kept-files')).rejects.toThrow('files could not be told of');
    expect(await app.database.sql`select from vault.kept_pieces`).toHaveLength(0);
  });

  it('can be stopped, and the child hears of it', async () => {
    const { id } = (await ask()).body;
    expect((await family.agent.request('DELETE', `/api/exports/${id}`)).status).toBe(200);
    await workOn(app);
    expect((await family.agent.get('/api/exports/current')).body).toMatchObject({ state: 'stopped', size: null });
    expect(await app.database.sql`select from vault.kept_pieces where file_id = ${id}`).toHaveLength(0);
    expect((await typesOf(family)).at(-1)).toBe('ExportStopped');
    expect((await family.agent.request('DELETE', `/api/exports/${id}`)).status).toBe(200);
    expect((await typesOf(family)).filter((type) => type === 'ExportStopped')).toHaveLength(1);
  });

  it('goes on where it was after a crash at any step, and comes out the same', async () => {
    for (let day = 0; day < 4; day += 1) await feel(family, `${NOTE} ${day}`);
    const { files } = app.dependencies.vault;
    const { advance } = files;
    const { id } = (await ask()).body;
    let crashes = 0;
    for (let isReady = false; !isReady; ) {
      let steps = 0;
      Object.assign(files, {
        async advance(...change: Parameters<typeof advance>) {
          // One to three steps, then the process is gone.
          if (steps > crashes % 3) throw new Error('crashed');
          steps += 1;
          return advance(...change);
        },
      });
      await workOn(app).then(
        () => undefined,
        () => {
          crashes += 1;
        },
      );
      Object.assign(files, { advance });
      const { state } = (await family.agent.get('/api/exports/current')).body;
      expect(['making', 'ready']).toContain(state);
      isReady = state === 'ready';
      if (crashes > 50) throw new Error('It never gets ready');
    }
    expect(crashes).toBeGreaterThan(1);
    const entries = entriesIn(await fileOf(app, family.agent, id));
    expect(entries.filter(({ type }) => type === 'MoodSaved')).toHaveLength(4);
  });

  it('is noise without the child’s key', async () => {
    await feel(family, 'canary words');
    await exported(app, family);
    const pieces = await app.database.sql<{ sealed: Buffer }[]>`select sealed from vault.kept_pieces`;
    expect(pieces.length).toBeGreaterThan(0);
    for (const { sealed } of pieces) expect(sealed.includes('history')).toBe(false);
    await app.dependencies.vault.destroy(family.childId);
    expect(await app.database.sql`select from vault.kept_files where child_id = ${family.childId}`).toHaveLength(0);
  });
});

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
