import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { json, noNetwork, refused } from '../../testing/fake-server.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { openSettings, type SettingsPageOptions } from './settings-page.fixture.tsx';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

const PUT = 'PUT /api/user/settings';
const EIGHT = ['fox', 'turtle', 'owl', 'octopus', 'whale', 'sprout', 'star', 'rainbow'];

async function open(options?: SettingsPageOptions) {
  const page = openSettings(options);
  await screen.findByRole('heading', { level: 2, name: 'Personal Information' });
  await screen.findByRole('radio', { name: 'Zola' });
  return { ...page, sent: () => page.server.callsOf(PUT).map(({ body }) => body) };
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const displayName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What can we call you?' });
const birthday = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Birthday, if you like' });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const preview = () => within(screen.getByRole('region', { name: 'How you look' }));

describe('Personal Information', () => {
  it('shows what is known, and the username to be read only', async () => {
    await open({ settings: { profileImage: '🐙', selectedWonderling: 1, birthday: '03/04/2017' } });
    const username = screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
    expect([username.value, username.readOnly]).toEqual(['maya', true]);
    expect([displayName().value, birthday().value]).toEqual(['Maya', '03/04/2017']);
    expect([radio('octopus').checked, radio('Zola').checked]).toEqual([true, true]);
    expect(document.title).toBe('Settings · Wonderlings');
  });

  it('offers eight pictures and the twelve companions', async () => {
    await open();
    const names = (legend: string) =>
      within(screen.getByRole('group', { name: legend }))
        .getAllByRole<HTMLInputElement>('radio')
        .map((one) => one.labels?.[0]?.textContent || one.ariaLabel || one.getAttribute('aria-label'));
    expect(names('Your picture')).toEqual(EIGHT);
    expect(names('Your wonderling buddy')).toHaveLength(12);
    expect(names('Your wonderling buddy').at(-1)).toBe('Pip and Tam');
  });

  it('previews name, picture and buddy while they are chosen', async () => {
    const { user } = await open();
    expect(preview().getByText('No buddy yet')).toBeTruthy();
    await user.clear(displayName());
    expect(preview().getByText('maya')).toBeTruthy();
    await user.type(displayName(), 'Momo');
    expect(preview().getByText('Momo')).toBeTruthy();
    await user.click(radio('Lulu'));
    expect(preview().getByText('with Lulu')).toBeTruthy();
  });

  it('can be chosen with the arrow keys', async () => {
    const { user } = await open({ settings: { selectedWonderling: 1 } });
    // jsdom has no CSS.escape, which user-event asks for on the way to the next radio button.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    radio('Zola').focus();
    await user.keyboard('{ArrowRight}');
    expect(radio('Bella').checked).toBe(true);
    expect(preview().getByText('with Bella')).toBeTruthy();
  });
});

describe('saving', () => {
  it('sends only what is not empty, and says so', async () => {
    const { user, sent } = await open();
    await user.click(save());
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    expect(screen.getByText('Your settings have been updated successfully.')).toBeTruthy();
    expect(sent()).toEqual([{ displayName: 'Maya' }]);
  });

  it('sends a birthday, a picture and a buddy by its number', async () => {
    const { user, sent } = await open();
    await user.type(birthday(), '03042017');
    await user.click(radio('rainbow'));
    await user.click(radio('Pip and Tam'));
    await user.click(save());
    await screen.findByText('Settings saved');
    expect(sent()).toEqual([
      { displayName: 'Maya', birthday: '03/04/2017', profileImage: '🌈', selectedWonderling: 12 },
    ]);
  });

  it('makes a new buddy glad, once', async () => {
    const { user } = await open();
    await user.click(radio('Lulu'));
    await user.click(save());
    expect(await screen.findByText('You and Lulu are buddies now.')).toBeTruthy();
    await user.click(radio('Zola'));
    expect(screen.queryByText(/are buddies now/)).toBeNull();
  });

  it('shows the new name in the bar at once, and forgets what the old buddy would have said', async () => {
    const { user, queryClient } = await open();
    queryClient.setQueryData(['wonderling-message', 'child-1'], { message: 'Hello from the old one' });
    await user.clear(displayName());
    await user.type(displayName(), 'Momo');
    await user.click(save());
    await screen.findByText('Settings saved');
    expect(queryClient.getQueryData(['user'])).toMatchObject({ displayName: 'Momo' });
    expect(queryClient.getQueryData(['wonderling-message', 'child-1'])).toBeUndefined();
  });

  it('takes back a birthday and a picture, and stays without them', async () => {
    const { user, sent } = await open({ settings: { birthday: '03/04/2017', profileImage: '🐙' } });
    await user.clear(birthday());
    await user.click(screen.getByRole('button', { name: 'No picture, please' }));
    expect(document.activeElement).toBe(radio('fox'));
    expect([radio('octopus').checked, screen.queryByRole('button', { name: 'No picture, please' })]).toEqual([
      false,
      null,
    ]);
    await user.click(save());
    await screen.findByText('Settings saved');
    expect(sent()).toEqual([{ displayName: 'Maya', birthday: null, profileImage: null }]);
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ displayName: 'Maya' });
    expect(birthday().value).toBe('');
  });

  it('refuses a name of one letter under the field, without asking the server', async () => {
    const { user, sent } = await open();
    await user.clear(displayName());
    await user.type(displayName(), 'M');
    await user.click(save());
    expect(await screen.findByText('Display name must be at least 2 characters')).toBeTruthy();
    expect(document.activeElement).toBe(displayName());
    expect(sent()).toEqual([]);
  });

  it('turns the button off while it saves', async () => {
    const { user, server, sent } = await open();
    server.answers[PUT] = () => new Promise<Response>(() => {});
    await user.click(save());
    const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' });
    expect(saving.disabled).toBe(true);
    await user.click(saving);
    expect(sent()).toHaveLength(1);
  });

  it('is sent once, however quickly Enter is pressed', async () => {
    const { server, sent } = await open();
    server.answers[PUT] = () => new Promise<Response>(() => {});
    const form = displayName().form as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await screen.findByRole('button', { name: 'Saving...' });
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['the server fails', () => refused(500, 'Something went wrong')],
    ['there is no network', () => noNetwork],
  ])('says that it failed when %s, and keeps what was typed', async (_, answer) => {
    const { user, server } = await open();
    server.answers[PUT] = answer;
    await user.type(displayName(), ' Lou');
    await user.click(save());
    expect(await screen.findByText('Failed to save settings. Please try again.')).toBeTruthy();
    // A toast goes after five seconds, which a busy machine takes to look twice.
    expect(toasts.get()).toMatchObject([{ title: 'Error' }]);
    expect(displayName().value).toBe('Maya Lou');
  });

  it('says what the server says when it asks to wait, and can be tried again', async () => {
    const { user, server } = await open();
    const answer = server.answers[PUT];
    server.answers[PUT] = refused(429, 'That was a lot for one day. Come back tomorrow.');
    await user.type(displayName(), ' Lou');
    await user.click(save());
    expect(await screen.findByText('That was a lot for one day. Come back tomorrow.')).toBeTruthy();
    expect(displayName().value).toBe('Maya Lou');
    if (answer) server.answers[PUT] = answer;
    await user.click(save());
    await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(2));
  });
});

