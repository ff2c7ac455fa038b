import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, inOpenArea, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { toasts } from '../../ui/toast/toast-store.ts';

const SLEEP = {
  askedAt: '2026-11-21T17:51:00.000Z',
  eraseAt: '2026-11-22T17:51:00.000Z',
  wakeUntil: '2026-11-22T17:51:00.000Z',
  askedBy: 'child',
  receipt: '7K4M-Q2XD-9HTA-3VNE',
};
const VIEW = {
  feelings: 81,
  activities: 66,
  backupsEnd: '2026-12-22',
  retention: null,
  kinds: [{ id: 'demo', what: 'A demo account', howLong: 'after 24 hours' }],
};
const ERASED = {
  state: 'erased',
  number: SLEEP.receipt,
  erasedAt: SLEEP.eraseAt,
  reason: 'asked',
  entries: 1_288,
  opened: 0,
  rows: 3_911,
  tables: 14,
  rowsLeft: 0,
  signIns: 2,
  files: 1,
  backupsEnd: '2026-12-22',
  log: { position: '48211', hash: 'c07d5be2'.repeat(8) },
};
const visitor = {
  'GET /api/user': () => refused(401, 'Not authenticated'),
  'POST /api/auto-login': () => refused(401, 'Not authenticated'),
};
const signedIn = {
  'GET /api/user': json(aUser()),
  'GET /api/erasure': json(VIEW),
  'POST /api/logout': json({ ok: true }),
};

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const button = (name: string) => screen.findByRole('button', { name });

describe('the end of an unused account', () => {
  const announced = { ...VIEW, retention: { years: 3, eraseOn: '2027-11-21', isAnnounced: true } };
  const pages = ['/settings', '/settings/leave', '/grown-up/erase'];
  const open = (path: string, view: object, retentionYears: number | null) => {
    const server = fakeServer({
      ...signedIn,
      ...inOpenArea(),
      'GET /api/sign-ins': json([]),
      'GET /api/erasure': json(view),
      'GET /api/support': json({ email: null, retentionYears }),
    });
    renderApp(path);
    return server;
  };

  it.each(pages)('is told on %s once it is announced', async (path) => {
    open(path, announced, 3);
    const told =
      'If nobody signs in until then, this account is erased on November 21, 2027. Any sign-in calls that off.';
    expect(await screen.findAllByText(told)).toHaveLength(1);
  });

  it('is not looked up in the settings where the operator keeps all accounts', async () => {
    const server = open('/settings', announced, null);
    await screen.findByRole('heading', { name: 'Do you want to go?' });
    await waitFor(() => expect(server.callsOf('GET /api/support')).toHaveLength(1));
    expect(server.callsOf('GET /api/erasure')).toEqual([]);
    expect(screen.queryByText(/Any sign-in calls that off/)).toBeNull();
  });
});

