import { screen, waitFor, within } from '@testing-library/react';
import type { Consent } from '@wonderlings/family/consent-contract';
import type { GrownUpArea } from '@wonderlings/family/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { USER_STORAGE_KEY } from '../../lib/session/session-hint.ts';
import { fakeServer, json, noNetwork, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { clearToasts, toasts } from '../../ui/toast/toast-store.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

const PASSWORD = 'otters hold hands';
const MINUTE = 60_000;
const SETTINGS = {
  birthday: null,
  displayName: 'Maya',
  profileImage: null,
  selectedWonderling: null,
  journalName: 'My Feelings Journal',
  favoriteColor: '#8b5cf6',
  defaultTheme: 'theme1',
  words: 'playful',
};
const UNSET: Omit<GrownUpArea, 'now'> = {
  isSet: false,
  setOn: null,
  openUntil: null,
  elsewhere: false,
  wrongTries: 0,
  nextTryAt: null,
  resetFrom: null,
};
const SET = { ...UNSET, isSet: true, setOn: '2026-11-03' };
const NOT_GIVEN: Consent = { required: false, version: '2026-11-22', given: null, tryOutUntil: null };
const ASLEEP_SINCE = new Date(2026, 10, 23, 16, 2).toISOString();
const SLEEP = {
  askedAt: ASLEEP_SINCE,
  eraseAt: ASLEEP_SINCE,
  wakeUntil: ASLEEP_SINCE,
  askedBy: 'grown-up',
  receipt: '0000-0000-0000-0000',
};
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

interface Given {
  readonly path?: string;
  readonly area?: Omit<GrownUpArea, 'now'>;
  readonly consent?: Consent;
  readonly isDemo?: boolean;
}

/** The app over a server that keeps how things stand; `page.area` is what it says next. */
function open({ path = '/settings', area = SET, consent = NOT_GIVEN, isDemo = false }: Given = {}) {
  const kept = { area, consent };
  const now = () => json({ now: new Date().toISOString(), ...kept.area });
  const server = fakeServer({
    'GET /api/user': json(aUser({ isDemo })),
    'GET /api/user/settings': json(SETTINGS),
    'GET /api/wonderlings': json([]),
    'GET /api/sign-ins': json([]),
    'GET /api/consent': () => json(kept.consent),
    'GET /api/grown-up': now,
  });
  const answersWith = (call: string, changes: Partial<typeof SET>, status = 200) => {
    server.answers[call] = () => {
      kept.area = { ...kept.area, ...changes };
      return json({ now: new Date().toISOString(), ...kept.area }, status);
    };
  };
  /** @param changes of the area, as of when it is refused */
  const refuses = (call: string, status: number, code: string, changes: () => Partial<typeof SET> = () => ({})) => {
    server.answers[call] = () => {
      kept.area = { ...kept.area, ...changes() };
      return json({ error: 'No.', code, fields: { password: 'No.' } }, status);
    };
  };
  /** What is looked up again comes after the page has changed. */
  const answersSlowly = () => {
    server.answers['GET /api/grown-up'] = async () => {
      await new Promise((wake) => setTimeout(wake, 100));
      return now();
    };
  };
  const sent = (call: string) => server.callsOf(call).map(({ body }) => body);
  return { ...renderApp(path), server, kept, answersWith, answersSlowly, refuses, sent };
}

const OPEN = 'POST /api/grown-up/open';
const dialog = () => within(screen.getByRole('dialog'));
const passwordField = (label = 'Grown-up password') => dialog().getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

describe('the card in Settings', () => {
  it('says why before how, and sets a password in three steps', async () => {
    const { user, answersWith, sent } = open({ area: UNSET });
    expect(await screen.findByText('No grown-up password yet. Only you can see your history.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Set it up together' }));
    expect(dialog().getByRole('list', { name: 'Step 1 of 3' })).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'We are both here' }));
    await user.type(passwordField(), 'otters');
    await user.click(dialog().getByRole('button', { name: 'Set the password' }));
    expect(dialog().getByText('4 more characters are needed.')).toBeTruthy();
    expect(document.activeElement).toBe(passwordField());
    await user.type(passwordField(), ' hold hands');
    expect(dialog().getByText('17 characters: long enough')).toBeTruthy();
    await user.type(passwordField('Once more'), PASSWORD);
    answersWith('POST /api/grown-up/password', SET, 201);
    await user.click(dialog().getByRole('button', { name: 'Set the password' }));
    expect(await screen.findByText('Maya, look for the glasses.')).toBeTruthy();
    expect(sent('POST /api/grown-up/password')).toEqual([{ password: PASSWORD }]);
    await user.click(dialog().getByRole('button', { name: 'All right' }));
    expect(await screen.findByText('A grown-up password was set on November 3.')).toBeTruthy();
  });

  it('names the child where its own password is refused', async () => {
    const { user, refuses } = open({ path: '/settings/grown-up', area: UNSET });
    await user.click(await screen.findByRole('button', { name: 'We are both here' }));
    await user.type(passwordField(), 'three odd words');
    await user.type(passwordField('Once more'), 'three odd words');
    refuses('POST /api/grown-up/password', 400, 'grown-up.same');
    await user.click(dialog().getByRole('button', { name: 'Set the password' }));
    expect(
      await dialog().findByText('This is the password that Maya signs in with. Please choose another.'),
    ).toBeTruthy();
  });

  it('asks for a new one with the password of the child, who can stop it', async () => {
    const { user, answersWith, refuses } = open();
    await user.click(await screen.findByRole('button', { name: 'The password is forgotten' }));
    const label = 'The password that Maya signs in with';
    expect(dialog().getByText(/^Neither password is known\? Then nobody can open the account/)).toBeTruthy();
    refuses('POST /api/grown-up/reset', 403, 'grown-up.wrong-of-child');
    await user.type(passwordField(label), 'wrong{Enter}');
    expect(await dialog().findByText('That is not the password of this account.')).toBeTruthy();
    answersWith('POST /api/grown-up/reset', { resetFrom: later(24 * 60 * MINUTE) });
    await user.type(passwordField(label), '!{Enter}');
    expect(await screen.findByText('A new password was asked for. You can stop it.')).toBeTruthy();
    expect(toasts.get()).toMatchObject([{ title: 'Asked for' }]);
    expect(screen.queryByRole('button', { name: 'Set a new one' })).toBeNull();
    answersWith('DELETE /api/grown-up/reset', { resetFrom: null });
    await user.click(screen.getByRole('button', { name: 'Stop it' }));
    await waitFor(() => expect(screen.queryByText(/You can stop it/)).toBeNull());
    expect(toasts.get()).toMatchObject([{ title: 'You stopped it. The old password stays.' }]);
  });

  it('sets a new one without the old one, when the day is over', async () => {
    const { user, answersWith, sent } = open({ area: { ...SET, resetFrom: later(-MINUTE) } });
    await user.click(await screen.findByRole('button', { name: 'Set a new one' }));
    expect(dialog().queryByLabelText('The one that is set now')).toBeNull();
    await user.type(passwordField('The new one'), PASSWORD);
    await user.type(passwordField('The new one, once more'), PASSWORD);
    answersWith('PUT /api/grown-up/password', { resetFrom: null });
    await user.click(dialog().getByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Changed' }]));
    expect(sent('PUT /api/grown-up/password')).toEqual([{ newPassword: PASSWORD }]);
  });

  it('says the password of the demo, and offers no other one', async () => {
    open({ isDemo: true });
    expect(await screen.findByText('This is the demo. Its grown-up password is: otters hold hands')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change the password' })).toBeNull();
  });

  it('says that a try-out ends, and when', async () => {
    open({ consent: { ...NOT_GIVEN, required: true, tryOutUntil: new Date(2026, 10, 22, 16, 2).toISOString() } });
    expect(await screen.findByText('The try-out ends on Sunday, November 22 at 4:02 pm.')).toBeTruthy();
  });
});

