import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
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
  startTakeAlongApp,
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