describe('the page on which a child can go', () => {
  it('says until when it can be undone, keeps by its main button, and sends nothing without a password', async () => {
    const server = fakeServer(signedIn);
    const { user, at } = renderApp('/settings/leave');
    await user.click(await button('Let it sleep'));
    expect(await screen.findByText('Please enter your password.')).toBeTruthy();
    expect(screen.getByText(/^With your password, until \w+day at \d+:\d\d [ap]m\.$/, { exact: false })).toBeTruthy();
    expect(server.callsOf('POST /api/erasure')).toEqual([]);
    await user.click(await screen.findByRole('link', { name: 'Stay' }));
    await waitFor(() => expect(at()).toBe('/settings'));
  });

  it('puts the account to sleep, shows the receipt, and signs this device out', async () => {
    const server = fakeServer({ ...signedIn, 'POST /api/erasure': json(SLEEP) });
    const { user, at } = renderApp('/settings/leave');
    await user.type(await screen.findByLabelText('Your password'), 'three odd words');
    await user.click(await button('Let it sleep'));
    await screen.findByRole('heading', { name: 'This account is asleep' });
    expect(at()).toBe('/asleep');
    expect(screen.getByText(SLEEP.receipt)).toBeTruthy();
    expect(server.callsOf('POST /api/erasure')[0]?.body).toEqual({ password: 'three odd words' });
    await waitFor(() => expect(server.callsOf('POST /api/logout')).toHaveLength(1));
    await waitFor(() => expect(toasts.get()).toHaveLength(1));
    // No cheerful goodbye over it.
    expect(toasts.get()).toMatchObject([{ title: 'See you later!', open: false }]);
  });

  it.each([
    [refused(403, 'That was not your password.'), 'That was not your password.'],
    [noNetwork, 'There was no answer. Nothing happened yet. Try again?'],
  ])('says what went wrong, and stays', async (answer, sentence) => {
    fakeServer({ ...signedIn, 'POST /api/erasure': answer });
    const { user, at } = renderApp('/settings/leave');
    await user.type(await screen.findByLabelText('Your password'), 'three odd words');
    await user.click(await button('Let it sleep'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(at()).toBe('/settings/leave');
  });
});

describe('the grown-up’s page', () => {
  it('counts what will be gone, and wants the tick and the password', async () => {
    const server = fakeServer({
      ...signedIn,
      ...inOpenArea(),
      'POST /api/grown-up/erasure': json({ ...SLEEP, askedBy: 'grown-up' }),
    });
    const { user } = renderApp('/grown-up/erase');
    expect(await screen.findByText('81 feelings, with notes, pages and drawings')).toBeTruthy();
    expect(screen.getByText(/Copies of the key in backups end by December 22, 2026\./)).toBeTruthy();
    await user.type(screen.getByLabelText('Grown-up password'), 'a long grown-up phrase');
    await user.click(await button('Put it to sleep'));
    expect(await screen.findByText('Please tick this first.')).toBeTruthy();
    expect(server.callsOf('POST /api/grown-up/erasure')).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button('Put it to sleep'));
    expect(await screen.findByText(/^Asked for by a grown-up, on/)).toBeTruthy();
  });
});

describe('an account that is asleep', () => {
  const asleep = () => json({ error: 'This account is asleep.', code: 'account.asleep', details: SLEEP }, 403);
  async function signIn(more: Parameters<typeof fakeServer>[0] = {}) {
    const server = fakeServer({ ...visitor, 'POST /api/login': asleep, ...more });
    const app = renderApp('/auth');
    await app.user.type(await screen.findByRole('textbox', { name: 'Username' }), 'maya');
    await app.user.type(screen.getAllByLabelText('Password')[0] as HTMLElement, 'three odd words');
    await app.user.click(await button('Sign In'));
    await screen.findByRole('heading', { name: 'This account is asleep' });
    return { ...app, server };
  }

  it('is all that a sign-in shows, without an alarm', async () => {
    await signIn();
    expect(screen.getByText(/^It will be erased on Sunday, November 22, 2026, at \d+:51 [ap]m\./)).toBeTruthy();
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  it('is woken with a password, or says that it was not it', async () => {
    const { user, server } = await signIn({
      'POST /api/erasure/undo': () => refused(403, 'That was not it. Please try again.'),
    });
    const field = screen.getByLabelText('The password of maya, or the grown-up password');
    await user.click(await button('Wake it up'));
    expect(await screen.findByText('Please enter your password.')).toBeTruthy();
    expect(server.callsOf('POST /api/erasure/undo')).toEqual([]);
    await user.type(field, 'wrong words');
    await user.click(await button('Wake it up'));
    expect(await screen.findByText('That was not it. Please try again.')).toBeTruthy();
    server.answers['POST /api/erasure/undo'] = json({ ok: true });
    await user.click(await button('Wake it up'));
    const said = await screen.findByText('Awake again. Nothing was lost.');
    expect(said.closest('[role="status"]')).toBeTruthy();
    expect(server.callsOf('POST /api/erasure/undo')[0]?.body).toEqual({ username: 'maya', password: 'wrong words' });
  });

  it('is nothing to see for a tab that knows of none', async () => {
    fakeServer(visitor);
    const { at } = renderApp('/asleep');
    await waitFor(() => expect(at()).toBe('/auth'));
  });
});

describe('a receipt', () => {
  const CALL = 'GET /api/receipts/7K4MQ2XD9HTA3VNE';

  it('is looked up however its number is typed, and shows the figures of the log', async () => {
    fakeServer({ ...visitor, [CALL]: json(ERASED) });
    const { user } = renderApp('/receipt');
    await user.type(await screen.findByRole('textbox', { name: 'Number of the receipt' }), '7k4m q2xd 9hta 3vne');
    await user.click(await button('Check'));
    expect(await screen.findByText('This receipt is genuine. The figures from the log are below.')).toBeTruthy();
    expect(screen.getByText('3,911 in 14 tables')).toBeTruthy();
    expect(screen.getByText(/^log 48211 · sha-256 c07d 5be2/)).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/genuine/);
  });

  it('that this browser asked for is looked up by itself, and waits until its time', async () => {
    localStorage.setItem('wonderlings.receipt', SLEEP.receipt);
    fakeServer({ ...visitor, [CALL]: json({ state: 'waiting', number: SLEEP.receipt, eraseAt: SLEEP.eraseAt }) });
    renderApp('/receipt');
    expect(await screen.findByText('The erasure was asked for and is not done yet.')).toBeTruthy();
    expect(screen.getByText(/is asleep\. It will be erased on Sunday, November 22, 2026/)).toBeTruthy();
  });

  it('that is none is told from one that could not be looked up', async () => {
    const server = fakeServer({ ...visitor, [CALL]: noNetwork });
    const { user } = renderApp('/receipt');
    const field = await screen.findByRole('textbox', { name: 'Number of the receipt' });
    await user.type(field, 'nonsense');
    await user.click(await button('Check'));
    expect(await screen.findByText(/^There is no receipt with this number here\./)).toBeTruthy();
    await user.clear(field);
    await user.type(field, SLEEP.receipt);
    await user.click(await button('Check'));
    expect(await screen.findByText('There was no answer. Please try again.')).toBeTruthy();
    server.answers[CALL] = () => refused(404, 'There is no receipt with this number here.');
    await user.click(await button('Check'));
    expect(await screen.findByText('There is no receipt with this number here.')).toBeTruthy();
  });
});
