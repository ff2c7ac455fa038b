import { act, screen, waitFor } from '@testing-library/react';
import { MOOD_LABELS } from '@wonderlings/journal/catalogue';
import { beforeEach, expect, it } from 'vitest';
import { provideNoteReader, setOffered } from '../help/after-note.ts';
import { openJournal } from './journal-page.fixture.tsx';

const read: string[] = [];
let isHeavy = false;

beforeEach(() => {
  read.length = 0;
  isHeavy = false;
  setOffered(false);
  provideNoteReader(async () => (note) => {
    read.push(note);
    return isHeavy;
  });
});

async function saveWorried(words: string, device: { keepsNothing?: boolean } = {}) {
  const opened = openJournal('/mood', device);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: /^Worried/ }));
  await user.type(await screen.findByRole('textbox'), words);
  return { ...opened, save: async () => user.click(screen.getByRole('button', { name: 'Save My Feeling' })) };
}

it('looks at a note on the device once it is saved, and celebrates as always', async () => {
  const { save } = await saveWorried('It rained.');
  expect(read).toEqual([]);
  await save();
  expect(await screen.findByRole('dialog', { name: MOOD_LABELS.savedTitle })).toBeTruthy();
  expect(read).toEqual(['It rained.']);
});

it('looks at a note that waits on the device', async () => {
  const { server, save } = await saveWorried('It rained.');
  server.fails.set('POST /api/moods', 'network');
  await save();
  await screen.findByText('Saved on this device.');
  expect(read).toEqual(['It rained.']);
});

it('looks at nothing that was not saved', async () => {
  const { server, save } = await saveWorried('It rained.', { keepsNothing: true });
  server.fails.set('POST /api/moods', 'network');
  await save();
  await screen.findByText("That didn't save.");
  expect(read).toEqual([]);
});

it('waits with the celebration until the card that offers help is closed', async () => {
  isHeavy = true;
  const { server, save } = await saveWorried('A heavy day.');
  await save();
  await waitFor(() => expect(read).toEqual(['A heavy day.']));
  expect(server.callsOf('POST /api/moods')).toHaveLength(1);
  // Long enough for the celebration's own chunk.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('dialog', { name: MOOD_LABELS.savedTitle })).toBeNull();
  act(() => setOffered(false));
  expect(await screen.findByRole('dialog', { name: MOOD_LABELS.savedTitle })).toBeTruthy();
});

it('saves all the same when the reader does not come', async () => {
  provideNoteReader(() => Promise.reject(new Error('no network')));
  const { save } = await saveWorried('It rained.');
  await save();
  expect(await screen.findByRole('dialog', { name: MOOD_LABELS.savedTitle })).toBeTruthy();
});
