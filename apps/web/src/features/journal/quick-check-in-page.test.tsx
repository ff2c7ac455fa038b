import { screen, waitFor } from '@testing-library/react';
import { QUICK_MOODS } from '@wonderlings/journal/catalogue';
import { expect, it } from 'vitest';
import { openJournal } from './journal-page.fixture.tsx';

const open = (device: { keepsNothing?: boolean } = {}) => openJournal('/mood?view=quick', device);
const feeling = (name: string) => screen.findByRole('button', { name });
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('offers the six, each with its description, and the way back', async () => {
  open();
  await feeling('Angry');
  const buttons = screen.getAllByRole('button', { pressed: false });
  expect(buttons.map((button) => button.textContent)).toEqual(QUICK_MOODS.map((mood) => mood.feeling));
  for (const mood of QUICK_MOODS) expect(screen.getByText(mood.description)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the big feelings' }).getAttribute('href')).toBe('/mood');
});

it('asks three questions about the one that is selected, and offers to save only then', async () => {
  const { user } = open();
  await feeling('Angry');
  expect(screen.queryByRole('button', { name: 'Save My Feeling' })).toBeNull();
  await user.click(await feeling('Angry'));
  expect((await feeling('Angry')).getAttribute('aria-pressed')).toBe('true');
  for (const prompt of ['What felt unfair?', 'What do you wish they knew?', 'What is a safe way to let it out?'])
    expect(screen.getByText(prompt)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save My Feeling' })).toBeDefined();
});

it('sends feeling and note, then says so with both of them cleared', async () => {
  const { user, server } = open();
  await user.click(await feeling('Angry'));
  await user.type(note(), 'My pen.');
  await user.click(screen.getByRole('button', { name: 'Save My Feeling' }));
  const saved = await screen.findByText('Your feeling is saved.');
  expect(document.activeElement).toBe(saved);
  expect(saved.closest('[role="status"]')).not.toBeNull();
  expect(server.callsOf('POST /api/moods').map((call) => call.body)).toEqual([{ feeling: 'Angry', note: 'My pen.' }]);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await user.click(await feeling('Sad'));
  expect(note().value).toBe('');
});

it('takes ok for saved, whatever the answer says', async () => {
  const { user, server } = open();
  server.garbles.add('POST /api/moods');
  await user.click(await feeling('Calm'));
  await user.click(screen.getByRole('button', { name: 'Save My Feeling' }));
  expect(await screen.findByText('Your feeling is saved.')).toBeDefined();
});

it('sends null for an empty note', async () => {
  const { user, server } = open();
  await user.click(await feeling('Calm'));
  await user.click(screen.getByRole('button', { name: 'Save My Feeling' }));
  await screen.findByText('Your feeling is saved.');
  expect(server.callsOf('POST /api/moods')[0]?.body).toEqual({ feeling: 'Calm', note: null });
});

it('says so when a feeling waits on this device', async () => {
  const { user, server } = open();
  server.fails.set('POST /api/moods', 'network');
  await user.click(await feeling('Calm'));
  await user.click(screen.getByRole('button', { name: 'Save My Feeling' }));
  expect(await screen.findByText('Saved on this device.')).toBeDefined();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

it('keeps feeling and words of a save that failed where this device keeps nothing, also over a reload', async () => {
  const { user, server, unmount } = open({ keepsNothing: true });
  await user.click(await feeling('Angry'));
  await user.type(note(), 'My pen.');
  server.fails.set('POST /api/moods', 'network');
  await user.click(screen.getByRole('button', { name: 'Save My Feeling' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe("That didn't save. Your feeling is still picked. Try again?"),
  );
  unmount();
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: 'Save My Feeling' }));
  await screen.findByText('Your feeling is saved.');
  expect(again.server.callsOf('POST /api/moods')[0]).toEqual(server.callsOf('POST /api/moods')[0]);
});
