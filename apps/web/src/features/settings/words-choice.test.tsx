import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '../../testing/fake-server.ts';
import { openSettings } from './settings-page.fixture.tsx';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

const PUT = 'PUT /api/user/settings';
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const again = 'Walk through the start again';
const html = document.documentElement;

describe('how the words are liked', () => {
  it('is a choice of two, each with a sentence of it; the page says everything so at once, and the server keeps it', async () => {
    const { user, server } = openSettings();
    const two = await screen.findByRole('radiogroup', { name: 'How do you like your words?' });
    expect(within(two).getByText('Boing! There you are. Nice to see you!')).toBeDefined();
    expect(within(two).getByText('Hey. No rush. Just checking in.')).toBeDefined();
    expect((await radio('Playful')).checked).toBe(true);
    await screen.findByText('Meet all twelve, pick colors, plant a seed.');
    await user.click(await radio('Plain'));
    expect((await radio('Plain')).checked).toBe(true);
    expect(await screen.findByLabelText('Birthday (optional)')).toBeDefined();
    expect(server.callsOf(PUT).map(({ body }) => body)).toEqual([{ words: 'plain' }]);
    expect([html.hasAttribute('data-plain-words'), html.hasAttribute('data-words-awaited')]).toEqual([true, false]);
    expect(JSON.parse(localStorage.getItem('wonderlings.user') ?? '{}')).toMatchObject({ words: 'plain' });

    await user.click(await radio('Playful'));
    await screen.findByLabelText('Birthday, if you like');
    expect(html.hasAttribute('data-plain-words')).toBe(false);
  });

  it('is known when the page opens, and leaves what the specification quotes as it is', async () => {
    openSettings({ settings: { words: 'plain' } });
    expect((await radio('Plain')).checked).toBe(true);
    expect(await screen.findByLabelText('Birthday (optional)')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Personal Information' })).toBeDefined();
  });

  it('is taken back when it could not be saved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, server } = openSettings();
    await screen.findByRole('link', { name: again });
    server.answers[PUT] = refused(500, 'Something went wrong');
    await user.click(await radio('Plain'));
    await screen.findByText('Failed to save settings. Please try again.');
    await waitFor(async () => expect((await radio('Playful')).checked).toBe(true));
    expect(html.hasAttribute('data-plain-words')).toBe(false);
  });
});
