import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeHelp } from '../../features/help/help-dialog-state.ts';
import { setDecorating } from '../../features/stickers/header/decorating.ts';
import { fakeServer, json, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';

const PAGE = '/no/such/page';
const visitor = {
  'GET /api/user': () => refused(401, 'Not authenticated'),
  'POST /api/auto-login': () => refused(401, 'Not authenticated'),
};
const signedIn = { 'GET /api/user': () => json(aUser()), 'POST /api/logout': () => json({ ok: true }) };
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  closeHelp();
  setDecorating({ decorating: false, dragging: false });
});

describe('the bar', () => {
  it('links to Home and to every page of its list that is there, and to no other', async () => {
    fakeServer(visitor);
    renderApp(PAGE);
    const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
    const names = ['Home', 'Progress', 'Daily Affirmations', 'Coping Tools', 'Settings'];
    const shown = links.map(({ textContent }) => textContent ?? '');
    expect(shown[0]).toBe('Home');
    expect(shown).toEqual(names.filter((name) => shown.includes(name)));
  });

  it('opens a sheet by the name, with help and Logout', async () => {
    fakeServer(signedIn);
    const { user } = renderApp(PAGE);
    const name = await button('Maya: help and logout');
    await user.click(name);
    const sheet = await screen.findByRole('dialog', { name: 'Maya' });
    expect(name.getAttribute('aria-expanded')).toBe('true');
    await user.click(within(sheet).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the focus back to the name when its sheet closes', async () => {
    fakeServer(signedIn);
    const { user } = renderApp(PAGE);
    await user.click(await button('Maya: help and logout'));
    await screen.findByRole('dialog', { name: 'Maya' });
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await button('Maya: help and logout')));
  });

  it.each([{ decorating: true }, { dragging: true }])('hides Colors and its panel while %o', async (change) => {
    fakeServer(visitor);
    const { user } = renderApp(PAGE);
    await user.click(await button('Colors'));
    await screen.findByRole('dialog', { name: 'Choose Your Favorite Colors!' });
    act(() => setDecorating(change));
    expect(screen.queryByRole('button', { name: 'Colors' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => setDecorating({ decorating: false, dragging: false }));
    expect(screen.getByRole('button', { name: 'Colors' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('hides Colors while a child decorates, and goes below a sticker that is dragged', async () => {
    fakeServer(visitor);
    renderApp(PAGE);
    await button('Colors');
    setDecorating({ decorating: true });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Colors' })).toBeNull());
    expect(screen.getByRole('banner').dataset.lowered).toBeUndefined();
    setDecorating({ dragging: true });
    await waitFor(() => expect(screen.getByRole('banner').dataset.lowered).toBe('true'));
  });
});

describe('the footer', () => {
  it('has its links for adults, Safe & Secure and the copyright', async () => {
    fakeServer(visitor);
    renderApp(PAGE);
    const footer = within(await screen.findByRole('contentinfo'));
    const adults = within(footer.getByRole('navigation', { name: 'For Adults' }));
    expect(adults.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/parents',
      '/privacy',
      '/about',
    ]);
    expect(footer.getByText('Safe & Secure')).toBeTruthy();
    expect(footer.getByText(`© ${new Date().getFullYear()} Wonderlings`)).toBeTruthy();
  });
});

describe('"I need help now"', () => {
  it('opens from every page without an account, and Escape goes back to the button', async () => {
    fakeServer(visitor);
    const { user } = renderApp(PAGE);
    const open = await button('I need help now');
    open.focus();
    await user.keyboard('{Enter}');
    const help = await screen.findByRole('dialog', { name: 'You can get help now' });
    expect(help.contains(document.activeElement)).toBe(true);
    expect(within(help).getByRole('heading', { name: 'Tell a grown-up you trust' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(open));
  });

  it('is two presses away by the name', async () => {
    fakeServer(signedIn);
    const { user } = renderApp(PAGE);
    await user.click(await button('Maya: help and logout'));
    const sheet = await screen.findByRole('dialog', { name: 'Maya' });
    await user.click(within(sheet).getByRole('button', { name: 'I need help now' }));
    expect(await screen.findByRole('dialog', { name: 'You can get help now' })).toBeTruthy();
  });

  it('shows the numbers of the device’s country, and keeps another choice on the device alone', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    const server = fakeServer(visitor);
    const { user } = renderApp(PAGE);
    await user.click(await button('I need help now'));
    const help = within(await screen.findByRole('dialog', { name: 'You can get help now' }));
    expect(help.getByRole('link', { name: /Emergency 999/ }).getAttribute('href')).toBe('tel:999');
    expect(help.getByRole('link', { name: /Childline 0800 1111/ })).toBeTruthy();
    expect(help.getByRole('link', { name: /^Samaritans/ })).toBeTruthy();
    expect(help.getByRole('link', { name: /^Shout Send SHOUT to 85258/ })).toBeTruthy();
    const calls = server.seen.length;
    await user.selectOptions(help.getByRole('combobox', { name: 'Where are you?' }), 'New Zealand');
    expect(help.getByRole('link', { name: /Emergency 111/ }).getAttribute('href')).toBe('tel:111');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('I need help now'));
    const again = within(await screen.findByRole('dialog', { name: 'You can get help now' }));
    expect(again.getByRole('link', { name: /What's Up/ })).toBeTruthy();
    expect(server.seen).toHaveLength(calls);
    vi.restoreAllMocks();
  });
});