describe('opening the area', () => {
  async function unlock(given: Given = {}) {
    const page = open(given);
    await page.user.click(await screen.findByRole('button', { name: 'Open the grown-up area' }));
    const tryWith = (password: string) => page.user.type(passwordField(), `${password}{Enter}`);
    return { ...page, tryWith };
  }

  it('takes the password, and goes there', async () => {
    const { tryWith, answersWith, sent, at } = await unlock();
    answersWith(OPEN, { openUntil: later(15 * MINUTE) });
    await tryWith(PASSWORD);
    await waitFor(() => expect(at()).toBe('/grown-up'));
    expect(sent(OPEN)).toEqual([{ password: PASSWORD }]);
    expect(await screen.findByRole('complementary', { name: 'The grown-up area is open on this device' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that a slip costs nothing, and keeps the focus in the field', async () => {
    const { tryWith, refuses } = await unlock();
    refuses(OPEN, 403, 'grown-up.wrong', () => ({ wrongTries: 1 }));
    await tryWith('not that one');
    expect(await dialog().findByText('That was not it. You can try again now.')).toBeTruthy();
    expect(passwordField().value).toBe('');
    expect(document.activeElement).toBe(passwordField());
  });

  it('tells the clock time of the next try, and lets it come', async () => {
    const { tryWith, refuses, kept } = await unlock();
    refuses(OPEN, 403, 'grown-up.wrong', () => ({ wrongTries: 4, nextTryAt: later(3_000) }));
    await tryWith('not that one');
    expect(await dialog().findByText(/^The next try is possible at \d+:\d\d [ap]m\.$/)).toBeTruthy();
    expect(dialog().getByText('That was not it. Wrong tries so far: 4.')).toBeTruthy();
    expect(passwordField().disabled).toBe(true);
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: /^Try again at/ }).disabled).toBe(true);
    kept.area = { ...kept.area, nextTryAt: null };
    await waitFor(() => expect(passwordField().disabled).toBe(false), { timeout: 10_000 });
  });

  it('says so when there is no network', async () => {
    const { tryWith, server } = await unlock();
    server.answers[OPEN] = noNetwork;
    await tryWith(PASSWORD);
    expect(await dialog().findByText('That did not go through. Nothing has changed. Try again?')).toBeTruthy();
  });
});

