import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';

const signedOut = {
  'GET /api/user': () => refused(401, 'Not authenticated'),
  'POST /api/auto-login': () => refused(401, 'Not authenticated'),
};
const button = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.getByRole('textbox', { name: label });
const password = (label = 'Password') => within(screen.getByRole('tabpanel')).getByLabelText(label);
const errorOf = (input: HTMLElement) => {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
};

async function open(answers: Parameters<typeof fakeServer>[0] = {}, path = '/auth') {
  const server = fakeServer({ ...signedOut, ...answers });
  const app = renderApp(path);
  await button('Sign In');
  await waitFor(() => expect(server.callsOf('POST /api/auto-login')).toHaveLength(1));
  return { ...app, server };
}

async function openRegister(answers: Parameters<typeof fakeServer>[0] = {}) {
  const app = await open(answers);
  await app.user.click(screen.getByRole('tab', { name: 'Register' }));
  const fill = async (values: { username?: string; name?: string; password?: string; again?: string }) => {
    if (values.username) await app.user.type(field('Username'), values.username);
    if (values.name) await app.user.type(field('What can we call you?'), values.name);
    if (values.password) await app.user.type(password(), values.password);
    if (values.again) await app.user.type(password('Password, once more'), values.again);
    await app.user.click(await button('Create Account'));
  };
  return { ...app, fill };
}

