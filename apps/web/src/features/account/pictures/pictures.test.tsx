import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork, refused } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/users.ts';

const MIA = '11111111-1111-4111-8111-111111111111';
const TOM = '22222222-2222-4222-8222-222222222222';
const signedOut = {
  'GET /api/user': () => refused(401, 'Not authenticated'),
  'POST /api/auto-login': () => refused(401, 'Not authenticated'),
};
/** The server sets it. */
const setPictures = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store, and this is what the page reads
  document.cookie = `wonderlings_pictures=${value}; path=/${value === '' ? '; expires=Thu, 01 Jan 1970 00:00:00 GMT' : ''}`;
};
afterEach(() => {
  setPictures('');
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inPath = (id: string) => `POST /api/pictures/${id}/sign-in`;

async function open(pictures: string, answers: Parameters<typeof fakeServer>[0] = {}, path = '/auth') {
  setPictures(pictures);
  const server = fakeServer({ ...signedOut, ...answers });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: pictures ? 'Who is here?' : 'Good to see you' });
  return { ...app, server };
}
const both = `${MIA}.zola.0~${TOM}.fern.1`;
const no = (status: number, code: string, details?: object) => () => json({ error: 'No.', code, details }, status);
const wrong = (triesLeft: number) => no(403, 'account.code-wrong', { triesLeft });

