import type { Page } from 'playwright-core';
import { NEWCOMERS_PASSWORD, type Scene } from '../scene.ts';
import { choose, closeWelcome, heading, inOrder, press, tab, write } from '../steps.ts';

const filmEnds = async (page: Page) => {
  await page.getByRole('button', { name: 'Tap to play it again' }).waitFor({ timeout: 40_000 });
};

const decorate = async (page: Page) => {
  await page.getByRole('button', { name: 'Decorate' }).click();
  const picker = page.getByRole('group', { name: 'Pick a sticker' });
  await picker.getByText('Emoji').click();
  for (const name of ['rainbow', 'star', 'fox']) await picker.getByRole('button', { name, exact: true }).click();
};

/** The same child on a phone that remembers it, and on a computer that does not. */
const signInElsewhere = async (page: Page) => {
  const { username } = await (await page.request.get('/api/user')).json();
  const browser = page.context().browser();
  const places = [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1', true],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
  ] as const;
  for (const [userAgent, rememberDevice] of places) {
    const elsewhere = await browser?.newContext({ userAgent, baseURL: new URL(page.url()).origin });
    const data = { username, password: NEWCOMERS_PASSWORD, rememberDevice };
    await elsewhere?.request.post('/api/login', { data });
    await elsewhere?.close();
  }
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor();
};

export const SHELL_SCENES: readonly Scene[] = [
  { name: 'auth-login', path: '/auth', as: 'visitor' },
  { name: 'auth-register', path: '/auth', as: 'visitor', act: tab('Register') },
  {
    name: 'auth-register-refused',
    path: '/auth',
    as: 'visitor',
    act: inOrder(tab('Register'), press('Create Account')),
  },
  { name: 'not-found', path: '/no/such/place', as: 'visitor' },
  { name: 'journal-welcome', path: '/mood', as: 'newcomer' },
  { name: 'journal-feelings', path: '/mood', as: 'newcomer', act: closeWelcome },
  { name: 'journal-feeling-chosen', path: '/mood', as: 'newcomer', act: inOrder(closeWelcome, press(/^Worried/)) },
  { name: 'journal-writing-empty', path: '/mood', as: 'newcomer', act: inOrder(closeWelcome, tab('Daily Writing')) },
  { name: 'journal-journey-empty', path: '/mood', as: 'newcomer', act: inOrder(closeWelcome, tab('Journey')) },
  { name: 'journal-calendar-empty', path: '/mood', as: 'newcomer', act: inOrder(closeWelcome, tab('Calendar')) },
  { name: 'journal-journey', path: '/mood', as: 'regular', act: inOrder(closeWelcome, tab('Journey')) },
  { name: 'journal-calendar', path: '/mood', as: 'regular', act: inOrder(closeWelcome, tab('Calendar')) },
  { name: 'journal-rename', path: '/mood', as: 'newcomer', act: inOrder(closeWelcome, press('Name Your Journal')) },
  { name: 'journal-days', path: '/mood', as: 'regular', act: inOrder(closeWelcome, press(/^Your check-in days/)) },
  { name: 'journal-quick', path: '/mood?view=quick', as: 'newcomer', act: press('Angry') },
  { name: 'activities-loading', path: '/activities', as: 'newcomer' },
  { name: 'activities', path: '/activities', as: 'newcomer', act: heading('Welcome, ') },
  { name: 'active-time', path: '/active-time', as: 'newcomer' },
  {
    name: 'active-time-team',
    path: '/active-time',
    as: 'newcomer',
    act: inOrder(press('Bella'), press('Rally'), press('Setta')),
  },
  { name: 'down-time', path: '/down-time', as: 'newcomer' },
  { name: 'settings-newcomer', path: '/settings', as: 'newcomer' },
  {
    name: 'settings-saved',
    path: '/settings',
    as: 'newcomer',
    act: inOrder(choose('octopus'), choose('Lulu'), press('Save')),
  },
  {
    name: 'settings-refused',
    path: '/settings',
    as: 'newcomer',
    act: inOrder(
      write('New password', 'otter'),
      write('New password, once more', 'otters'),
      write('Your password now', 'x'),
      press('Change password'),
    ),
  },
  { name: 'settings-signed-in', path: '/settings', as: 'newcomer', act: signInElsewhere },
  {
    name: 'settings-sign-out-elsewhere',
    path: '/settings',
    as: 'newcomer',
    act: inOrder(signInElsewhere, press('Sign out everywhere else')),
  },
  // The adult pages.
  { name: 'parents', path: '/parents', as: 'visitor' },
  { name: 'about', path: '/about', as: 'visitor' },
  // The shell around every page.
  { name: 'shell-help', path: '/auth', as: 'visitor', act: press('I need help now') },
  { name: 'shell-name-sheet', path: '/mood', as: 'regular', act: inOrder(closeWelcome, press(/help and logout/)) },
  { name: 'shell-colors', path: '/auth', as: 'visitor', act: press('Colors') },
  { name: 'shell-comfort', path: '/auth', as: 'visitor', act: press('Make it fit you') },
  {
    name: 'shell-largest-text',
    path: '/mood',
    as: 'regular',
    act: inOrder(closeWelcome, press('Make it fit you'), choose('Largest'), press('Close')),
  },
  {
    name: 'shell-after-note',
    path: '/mood',
    as: 'newcomer',
    act: inOrder(
      closeWelcome,
      press(/^Worried/),
      write('Write or draw with words, if you like.', 'Sometimes I want to hurt myself'),
      press('Save My Feeling'),
    ),
  },
  { name: 'home', path: '/', as: 'visitor', act: filmEnds },
  { name: 'home-child', path: '/', as: 'newcomer' },
  { name: 'start-buddy', path: '/start', as: 'newcomer' },
  { name: 'start-colors', path: '/start?step=colors', as: 'newcomer' },
  { name: 'start-words', path: '/start?step=words', as: 'newcomer' },
  { name: 'start-feeling', path: '/start?step=feeling', as: 'newcomer' },
  { name: 'start-seed', path: '/start?step=seed', as: 'newcomer' },
  { name: 'home-regular', path: '/', as: 'regular' },
  { name: 'home-dealt', path: '/', as: 'newcomer', act: press('tap for more') },
  // Decorating.
  { name: 'decorate', path: '/', as: 'newcomer', act: decorate },
  { name: 'decorated', path: '/', as: 'newcomer', act: inOrder(decorate, press('Done')) },
];
