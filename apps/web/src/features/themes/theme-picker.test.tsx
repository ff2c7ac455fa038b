import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { SETTLE_MS } from './save-appearance.mutation.ts';

const visitor = {
  'GET /api/user': () => refused(401, 'Not authenticated'),
  'POST /api/auto-login': () => refused(401, 'Not authenticated'),
};
const PUT = 'PUT /api/user/settings';
const maya = (changes = {}) => ({
  'GET /api/user': () => json(aUser(changes)),
  [PUT]: () => json(aUser(changes)),
});

/**
 * From now on a choice settles when the test says so: on a busy machine a press takes longer than a child is given. Every other
 * timer goes on.
 */
function holdSettling(): () => Promise<void> {
  const held = new Map<object, () => void>();
  const [begin, end] = [setTimeout, clearTimeout];
  vi.stubGlobal('setTimeout', (act: () => void, ms?: number, ...args: []) => {
    if (ms !== SETTLE_MS) return begin(act, ms, ...args);
    const handle = {};
    held.set(handle, act);
    return handle;
  });
  vi.stubGlobal('clearTimeout', (handle: ReturnType<typeof setTimeout>) => held.delete(handle) || end(handle));
  return () =>
    act(async () => {
      for (const settle of held.values()) settle();
      held.clear();
    });
}

async function openPanel(path = '/no/such/page') {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: 'Colors' }));
  return { ...app, panel: await screen.findByRole('dialog', { name: 'Choose Your Favorite Colors!' }) };
}
const theme = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

// jsdom lacks it, and the arrow keys of user-event need it.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (text: string) => text }));

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.className = '';
});

describe('the panel', () => {
  it('shows the six themes with their mood lines', async () => {
    fakeServer(visitor);
    const { panel } = await openPanel();
    const group = within(panel).getByRole('group', { name: 'Color theme' });
    const words = (radio: Element, by: string) => document.getElementById(radio.getAttribute(by) ?? '')?.textContent;
    const shown = Array.from(group.querySelectorAll('input'), (radio) => [
      radio.value,
      words(radio, 'aria-labelledby'),
      words(radio, 'aria-describedby'),
      radio.checked,
    ]);
    expect(shown).toEqual([
      ['theme1', 'Soft Lavender Dreams', 'Soothing & peaceful', true],
      ['theme2', 'Deep Breathing', 'Warm & comforting', false],
      ['theme3', 'Inner Balance', 'Clear & mindful', false],
      ['theme4', 'Golden Sunset', 'Bright & uplifting', false],
      ['theme5', 'Soft Blush', 'Soft & dreamy', false],
      ['theme6', 'Cloud Nine', 'Calm & serene', false],
    ]);
  });

  it('closes on Escape and gives the focus back', async () => {
    fakeServer(visitor);
    const { user } = await openPanel();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Colors' })));
  });

  it('is closed by the button that opened it', async () => {
    fakeServer(visitor);
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Colors' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on every change of route', async () => {
    fakeServer(visitor);
    const { history } = await openPanel();
    act(() => history.push('/auth'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => history.back());
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is away on /activities/calm', async () => {
    fakeServer(maya());
    renderApp('/activities/calm');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Colors' })).toBeNull();
  });
});

describe('a choice', () => {
  it('holds at once and stays on the device of a visitor, and no call is made', async () => {
    const { seen } = fakeServer(visitor);
    const { user } = await openPanel();
    const settle = holdSettling();
    await user.click(theme('Inner Balance'));
    await user.click(screen.getByRole('radio', { name: 'Gold' }));
    expect(document.body.className).toBe('theme3');
    expect(document.documentElement.style.getPropertyValue('--form-background')).toBe('#fff1a6');
    expect(JSON.parse(localStorage.getItem('wonderlings.appearance') ?? '')).toEqual({
      theme: 'theme3',
      color: '#ffd700',
    });
    await settle();
    expect(seen.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('goes to the settings of the child, once, when it has settled', async () => {
    // Read again once it is saved.
    const { callsOf } = fakeServer({
      ...maya(),
      'GET /api/user': () => json(aUser(callsOf(PUT).length > 0 ? { defaultTheme: 'theme4' } : {})),
    });
    const { user } = await openPanel('/');
    const settle = holdSettling();
    theme('Soft Lavender Dreams').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await user.click(screen.getByRole('radio', { name: 'Pink' }));
    expect(document.body.className).toBe('theme4');
    expect(theme('Golden Sunset').checked).toBe(true);
    expect(callsOf(PUT)).toEqual([]);
    await settle();
    await waitFor(() => expect(callsOf(PUT)).toHaveLength(1));
    expect(callsOf(PUT)[0]?.body).toEqual({ defaultTheme: 'theme4', favoriteColor: '#ec4899' });
    expect(JSON.parse(localStorage.getItem('wonderlings.user') ?? '')).toMatchObject({ defaultTheme: 'theme4' });
    // Not of the device, on which the next child would see it.
    expect(localStorage.getItem('wonderlings.appearance')).toBeNull();
  });

  it.each([
    ['the panel is closed', (user: UserEvent) => user.keyboard('{Escape}')],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is saved at once, by a call that outlives the page, when %s', async (_, leave) => {
    const { callsOf } = fakeServer(maya());
    const { user } = await openPanel('/');
    const settle = holdSettling();
    await user.click(theme('Cloud Nine'));
    expect(callsOf(PUT)).toEqual([]);
    await leave(user);
    await waitFor(() => expect(callsOf(PUT)).toMatchObject([{ body: { defaultTheme: 'theme6' }, keepalive: true }]));
    await settle();
    expect(callsOf(PUT)).toHaveLength(1);
  });

  it('says so when it is not saved, and the colors stay', async () => {
    fakeServer({ ...maya(), [PUT]: () => refused(500, 'Something went wrong') });
    const { user } = await openPanel('/');
    await user.click(theme('Cloud Nine'));
    expect(await screen.findByText('Failed to save settings. Please try again.')).toBeTruthy();
    // A toast goes after five seconds, which a busy machine takes to look twice.
    expect(toasts.get()).toMatchObject([{ title: 'Error' }]);
    expect(document.body.className).toBe('theme6');
  });

  it('says what the server says when it asks to wait', async () => {
    fakeServer({ ...maya(), [PUT]: () => refused(429, 'That was a lot for one day. Come back tomorrow.') });
    const { user } = await openPanel('/');
    await user.click(theme('Cloud Nine'));
    expect(await screen.findByText('That was a lot for one day. Come back tomorrow.')).toBeTruthy();
    expect(document.body.className).toBe('theme6');
  });

  it('is forgotten when the child has left before it settled', async () => {
    const { callsOf } = fakeServer({ ...maya(), 'POST /api/logout': () => json({ ok: true }) });
    const { user, queryClient } = await openPanel('/');
    const settle = holdSettling();
    await user.click(theme('Cloud Nine'));
    queryClient.clear();
    await settle();
    expect(callsOf(PUT)).toEqual([]);
  });
});

it("shows the child's own theme and color as chosen", async () => {
  fakeServer(maya({ defaultTheme: 'theme5', favoriteColor: '#EC4899' }));
  await openPanel('/');
  await waitFor(() => expect(theme('Soft Blush').checked).toBe(true));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pink' }).checked).toBe(true);
});