describe('the login tab', () => {
  it('asks for three characters and six before it sends anything', async () => {
    const { user, server } = await open();
    await user.type(field('Username'), 'ma');
    await user.type(password(), 'short');
    await user.click(await button('Sign In'));
    await waitFor(() => expect(errorOf(field('Username'))).toBe('Username must be at least 3 characters'));
    expect(errorOf(password())).toBe('Password must be at least 6 characters');
    expect(field('Username').getAttribute('aria-invalid')).toBe('true');
    expect(server.callsOf('POST /api/login')).toEqual([]);
  });

  it('signs in without remembering the device, says welcome, and goes home', async () => {
    const { user, server, at } = await open({ 'POST /api/login': json(aUser()) });
    await user.type(field('Username'), 'maya');
    await user.type(password(), 'three odd words');
    await user.click(await button('Sign In'));
    await waitFor(() => expect(at()).toBe('/'));
    expect(server.callsOf('POST /api/login')[0]?.body).toEqual({
      username: 'maya',
      password: 'three odd words',
      rememberDevice: false,
      showPicture: false,
    });
    expect(await screen.findByText('Hi Maya! Ready for some fun activities?')).toBeTruthy();
  });

  it('remembers the device when asked to, and goes where the child was going', async () => {
    const { user, server, at } = await open({ 'POST /api/login': json(aUser()) }, '/auth?redirect=%2Fabout%3Fa%3D1');
    await user.type(field('Username'), 'maya');
    await user.type(password(), 'three odd words');
    await user.click(screen.getByRole('checkbox', { name: 'Remember this device' }));
    await user.click(await button('Sign In'));
    await waitFor(() => expect(at()).toBe('/about?a=1'));
    expect(server.callsOf('POST /api/login')[0]?.body).toMatchObject({ rememberDevice: true });
  });

  it('does not leave the app for a crafted address', async () => {
    const { user, at } = await open({ 'POST /api/login': json(aUser()) }, '/auth?redirect=%2F%2Fevil.example');
    await user.click(await button('Quick Start Demo'));
    await waitFor(() => expect(at()).toBe('/'));
  });

  it('starts the demo with its fixed account', async () => {
    const { user, server } = await open({ 'POST /api/login': json(aUser({ isDemo: true })) });
    await user.click(await button('Quick Start Demo'));
    await waitFor(() => expect(server.callsOf('POST /api/login')).toHaveLength(1));
    expect(server.callsOf('POST /api/login')[0]?.body).toEqual({
      username: 'demo',
      password: 'wonderlings-demo',
      rememberDevice: false,
    });
  });

  it('starts one demo over all tries', async () => {
    const { user, server, at } = await open({ 'POST /api/login': noNetwork });
    await user.click(await button('Quick Start Demo'));
    await screen.findByText('Login failed');
    server.answers['POST /api/login'] = json(aUser({ isDemo: true }));
    await user.click(await button('Quick Start Demo'));
    await waitFor(() => expect(at()).toBe('/'));
    const keys = server.callsOf('POST /api/login').map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each([
    ['Sign In', 'Logging in...'],
    ['Quick Start Demo', 'Starting...'],
  ])('says what it waits for after %s, and cannot be pressed twice', async (name, pending) => {
    const { user } = await open({ 'POST /api/login': () => new Promise<Response>(() => {}) });
    await user.type(field('Username'), 'maya');
    await user.type(password(), 'three odd words');
    await user.click(await button(name));
    expect((await button(pending)).hasAttribute('disabled')).toBe(true);
  });

  it("shows the server's sentence in a toast and keeps what was typed", async () => {
    const { user } = await open({ 'POST /api/login': refused(401, 'Those two do not match.') });
    await user.type(field('Username'), 'maya');
    await user.type(password(), 'three odd words');
    await user.click(await button('Sign In'));
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByText('Those two do not match.')).toBeTruthy();
    expect((field('Username') as HTMLInputElement).value).toBe('maya');
    expect((password() as HTMLInputElement).value).toBe('three odd words');
  });

  it('keeps what was typed without a network, and says so on the page', async () => {
    const { user } = await open({ 'POST /api/login': noNetwork });
    await user.type(field('Username'), 'maya');
    await user.type(password(), 'three odd words');
    await user.click(await button('Sign In'));
    expect(await screen.findByText('Please check your username and password')).toBeTruthy();
    const alert = screen.getAllByRole('alert').map((element) => element.textContent);
    expect(alert).toContain('We could not reach Wonderlings. What you typed is still here. Try again?');
    expect((password() as HTMLInputElement).value).toBe('three odd words');
    expect((await button('Sign In')).hasAttribute('disabled')).toBe(false);
  });
});

describe('the register tab', () => {
  it('names every rule under its field', async () => {
    const { fill, server } = await openRegister();
    await fill({ username: 'ma', name: 'M', password: 'short', again: 'also' });
    await waitFor(() => expect(errorOf(field('Username'))).toContain('Username must be at least 3 characters'));
    expect(errorOf(field('What can we call you?'))).toBe('Display name must be at least 2 characters');
    expect(errorOf(password('Password, once more'))).toBe('Password must be at least 6 characters');
    expect(server.callsOf('POST /api/register')).toEqual([]);
  });

  it("says on the confirmation that passwords don't match", async () => {
    const { fill } = await openRegister();
    await fill({ username: 'maya', name: 'Maya', password: 'three odd words', again: 'three other words' });
    await waitFor(() => expect(errorOf(password('Password, once more'))).toBe("Passwords don't match"));
  });

  it('sends everything but the confirmation', async () => {
    const { fill, server, at } = await openRegister({ 'POST /api/register': json(aUser(), 201) });
    await fill({ username: 'maya', name: 'Maya', password: 'three odd words', again: 'three odd words' });
    await waitFor(() => expect(at()).toBe('/start?redirect=%2F'));
    expect(server.callsOf('POST /api/register')[0]?.body).toEqual({
      username: 'maya',
      displayName: 'Maya',
      password: 'three odd words',
      rememberDevice: false,
      showPicture: false,
    });
    expect(await screen.findByText("Let's start your wellness journey!")).toBeTruthy();
    expect(sessionStorage.getItem('wonderlings.auth-tab')).toBeNull();
  });

  it('takes the colors along that were chosen before there was an account', async () => {
    localStorage.setItem('wonderlings.appearance', JSON.stringify({ theme: 'theme4', color: '#14b8a6' }));
    const { fill, server, at } = await openRegister({ 'POST /api/register': json(aUser(), 201) });
    await fill({ username: 'maya', name: 'Maya', password: 'three odd words', again: 'three odd words' });
    await waitFor(() => expect(at()).toBe('/start?redirect=%2F'));
    expect(server.callsOf('POST /api/register')[0]?.body).toMatchObject({
      defaultTheme: 'theme4',
      favoriteColor: '#14b8a6',
    });
  });

  it('sends a form whose answer got lost under the same key, and a changed one under another', async () => {
    const { user, fill, server, at } = await openRegister({ 'POST /api/register': noNetwork });
    await fill({ username: 'maya', name: 'Maya', password: 'three odd words', again: 'three odd words' });
    await screen.findByText('Registration failed');
    await user.type(field('What can we call you?'), ' K');
    await fill({});
    await waitFor(() => expect(server.callsOf('POST /api/register')).toHaveLength(2));
    server.answers['POST /api/register'] = json(aUser(), 201);
    await fill({});
    await waitFor(() => expect(at()).toBe('/start?redirect=%2F'));
    const keys = server.callsOf('POST /api/register').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });

  it('shows a taken username under the username', async () => {
    const taken = 'That username is taken. Please try another one.';
    const { fill } = await openRegister({ 'POST /api/register': refused(409, taken) });
    await fill({ username: 'maya', name: 'Maya', password: 'three odd words', again: 'three odd words' });
    await waitFor(() => expect(errorOf(field('Username'))).toContain(taken));
    expect(document.activeElement).toBe(field('Username'));
    expect(await screen.findByText('Registration failed')).toBeTruthy();
  });

  it("shows the server's words under the field that they are about", async () => {
    const common = 'Lots of people use that one. Try three odd words.';
    const { fill } = await openRegister({
      'POST /api/register': refused(400, 'Please check what you typed', { password: common }),
    });
    await fill({ username: 'maya', name: 'Maya', password: 'password', again: 'password' });
    await waitFor(() => expect(errorOf(password())).toBe(common));
  });

  it('is shown again after a reload, without what was typed', async () => {
    const { user } = await openRegister();
    await user.type(field('Username'), 'maya');
    cleanup();
    const again = await open();
    const isChosen = (name: string) => screen.getByRole('tab', { name }).getAttribute('aria-selected');
    expect(isChosen('Register')).toBe('true');
    expect(field('Username')).toHaveProperty('value', '');
    await again.user.click(screen.getByRole('tab', { name: 'Login' }));
    cleanup();
    await open();
    expect(isChosen('Login')).toBe('true');
  });

  it('keeps both forms while the tabs change', async () => {
    const { user } = await openRegister();
    await user.type(field('What can we call you?'), 'Maya');
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect((field('What can we call you?') as HTMLInputElement).value).toBe('Maya');
  });
});
