import { isEvent, open, streamOf } from '@wonderlings/kernel';
import { rowsAfter } from '@wonderlings/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { JOURNAL_FEELING, journalNote } from './contract.ts';
import { finishNoteErasures } from './erase-note.ts';
import { JournalEntryWritten, MoodSaved } from './events.ts';
import { journalEntries, moods } from './tables.ts';

const WORDS = 'The tower fell and I cried';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const save = async (body: object) => (await child.post('/api/moods', body)).body.id as string;
const saveSad = () => save({ feeling: 'Sad (A little)', baseFeelingName: 'Sad', note: WORDS });
const erase = (moodId: string, agent = child) => agent.request('DELETE', `/api/moods/${moodId}/note`);
const typesOf = async () => (await app.history(userId)).map(({ type }) => type);

/** The rows live and after a replay: the same ones. */
async function rows() {
  const history = await app.history(userId);
  const live = { moods: await app.liveRows(moods, userId), pages: await app.liveRows(journalEntries, userId) };
  expect(live).toEqual({ moods: rowsAfter(moods, history), pages: rowsAfter(journalEntries, history) });
  return live;
}

describe('erasing a note', () => {
  let kept: string;
  let moodId: string;
  beforeEach(async () => {
    kept = await save({ feeling: 'Okay', note: 'A snail!' });
    moodId = await saveSad();
  });

  it('takes the words away everywhere and leaves the feeling, its day and every other note', async () => {
    await rows();
    const before = (await child.get('/api/moods')).body;
    expect((await erase(moodId)).status).toBe(200);
    const after = (await child.get('/api/moods')).body;
    expect(after).toEqual(before.map((mood: { id: string }) => (mood.id === moodId ? { ...mood, note: null } : mood)));
    expect((await rows()).moods.find(({ id }) => id === kept)?.note).toBe('A snail!');
    expect((await typesOf()).at(-1)).toBe('NoteErased');
  });

  it('destroys the key of the words: the log opens, without them', async () => {
    await erase(moodId);
    const { vault, log, registry } = app.dependencies;
    const key = (await vault.keysOf([userId])).get(userId) ?? null;
    const events = (await log.readStream(streamOf(userId))).map((stored) => open(stored, key, registry).event);
    const saved = events.flatMap((event) => ('data' in event && isEvent(MoodSaved, event) ? [event.data] : []));
    expect(saved.map(({ feeling, note }) => [feeling, note])).toEqual([
      ['Okay', 'A snail!'],
      ['Sad (A little)', null],
    ]);
  });

  it('erases a page with its prompt, its title and its row by the title', async () => {
    const page = await save({ feeling: JOURNAL_FEELING, note: journalNote('What made you smile?', WORDS) });
    expect((await rows()).pages).toHaveLength(1);
    expect((await erase(page)).status).toBe(200);
    expect((await rows()).pages).toEqual([]);
    const written = (await app.history(userId)).find((event) => isEvent(JournalEntryWritten, event));
    expect(written?.data).toMatchObject({ title: null, content: null, note: null, feeling: JOURNAL_FEELING });
    expect((await child.get('/api/garden')).body).toHaveLength(1);
  });

  it('erases a drawing, with words or without, as it erases words', async () => {
    const drawing = { marks: [{ kind: 'line', crayon: 'blue', points: [10, 20, 300, 400] }] };
    const mute = await save({ feeling: JOURNAL_FEELING, drawing });
    const told = await save({ feeling: JOURNAL_FEELING, drawing, note: WORDS });
    for (const page of [mute, told]) expect((await erase(page)).status).toBe(200);
    const left = await rows();
    expect(left.moods.filter(({ id }) => id === mute || id === told)).toMatchObject([
      { drawing: null, note: null },
      { drawing: null, note: null },
    ]);
    expect(left.pages).toEqual([]);
    const written = (await app.history(userId)).filter((event) => isEvent(JournalEntryWritten, event));
    expect(written.map(({ data }) => data)).toMatchObject([
      { drawing: null, isDrawn: true, hadWords: true },
      { drawing: null, isDrawn: true, hadWords: true },
    ]);
  });

  it('says the same when it is asked for again, and records it once', async () => {
    expect((await erase(moodId)).status).toBe(200);
    expect((await erase(moodId)).status).toBe(200);
    expect((await typesOf()).filter((type) => type === 'NoteErased')).toHaveLength(1);
  });

  it('refuses what has no words, what is not there, what is another child’s, and a visitor', async () => {
    const wordless = await save({ feeling: 'Okay' });
    expect([(await erase(wordless)).status, (await erase(wordless)).body.code]).toEqual([404, 'journal.no-note']);
    const unknown = await erase('00000000-0000-4000-8000-000000000001');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'journal.mood-unknown']);
    expect((await erase('not-an-id')).body.fields).toEqual({ moodId: 'This is not the id of a feeling.' });
    const stranger = app.agent();
    await stranger.register();
    expect((await erase(moodId, stranger)).body.code).toBe('journal.mood-unknown');
    expect((await erase(moodId, app.agent())).status).toBe(401);
    expect((await rows()).moods.find(({ id }) => id === moodId)?.note).toBe(WORDS);
  });

  it.each([
    ['before it was recorded', false],
    ['before the key was destroyed', true],
  ])('is finished by a job when it was cut off %s, live and replayed the same in between', async (_, isRecorded) => {
    const { vault } = app.dependencies;
    const revision = (await rows()).moods.find(({ id }) => id === moodId)?.revision as number;
    await vault.askNoteErasure(userId, { moodId, revision });
    if (isRecorded) {
      const dying = { ...vault, destroyNote: () => Promise.reject(new Error('killed')) };
      app.setClock('2026-05-01T12:05:00.000Z');
      await expect(finishNoteErasures({ ...app.dependencies, vault: dying })).rejects.toThrow('killed');
    }
    await rows();
    app.setClock('2026-05-01T12:10:00.000Z');
    await finishNoteErasures(app.dependencies);
    expect((await rows()).moods.find(({ id }) => id === moodId)?.note).toBeNull();
    expect((await vault.keysOf([userId])).get(userId)?.notes?.isDestroyed(revision)).toBe(true);
    expect(await vault.unfinishedNoteErasures(new Date('2027-01-01'), 10)).toEqual([]);
    expect((await typesOf()).filter((type) => type === 'NoteErased')).toHaveLength(1);
  });
});
