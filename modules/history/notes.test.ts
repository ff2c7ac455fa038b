import { NoteErased } from '@wonderlings/journal/events';
import { draft } from '@wonderlings/kernel';
import { decided, recorded, rowsAfter, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { NoteShown, NoteTakenBack } from './events.ts';
import { notesFacet, showNote, takeNoteBack } from './notes.ts';
import { historyNotes } from './notes-table.ts';

const NOTE = '00000000-0000-4000-8000-00000000000a';
const OTHER = '00000000-0000-4000-8000-00000000000b';
const context = testContext();
const shown = draft(NoteShown, { moodId: NOTE });
const back = draft(NoteTakenBack, { moodId: NOTE });
const erased = draft(NoteErased, { moodId: NOTE });
type Given = readonly ReturnType<typeof draft>[];
const after = (given: Given, act: ReturnType<typeof showNote>) =>
  decided(
    { facets: [notesFacet] },
    given.map((one) => [context, one] as const),
    act,
    context,
  );

describe('a note', () => {
  it('is shown once, and can be shown again after it was taken back', () => {
    expect(after([], showNote(NOTE))).toEqual([{ type: 'NoteShown', data: { moodId: NOTE } }]);
    expect(after([shown], showNote(NOTE))).toEqual([]);
    expect(after([shown, back], showNote(NOTE))).toHaveLength(1);
  });

  it('is taken back where it is shown, and others stay as they are', () => {
    expect(after([shown], takeNoteBack(NOTE))).toEqual([{ type: 'NoteTakenBack', data: { moodId: NOTE } }]);
    expect(after([shown], takeNoteBack(OTHER))).toEqual([]);
    expect(after([shown, back], takeNoteBack(NOTE))).toEqual([]);
  });

  it('that was erased cannot be shown, nor taken back', () => {
    expect(() => after([shown, erased], showNote(NOTE))).toThrow(expect.objectContaining({ code: 'note.erased' }));
    expect(after([shown, erased], takeNoteBack(NOTE))).toEqual([]);
  });

  it('can be taken back also when nothing more may be added that day', () => {
    expect([showNote(NOTE).beyondQuota, takeNoteBack(NOTE).beyondQuota]).toEqual([undefined, true]);
  });
});

describe('the table of notes', () => {
  const rows = (given: Given) =>
    rowsAfter(
      historyNotes,
      given.map((one, index) => recorded(one, index, context)),
    ).map(({ mood_id, state }) => [mood_id, state]);

  it('has those that are shown or erased, and no others', () => {
    expect(rows([shown])).toEqual([[NOTE, 'shown']]);
    expect(rows([shown, back])).toEqual([]);
    expect(rows([shown, erased])).toEqual([[NOTE, 'erased']]);
    expect(rows([erased, shown, back])).toEqual([[NOTE, 'erased']]);
  });
});
