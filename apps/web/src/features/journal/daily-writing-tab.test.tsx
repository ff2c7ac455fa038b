import { screen, waitFor, within } from '@testing-library/react';
import { promptFor, WRITING_LABELS } from '@wonderlings/journal/catalogue';
import { describe, expect, it } from 'vitest';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { openJournal } from './journal-page.fixture.tsx';

const today = localDateOf(new Date());
const { prompt, subtitle } = promptFor(today);
const page = (label = prompt) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: label });
const saveButton = () => screen.queryByRole('button', { name: 'Save Journal Entry' });

it("is where /activities/journal opens, with the prompt of the child's own weekday", async () => {
  openJournal('/activities/journal');
  expect((await page()).placeholder).toBe('Start anywhere. Spelling does not matter here.');
  expect(screen.getByText(subtitle)).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Daily Writing' }).getAttribute('aria-selected')).toBe('true');
});

it('shows another prompt, in order and round again, and keeps the words', async () => {
  const { user } = openJournal('/activities/journal');
  await user.type(await page(), 'Hm.');
  for (const swaps of [1, 2, 3, 4]) {
    await user.click(screen.getByRole('button', { name: 'Show me another' }));
    expect((await page(promptFor(today, swaps).prompt)).value).toBe('Hm.');
  }
});

it('begins a sentence and leaves the caret behind it', async () => {
  const { user } = openJournal('/activities/journal');
  const words = await page();
  await user.type(words, 'It rained.');
  const starters = within(screen.getByRole('list', { name: 'Ways to start' }));
  expect(starters.getAllByRole('button').map((button) => button.textContent)).toEqual([
    ...WRITING_LABELS.sentenceStarters,
  ]);
  await user.click(starters.getByRole('button', { name: 'I wish...' }));
  await waitFor(() => expect(document.activeElement).toBe(words));
  expect(words.selectionStart).toBe(words.value.length);
  await user.keyboard('for sun.');
  expect(words.value).toBe('It rained.\nI wish for sun.');
});

describe('saving', () => {
  it('is offered only when something is written', async () => {
    const { user } = openJournal('/activities/journal');
    const words = await page();
    expect(saveButton()).toBeNull();
    await user.type(words, '   ');
    expect(saveButton()).toBeNull();
    await user.type(words, 'x');
    expect(saveButton()).not.toBeNull();
  });

  it('sends a journal entry with the prompt that was shown, and clears the page', async () => {
    const { user, server } = openJournal('/activities/journal');
    await user.click(await screen.findByRole('button', { name: 'Show me another' }));
    const shown = promptFor(today, 1).prompt;
    await user.type(await page(shown), 'My words.');
    await user.click(screen.getByRole('button', { name: 'Save Journal Entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'You did it!' }));
    expect(dialog.getByText('You wrote your very first page.')).toBeDefined();
    expect(server.callsOf('POST /api/moods').map((call) => call.body)).toEqual([
      { feeling: 'Journal Entry', note: `Daily Prompt: ${shown}\n\nMy words.` },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Lovely' }));
    expect((await page(shown)).value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Daily Writing' })));
  });

  it.each([
    [429, 'It goes into your journal in a little while.'],
    [503, 'It goes into your journal in a little while.'],
    [500, 'It goes into your journal in a little while.'],
  ])('that has to wait (%i) waits on this device, and leaves a clean page', async (status, words) => {
    const { user, server } = openJournal('/activities/journal');
    await user.type(await page(), 'My words.');
    server.fails.set('POST /api/moods', status);
    await user.click(screen.getByRole('button', { name: 'Save Journal Entry' }));
    expect(await screen.findByText(words, { exact: false })).toBeDefined();
    expect((await page()).value).toBe('');
    await user.click(screen.getByRole('tab', { name: 'Journey' }));
    expect((await screen.findByRole('list', { name: 'Saved on this device' })).textContent).toContain('My words.');
  });

  it.each([429, 503])('that has to wait (%i) where nothing is kept says what the server says', async (status) => {
    const { user, server } = openJournal('/activities/journal', { keepsNothing: true });
    await user.type(await page(), 'My words.');
    server.fails.set('POST /api/moods', status);
    await user.click(screen.getByRole('button', { name: 'Save Journal Entry' }));
    const words = `Not saved yet. No, says ${status}. Your words are still here.`;
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect((await page()).value).toBe('My words.');
    server.fails.clear();
    await user.click(screen.getByRole('button', { name: 'Save Journal Entry' }));
    await screen.findByRole('dialog');
  });

  it('that fails where nothing is kept leaves the words, and the next try makes one entry', async () => {
    const { user, server } = openJournal('/activities/journal', { keepsNothing: true });
    await user.type(await page(), 'My words.');
    server.fails.set('POST /api/moods', 500);
    await user.click(screen.getByRole('button', { name: 'Save Journal Entry' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe("That didn't save. Your words are still here. Try again?"),
    );
    expect((await page()).value).toBe('My words.');
    server.fails.clear();
    await user.click(screen.getByRole('button', { name: 'Save Journal Entry' }));
    await screen.findByRole('dialog');
    const keys = server.callsOf('POST /api/moods').map((call) => call.key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

it('keeps the words over a look at another tab, and over a reload', async () => {
  const { user, unmount } = openJournal('/activities/journal');
  await user.type(await page(), 'My words.');
  await user.click(screen.getByRole('tab', { name: 'Journey' }));
  await user.click(screen.getByRole('tab', { name: 'Daily Writing' }));
  expect((await page()).value).toBe('My words.');
  unmount();
  openJournal('/activities/journal');
  expect((await page()).value).toBe('My words.');
});

it('counts the prompt with the words', async () => {
  const { user } = openJournal('/activities/journal');
  await user.click(await page());
  await user.paste('a'.repeat(5_000 - `Daily Prompt: ${prompt}\n\n`.length - 1));
  expect(screen.getByText('1 letter left')).toBeDefined();
});