/** Whole, though a word of it is held together by an element of its own. */
const sentence = (words: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === words;

describe('the sign-in page of a device that shows pictures', () => {
  it('shows them without a name, and the ways to another child and to the password', async () => {
    await open(both);
    const windows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(windows).toEqual(['Zola', 'Fern', 'New here']);
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Use a password' })).toBeTruthy();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('button', { name: 'I need help now' })).toBeTruthy();
  });

  it('is the form alone where there is none', async () => {
    await open('');
    expect(screen.queryByText('Who is here?')).toBeNull();
    expect(await button('Sign In')).toBeTruthy();
  });

  it('brings a child in with one tap, and goes where it was going', async () => {
    const { user, server, at } = await open(both, { [inPath(MIA)]: json(aUser()) }, '/auth?redirect=%2Fabout');
    await user.click(await button('Zola'));
    await waitFor(() => expect(at()).toBe('/about'));
    expect(server.callsOf(inPath(MIA)).map(({ body }) => body)).toEqual([{}]);
    expect(await screen.findByText('Hi Maya! Ready for some fun activities?')).toBeTruthy();
  });

  it('says where it is that there was no answer, and can be tapped again', async () => {
    const { user, server } = await open(both, { [inPath(MIA)]: noNetwork });
    await user.click(await button('Zola'));
    expect(await screen.findByText('We could not reach Wonderlings. Try again?')).toBeTruthy();
    expect(screen.queryByText('Login failed')).toBeNull();
    await user.click(await button('Zola'));
    await waitFor(() => expect(server.callsOf(inPath(MIA))).toHaveLength(2));
  });

  it('asks for the password once a picture has ended', async () => {
    const { user } = await open(`${MIA}.zola.0`, {
      [inPath(MIA)]: () => {
        setPictures('');
        return no(401, 'account.no-picture')();
      },
    });
    await user.click(await button('Zola'));
    expect(await screen.findByText('Please come in with your password this time.')).toBeTruthy();
    expect(await button('Sign In')).toBeTruthy();
  });

  it('leads a new child to a grown-up, and back', async () => {
    const { user } = await open(both);
    await user.click(await button('New here'));
    expect(await screen.findByText(sentence('A grown-up can add one more.'))).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Make your own space');
    await user.click(await button('Who is here?'));
    expect(await button('Zola')).toBeTruthy();
  });

  it('has room for six', async () => {
    const ids = Array.from({ length: 6 }, (_, n) => `${n}${MIA.slice(1)}.zola.0`);
    await open(ids.join('~'));
    expect(screen.queryByRole('button', { name: 'New here' })).toBeNull();
    expect(screen.getByText('Six pictures fit here. Take one off first.')).toBeTruthy();
  });

  it('is walked over by arrows', async () => {
    const { user } = await open(both);
    (await button('Zola')).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Fern');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('New here');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Zola');
  });

  it('takes a picture off after asking, and is the form again without any', async () => {
    const off = `DELETE /api/pictures/${MIA}`;
    const { user, server } = await open(`${MIA}.zola.0`, {
      [off]: () => {
        setPictures('');
        return json({ ok: true });
      },
    });
    await user.click(await button('Take my picture off here'));
    await user.click(await button('Zola'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take your picture off?' }));
    expect(server.callsOf(off)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Take it off' }));
    expect(await button('Sign In')).toBeTruthy();
    expect(server.callsOf(off)).toHaveLength(1);
  });

  it('leaves a picture that was not meant', async () => {
    const { user, server } = await open(both);
    await user.click(await button('Take my picture off here'));
    await user.click(await button('Fern'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.seen.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});

describe('a code of four', () => {
  async function openCode(answers: Parameters<typeof fakeServer>[0] = {}) {
    const app = await open(both, answers);
    await app.user.click(await button('Fern'));
    await screen.findByRole('heading', { level: 1, name: 'Your four friends?' });
    const pick = async (...names: string[]) => {
      for (const name of names) await app.user.click(await button(name));
    };
    return { ...app, pick };
  }
  const FOUR = ['Tuck', 'Hum', 'Zola', 'Glim'];

  it('is sent as soon as there are four, in whatever order', async () => {
    const { pick, server, at } = await openCode({ [inPath(TOM)]: json(aUser()) });
    await pick('Tuck', 'Hum', 'Hum', 'Lulu', 'Hum', 'Zola');
    expect(at()).toBe('/');
    expect(server.callsOf(inPath(TOM)).map(({ body }) => body)).toEqual([{ code: ['tuck', 'lulu', 'hum', 'zola'] }]);
  });

  it('tells how many are picked, and not who', async () => {
    const { pick } = await openCode();
    await pick('Tuck', 'Hum');
    const slots = screen.getByRole('img', { name: '2 of 4 picked' });
    expect(slots.textContent).toBe('');
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses).toContain('2 of 4 picked. Any order is fine.');
  });

  it('empties kindly when they are others, and says when one try is left', async () => {
    const { pick, server } = await openCode({ [inPath(TOM)]: wrong(4) });
    await pick(...FOUR);
    expect(await screen.findByText(/Let's try again\./)).toBeTruthy();
    expect(screen.getByRole('img', { name: '0 of 4 picked' })).toBeTruthy();
    expect(screen.queryByText('Login failed')).toBeNull();
    server.answers[inPath(TOM)] = wrong(1);
    await pick(...FOUR);
    expect(await screen.findByText(/One more try\. Then we use your password\./)).toBeTruthy();
  });

  it('leads to the password when it rests', async () => {
    const { user, pick } = await openCode({
      [inPath(TOM)]: no(403, 'account.code-rests'),
    });
    await pick(...FOUR);
    await screen.findByRole('heading', { level: 1, name: 'Now we use your password.' });
    await user.click(await button('Use a password'));
    expect(await button('Sign In')).toBeTruthy();
    expect(screen.getByText(sentence('Ask a grown-up if you need help. Nothing is lost.'))).toBeTruthy();
  });

  const KEPT = 'wonderlings.code-tries';
  const locked = () => screen.findByRole('heading', { level: 1, name: 'Now we use your password.' });

  it('is not asked for by this device after five wrong ones, whatever the server counts: also after a reload, and without a network', async () => {
    const { pick, server } = await openCode({ [inPath(TOM)]: wrong(4) });
    for (let tries = 1; tries < 5; tries += 1) await pick(...FOUR);
    expect(await screen.findByText(/One more try\. Then we use your password\./)).toBeTruthy();
    await pick(...FOUR);
    await locked();
    expect(screen.queryByRole('group', { name: 'All twelve' })).toBeNull();
    expect(server.callsOf(inPath(TOM))).toHaveLength(5);
    // Of the child nothing is kept but the random id of its picture.
    expect(JSON.parse(localStorage.getItem(KEPT) ?? '')).toEqual({
      [TOM]: { wrong: 5, restsUntil: expect.any(Number) },
    });

    cleanup();
    const again = await open(both, { [inPath(TOM)]: noNetwork });
    await again.user.click(await button('Fern'));
    await locked();
    expect(again.server.callsOf(inPath(TOM))).toEqual([]);
    // Another child's picture is what it was.
    again.server.answers[inPath(MIA)] = json(aUser());
    await again.user.click(await button('Back'));
    await again.user.click(await button('Zola'));
    await waitFor(() => expect(again.at()).toBe('/'));
  });

  it('counts those of before a reload, until the code was right', async () => {
    const { pick } = await openCode({ [inPath(TOM)]: wrong(4) });
    for (let tries = 1; tries < 4; tries += 1) await pick(...FOUR);
    cleanup();
    const again = await openCode({ [inPath(TOM)]: wrong(4) });
    await again.pick(...FOUR);
    expect(await screen.findByText(/One more try\. Then we use your password\./)).toBeTruthy();
    again.server.answers[inPath(TOM)] = json(aUser());
    await again.pick(...FOUR);
    await waitFor(() => expect(again.at()).toBe('/'));
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it('counts no try that was not answered', async () => {
    const { pick } = await openCode({ [inPath(TOM)]: noNetwork });
    for (let tries = 0; tries < 6; tries += 1) await pick(...FOUR);
    expect(await screen.findByText(/We could not reach Wonderlings\. Try again\?/)).toBeTruthy();
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it('rests as long as the server says', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const inAnHour = () =>
      new Response(JSON.stringify({ error: 'No.', code: 'account.code-rests' }), {
        status: 403,
        headers: { 'Content-Type': 'application/json', 'Retry-After': '3600' },
      });
    const { user, pick } = await openCode({ [inPath(TOM)]: inAnHour });
    await pick(...FOUR);
    await locked();
    const openAgain = async () => {
      await user.click(await button('Back'));
      await user.click(await button('Fern'));
    };
    vi.setSystemTime(Date.now() + 3_599_000);
    await openAgain();
    await locked();
    vi.setSystemTime(Date.now() + 1_000);
    await openAgain();
    expect(await screen.findByRole('group', { name: 'All twelve' })).toBeTruthy();
  });

  it('forgets what it counts of a picture that is gone', async () => {
    localStorage.setItem(KEPT, JSON.stringify({ gone: { wrong: 5, restsUntil: Date.now() + 60_000 } }));
    const { pick } = await openCode({ [inPath(TOM)]: wrong(4) });
    await pick(...FOUR);
    await screen.findByText(/Let's try again\./);
    expect(Object.keys(JSON.parse(localStorage.getItem(KEPT) ?? ''))).toEqual([TOM]);
  });

  it('leads to the password when it is forgotten', async () => {
    const { user } = await openCode();
    await user.click(await button('I forgot my friends'));
    expect(await screen.findByText('That happens. Type your password, then pick new ones.')).toBeTruthy();
    expect(await button('Sign In')).toBeTruthy();
  });

  it('has every friend in another place each time', async () => {
    const { user } = await openCode();
    const places = () =>
      within(screen.getByRole('group', { name: 'All twelve' }))
        .getAllByRole('button')
        .map((friend) => friend.getAttribute('aria-label'));
    const seen = new Set<string>();
    for (let n = 0; n < 4; n += 1) {
      expect(places().toSorted()).toHaveLength(12);
      seen.add(places().join());
      await user.click(await button('Back'));
      await user.click(await button('Fern'));
      await screen.findByRole('group', { name: 'All twelve' });
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('signing in with the password', () => {
  it.each([
    ['its own code may be tried again', TOM, [MIA]],
    ['that of another child rests on', MIA, [TOM]],
  ])('begins the tries of a picture anew: %s', async (_, own, resting) => {
    const rests = { wrong: 5, restsUntil: Date.now() + 60_000 };
    localStorage.setItem('wonderlings.code-tries', JSON.stringify({ [MIA]: rests, [TOM]: rests }));
    const { user } = await open(both, {
      'POST /api/login': json(aUser()),
      'GET /api/pictures': json({ here: { id: own, picture: 'fern', hasCode: true } }),
    });
    await user.click(await button('Use a password'));
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'maya');
    await user.type(within(screen.getByRole('tabpanel')).getByLabelText('Password'), 'three odd words');
    await user.click(await button('Sign In'));
    const kept = () => Object.keys(JSON.parse(localStorage.getItem('wonderlings.code-tries') ?? '{}'));
    await waitFor(() => expect(kept()).toEqual(resting));
  });

  it('puts the picture on the device when it is asked to', async () => {
    const { user, server } = await open('', { 'POST /api/login': json(aUser()) });
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'maya');
    await user.type(within(screen.getByRole('tabpanel')).getByLabelText('Password'), 'three odd words');
    await user.click(screen.getByRole('checkbox', { name: 'Show my picture on this device' }));
    await user.click(await button('Sign In'));
    await waitFor(() => expect(server.callsOf('POST /api/login')[0]?.body).toMatchObject({ showPicture: true }));
  });
});
