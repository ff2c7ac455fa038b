import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, json, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';

// The guard is tested here, not what it guards.
vi.mock('../../features/journal/journal-page.tsx', () => ({ JournalPage: () => <h1>The journal</h1> }));
vi.mock('../../features/journal/quick-check-in-page.tsx', () => ({
  QuickCheckInPage: () => <h1>Quick check-in</h1>,
}));

const visitor = {
  'GET /api/user': () => refused(401, 'Not authenticated'),
  'POST /api/auto-login': () => refused(401, 'Not authenticated'),
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the guard', () => {
  it('leaves home open without signing in', async () => {
    fakeServer(visitor);
    const { at } = renderApp('/');
    expect(await heading('Welcome, young Wonderlings!')).toBeTruthy();
    expect(at()).toBe('/');
  });

  it('shows the not-found page without signing in', async () => {
    fakeServer(visitor);
    const { at } = renderApp('/no/such/page');
    expect(await heading('404 Page Not Found')).toBeTruthy();
    expect(at()).toBe('/no/such/page');
  });

  it('shows the spinner on a guarded page while the session loads', async () => {
    fakeServer({ 'GET /api/user': () => new Promise<Response>(() => {}) });
    const { at } = renderApp('/mood');
    // By its words: the place of a new version, which comes a little later, is a status too.
    expect((await screen.findByText('Zola is puffing up a cloud...')).closest('[role=status]')).not.toBeNull();
    expect(at()).toBe('/mood');
  });

  it('sends a visitor to sign in, and back to where the child was going', async () => {
    fakeServer({ ...visitor, 'POST /api/login': json(aUser()) });
    const { user, at } = renderApp('/mood?view=quick');
    await waitFor(() => expect(at()).toBe('/auth?redirect=%2Fmood%3Fview%3Dquick'));
    await user.click(await screen.findByRole('button', { name: 'Quick Start Demo' }));
    expect(await heading('Quick check-in')).toBeTruthy();
    expect(at()).toBe('/mood?view=quick');
  });

  it('sends a signed-in child home from the sign-in page', async () => {
    fakeServer({ 'GET /api/user': () => json(aUser()) });
    const { at } = renderApp('/auth');
    await waitFor(() => expect(at()).toBe('/'));
  });

  it('lets a page that is open to all come, where the session ends while it is on its way', async () => {
    fakeServer({ ...visitor, 'GET /api/user': () => json(aUser()) });
    const { history, at } = renderApp('/mood');
    await heading('The journal');
    localStorage.clear();
    history.push('/about');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(await heading('About Wonderlings')).toBeTruthy();
    expect(at()).toBe('/about');
  });

  it('closes a guarded page on logout', async () => {
    fakeServer({ 'GET /api/user': () => json(aUser()), 'POST /api/logout': () => json({ ok: true }) });
    const { user, at } = renderApp('/mood');
    await heading('The journal');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(at()).toBe('/auth?redirect=%2Fmood'));
    expect(screen.queryByRole('heading', { name: 'The journal' })).toBeNull();
    expect(await screen.findByText("You've been logged out safely")).toBeTruthy();
  });
});

describe('the shell', () => {
  it('shows the display name, or the username without one, and Logout', async () => {
    fakeServer({ 'GET /api/user': () => json(aUser({ displayName: null })) });
    renderApp('/');
    expect(await screen.findByText('maya')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('shows Login when signed out', async () => {
    fakeServer(visitor);
    renderApp('/no/such/page');
    expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/auth');
  });

  it("puts the user's theme on the body, and the default one back after logout", async () => {
    fakeServer({
      'GET /api/user': () => json(aUser({ defaultTheme: 'theme3' })),
      'POST /api/logout': () => json({ ok: true }),
    });
    const { user } = renderApp('/');
    await waitFor(() => expect(document.body.className).toBe('theme3'));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(document.body.className).toBe('theme1'));
  });

  it('names the page in the title, and moves the focus to its heading', async () => {
    fakeServer(visitor);
    const { user } = renderApp('/');
    await heading('Welcome, young Wonderlings!');
    expect(document.title).toBe('Welcome, young Wonderlings! · Wonderlings');
    await user.click((await screen.findAllByRole('link', { name: 'Login' }))[0] as HTMLElement);
    expect(document.activeElement).toBe(await heading('Good to see you'));
    expect(document.title).toBe('Good to see you · Wonderlings');
  });
});