describe('what was typed and not saved', () => {
  it('is there again after a reload, until it is saved', async () => {
    const { user } = await open({ settings: { profileImage: '🐙' } });
    await user.type(displayName(), ' Lou');
    await user.type(birthday(), '0304');
    cleanup();
    await open({ settings: { profileImage: '🦊' } });
    expect([displayName().value, birthday().value]).toEqual(['Maya Lou', '03/04']);
    // Saved elsewhere meanwhile, and not touched here.
    expect(radio('fox').checked).toBe(true);
    await user.click(save());
    await screen.findByText('Settings saved');
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes('settings'))).toEqual([]));
  });

  it('outlives a session that ran out: the child is asked to sign in, and goes on', async () => {
    const { user, server, at } = await open();
    await user.type(displayName(), ' Lou');
    for (const call of [PUT, 'GET /api/user', 'POST /api/auto-login'])
      server.answers[call] = refused(401, 'Not authenticated. Please sign in.');
    await user.click(save());
    await waitFor(() => expect(at()).toBe('/auth?redirect=%2Fsettings'));
    expect(toasts.get()).toMatchObject([{ title: 'You were signed out.' }]);
    cleanup();
    await open();
    expect(displayName().value).toBe('Maya Lou');
  });

  it('is not shown to another user', async () => {
    const { user } = await open();
    await user.type(displayName(), ' Lou');
    cleanup();
    await open({ id: 'child-2' });
    expect(displayName().value).toBe('Maya');
    expect(sessionStorage.getItem('wonderlings.draft.settings.child-1')).toBeNull();
  });
});

describe('the birthday', () => {
  it('keeps digits only, with the slashes set, ten characters at most', async () => {
    const { user } = await open();
    await user.type(birthday(), '0a3-0b42.0179');
    expect(birthday().value).toBe('03/04/2017');
  });

  it('can be mended in its middle without the caret running away', async () => {
    const { user } = await open({ settings: { birthday: '03/04/2017' } });
    await user.type(birthday(), '{Delete}12', { initialSelectionStart: 3, initialSelectionEnd: 5 });
    expect(birthday().value).toBe('03/12/2017');
    expect(birthday().selectionStart).toBe(5);
  });
});

describe('what does not come', () => {
  it('can be asked for again: the settings', async () => {
    const { user, server } = openSettings();
    const settings = server.answers['GET /api/user/settings'];
    server.answers['GET /api/user/settings'] = noNetwork;
    expect(await screen.findByText('This page did not come.')).toBeTruthy();
    if (settings) server.answers['GET /api/user/settings'] = settings;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Personal Information' })).toBeTruthy();
  });

  it('can be asked for again: the companions, while all else can be changed', async () => {
    const { user, server } = openSettings();
    const cast = server.answers['GET /api/wonderlings'];
    server.answers['GET /api/wonderlings'] = () => json({ error: 'no', code: 'x' }, 500);
    await user.click(await screen.findByRole('radio', { name: 'owl' }));
    await screen.findByText('This page did not come.');
    if (cast) server.answers['GET /api/wonderlings'] = cast;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Zola' })).toBeTruthy();
    expect(radio('owl').checked).toBe(true);
  });
});