describe('the pages of the area', () => {
  it('are blank below the dialog while it is closed, and show nothing of a child', async () => {
    open({ path: '/grown-up' });
    expect(await screen.findByRole('dialog', { name: 'Grown-up area' })).toBeTruthy();
    expect(document.querySelector('main')?.textContent).toBe('');
    expect(document.title).toBe('Grown-up area · Wonderlings');
  });

  it('become the dialog again when the time is over, with a toast', async () => {
    open({ path: '/grown-up', area: { ...SET, openUntil: later(1_500) } });
    const sign = await screen.findByRole('complementary', { name: 'The grown-up area is open on this device' });
    expect(within(sign).getByText('closes in less than a minute')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const again = await screen.findByRole('dialog', { name: 'Grown-up area' }, { timeout: 10_000 });
    expect(within(again).getByText('The 15 minutes are over, so the area closed. Nothing was lost.')).toBeTruthy();
    expect(toasts.get()).toMatchObject([{ title: 'The grown-up area is closed.' }]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('the sign', () => {
  it('is on every page, in minutes, and closes the area', async () => {
    const { user, answersWith } = open({ path: '/about', area: { ...SET, openUntil: later(14.5 * MINUTE) } });
    const sign = await screen.findByRole('complementary', { name: 'The grown-up area is open on this device' });
    expect(sign.closest('header')).not.toBeNull();
    expect(within(sign).getByText('closes by itself in 14 min')).toBeTruthy();
    expect(document.documentElement.dataset.grownUpOpen).toBe('');
    answersWith('DELETE /api/grown-up/open', { openUntil: null });
    await user.click(within(sign).getByRole('button', { name: 'Close now' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(toasts.get()).toMatchObject([{ title: 'Closed', description: 'Maya can see that you were here.' }]);
    expect(document.documentElement.dataset.grownUpOpen).toBeUndefined();
  });

  it('tells a screen reader that it opened and the last minute, not every minute between', async () => {
    open({ path: '/about', area: { ...SET, openUntil: later(61_000) } });
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(told()).toContain('Grown-up area open'));
    await waitFor(() => expect(told()).toContain('Grown-up area open, closes in less than a minute'), {
      timeout: 10_000,
    });
  });
});

describe('the minute of consent', () => {
  const GIVE = 'POST /api/consent';
  const given = { ...NOT_GIVEN, given: { version: '2026-11-22', on: '2026-11-22' } };

  it('takes a first password twice, a tick and a yes, and goes on', async () => {
    const { user, server, sent, at, answersSlowly } = open({ path: '/consent?redirect=%2Fabout', area: UNSET });
    await user.type(await screen.findByLabelText('A grown-up password'), PASSWORD);
    await user.type(screen.getByLabelText('Once more'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Yes, Maya may begin' }));
    expect(screen.getByText('Please tick this first, if you agree.')).toBeTruthy();
    expect(sent(GIVE)).toEqual([]);
    await user.click(screen.getByLabelText('I look after Maya, and I agree to what is kept.'));
    server.answers[GIVE] = json(given);
    answersSlowly();
    await user.click(screen.getByRole('button', { name: 'Yes, Maya may begin' }));
    await waitFor(() => expect(at()).toBe('/about'));
    expect(sent(GIVE)).toEqual([{ password: PASSWORD, version: '2026-11-22' }]);
    expect(toasts.get()).toMatchObject([{ title: 'Thank you.' }]);
  });

  it('can be left for later, and says what that means', async () => {
    const { user, at } = open({ path: '/consent?redirect=%2Fabout', area: UNSET });
    expect(await screen.findByText('Without a yes Maya can use everything, and nothing is lost.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not now. We will be asked again.' }));
    expect(at()).toBe('/about');
  });

  it('says when a try-out ends, where the operator must have a yes', async () => {
    const tryOutUntil = new Date(2026, 10, 22, 16, 2).toISOString();
    open({ path: '/consent?redirect=%2F', area: UNSET, consent: { ...NOT_GIVEN, required: true, tryOutUntil } });
    expect(
      await screen.findByText(
        'Without a yes the account is a try-out: it is erased on Sunday, November 22 at 4:02 pm.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Not now. Maya can try everything for 24 hours.' })).toBeTruthy();
  });

  it('takes the password that is set, and names a wrong one', async () => {
    const { user, refuses, sent } = open({ path: '/consent' });
    await user.type(await screen.findByLabelText('The grown-up password'), 'not that one');
    await user.click(screen.getByLabelText(/I look after Maya/));
    refuses(GIVE, 403, 'grown-up.wrong', () => ({ wrongTries: 1 }));
    await user.click(screen.getByRole('button', { name: 'Yes, that is okay' }));
    expect(await screen.findByText('That was not it. You can try again now.')).toBeTruthy();
    expect(sent(GIVE)).toHaveLength(1);
  });

  it.each([
    [false, 'The yes of a grown-up was taken back, so this account fell asleep.'],
    [true, /^The yes of a grown-up was taken back.* Woken up, it needs a yes again/],
  ])(
    'shows what was agreed to; taken back (required: %s), the account is asleep, and its page says why',
    async (required, why) => {
      const { user, server } = open({ path: '/consent', consent: { ...given, required } });
      expect(await screen.findByText('You agreed on November 22 to the text of November 22.')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Take your agreement back' }));
      await user.type(passwordField('The grown-up password'), PASSWORD);
      Object.assign(server.answers, {
        'POST /api/consent/withdrawal': json(SLEEP),
        'POST /api/logout': json({ ok: true }),
      });
      await user.click(dialog().getByRole('button', { name: 'Take it back' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'This account is asleep' })).toBeTruthy();
      expect(await screen.findByText(why)).toBeTruthy();
    },
  );

  it('leads there also where another call finds the session ended before the answer has come', async () => {
    const { user, server, at } = open({ path: '/consent', consent: given });
    await user.click(await screen.findByRole('button', { name: 'Take your agreement back' }));
    await user.type(passwordField('The grown-up password'), PASSWORD);
    let answer = (_: Response): void => {};
    const withdrawn = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const over = () => refused(401, 'Not authenticated');
    Object.assign(server.answers, {
      'POST /api/consent/withdrawal': () => withdrawn,
      'GET /api/user': over,
      'POST /api/auto-login': over,
    });
    await user.click(dialog().getByRole('button', { name: 'Take it back' }));
    window.dispatchEvent(new StorageEvent('storage', { key: USER_STORAGE_KEY }));
    await waitFor(() => expect(at()).toMatch(/^\/auth/));
    answer(json(SLEEP));
    expect(await screen.findByRole('heading', { level: 1, name: 'This account is asleep' })).toBeTruthy();
    await waitFor(() => expect(toasts.get().filter((one) => one.open)).toEqual([]));
  });
});
