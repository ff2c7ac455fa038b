import type { Settings } from '@wonderlings/account/contract';
import type { SignInPlace } from '@wonderlings/account/sign-ins-contract';
import { addDays, localDateOf } from '../../lib/local-day/local-day.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';

const NAMES = ['Zola', 'Bella', 'Rally', 'Setta', 'Pogo', 'Lulu', 'Fern', 'Blot', 'Hum', 'Tuck', 'Glim', 'Pip and Tam'];

const WONDERLINGS = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  personality: `What ${name} is like.`,
  mascotImage: name.split(' ')[0]?.toLowerCase(),
}));

const FRESH: Settings = {
  birthday: null,
  displayName: 'Maya',
  profileImage: null,
  selectedWonderling: null,
  journalName: 'My Feelings Journal',
  favoriteColor: '#8b5cf6',
  defaultTheme: 'theme1',
  words: 'playful',
};

/** Where the page is opened, as the server lists it. */
export const HERE: SignInPlace = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'session',
  browser: { name: 'firefox', device: 'tablet' },
  firstDay: '2026-05-01',
  lastDay: '2026-05-01',
  knownUntil: null,
  isThis: true,
};

/** What the list of places signed out lately is made of. */
export const LATELY = `GET /api/history?kind=account&q=device&from=${addDays(localDateOf(new Date()), -30)}&limit=50`;

export interface SettingsPageOptions {
  readonly settings?: Partial<Settings>;
  readonly isDemo?: boolean;
  /** Whose page it is. */
  readonly id?: string;
}

/** The settings page of a child, over a server that keeps what it is sent. */
export function openSettings({ settings = {}, isDemo = false, id = 'child-1' }: SettingsPageOptions = {}) {
  let kept: Settings = { ...FRESH, ...settings };
  const server = fakeServer({
    'GET /api/user': () => json(aUser({ ...kept, isDemo, id })),
    'GET /api/user/settings': () => json(kept),
    'GET /api/wonderlings': () => json(WONDERLINGS),
    'GET /api/sign-ins': () => json([HERE]),
    [LATELY]: json([]),
    'PUT /api/user/settings': () => {
      // What the test's page has just sent.
      kept = { ...kept, ...(server.callsOf('PUT /api/user/settings').at(-1)?.body as Partial<Settings>) };
      return json(kept);
    },
    'PUT /api/user/password': () => json({ ok: true }),
  });
  return { ...renderApp('/settings'), server };
}
