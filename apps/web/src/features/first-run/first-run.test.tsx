import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { WONDERLING_IDS } from '@wonderlings/account/catalogue';
import { COMPANIONS } from '@wonderlings/companions/catalogue';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDevice } from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { INTRODUCTIONS } from './first-run.copy.ts';
import { firstRunStep } from './first-run-steps.ts';

const maya = aUser();
const PUT = 'PUT /api/user/settings';
const POST = 'POST /api/moods';

function start(path = '/start?redirect=%2Fabout') {
  // What the test's page has sent so far.
  const kept = () => Object.assign({ ...maya }, ...server.callsOf(PUT).map(({ body }) => body));
  const server = fakeServer({
    'GET /api/user': () => json(kept()),
    [PUT]: () => json({ ...kept(), newAchievements: [], newRewards: [] }),
    [POST]: () => json({}, 503),
  });
  return { server, ...renderApp(path) };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  freshDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the first run', () => {
  it('introduces all twelve, each by its name and one sentence', async () => {
    const { user } = start();
    await heading('Who comes with you?');
    const twelve = within(screen.getByRole('group', { name: 'All twelve' })).getAllByRole('button');
    expect(twelve.map((one) => one.getAttribute('aria-label'))).toEqual(
      WONDERLING_IDS.map((id) => COMPANIONS.find((one) => one.id === id)?.name),
    );
    for (const id of WONDERLING_IDS) {
      expect(screen.getByText(INTRODUCTIONS[id])).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'The next one' }));
    }
    // Round, and back again.
    expect(screen.getByText(INTRODUCTIONS.zola)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'The one before' }));
    expect(screen.getByText(INTRODUCTIONS.pip)).toBeDefined();
  });

  it('saves each step at once: the buddy, the colors, the feeling; then a seed, and the grown-up’s page', async () => {
    const { user, server, at } = start();
    await user.click(await button('Pogo'));
    await user.click(await button('Hi, Pogo!'));
    await waitFor(() => expect(server.callsOf(PUT)[0]?.body).toEqual({ selectedWonderling: 5 }));

    await heading('Choose Your Favorite Colors!');
    expect(at()).toContain('step=colors');
    await user.click(await button(/^Golden Sunset/));
    expect(document.body.className).toBe('theme4');
    expect((await button(/^Golden Sunset/)).getAttribute('aria-pressed')).toBe('true');
    await user.click(await button('This is my land'));
    await waitFor(() => expect(server.callsOf(PUT).map(({ body }) => body)).toContainEqual({ defaultTheme: 'theme4' }));

    await heading('How do you like your words?');
    await user.click(screen.getByRole('radio', { name: 'Plain' }));
    await waitFor(() => expect(server.callsOf(PUT).map(({ body }) => body)).toContainEqual({ words: 'plain' }));
    await user.click(await button('Next'));

    // From here on in plain words.
    await heading('What fits right now?');
    await user.click(await button('Okay'));
    await waitFor(() =>
      expect(server.callsOf(POST)[0]?.body).toMatchObject({ feeling: 'Okay', baseFeelingName: 'Okay', note: null }),
    );

    await screen.findByRole('heading', { level: 1, name: /^Your first seed is in/ });
    expect(screen.getByText('Come by tomorrow and see what it does.')).toBeDefined();
    await user.click(await button('Next'));
    await waitFor(() => expect(at()).toBe('/consent?redirect=%2Fabout'));
  });

  it('keeps the colors that were chosen while the buddy was still on its way', async () => {
    let comes = (): void => {};
    const coming = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const saved = { ...maya, selectedWonderling: 5 };
    const answer = (user: object) => json({ ...user, newAchievements: [], newRewards: [] });
    const server = fakeServer({
      'GET /api/user': () => json([maya, saved, { ...saved, defaultTheme: 'theme4' }][server.callsOf(PUT).length]),
      [PUT]: () =>
        server.callsOf(PUT).length === 1
          ? coming.then(() => answer(saved))
          : answer({ ...saved, defaultTheme: 'theme4' }),
    });
    const { user } = renderApp('/start');
    await user.click(await button('Pogo'));
    await user.click(await button('Hi, Pogo!'));
    await user.click(await button(/^Golden Sunset/));
    expect(document.body.className).toBe('theme4');
    comes();
    await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(2));
    await waitFor(() => expect(document.body.className).toBe('theme4'));
    expect((await button(/^Golden Sunset/)).getAttribute('aria-pressed')).toBe('true');
  });

  it('can be skipped step by step, without anything being saved', async () => {
    const { user, server, at } = start();
    const titles = ['Choose Your Favorite Colors!', 'How do you like your words?', 'How are you feeling?'];
    for (const title of ['Who comes with you?', ...titles]) {
      await heading(title);
      await user.click(await button('Skip'));
    }
    await heading('This spot is yours.');
    expect(await screen.findByText('A seed waits here. Any feeling can plant it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect([...server.callsOf(PUT), ...server.callsOf(POST)]).toEqual([]);
    await user.click(await button('Next'));
    await waitFor(() => expect(at()).toBe('/consent?redirect=%2Fabout'));
  });

  it('can be skipped as a whole', async () => {
    const { user, at } = start();
    await user.click(await button('Skip all of this'));
    await waitFor(() => expect(at()).toBe('/consent?redirect=%2Fabout'));
  });

  it('goes on at the step of the address, and back by the browser', async () => {
    const { user, history } = start('/start?step=feeling');
    await heading('How are you feeling?');
    await user.click(await button('Skip'));
    await user.click(await button('Go to my land'));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  it('says nothing loud after a hard feeling', async () => {
    const { user } = start('/start?step=feeling');
    await user.click(await button('Worried'));
    await heading('Your first seed is in.');
  });

  it('still knows over a reload that a seed is in, without the feeling in the address', async () => {
    const { user, history } = start('/start?step=feeling');
    await user.click(await button('Worried'));
    await heading('Your first seed is in.');
    const { href } = history.location;
    expect(href).not.toMatch(/worried/i);
    cleanup();
    start(href);
    await heading('Your first seed is in.');
    expect(await screen.findByText('Come by tomorrow and see it grow.')).toBeDefined();
  });

  it('has help on each of its screens, and no bar beside it', async () => {
    const { user } = start();
    await heading('Who comes with you?');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await user.click(await button('I need help now'));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('takes a step that there is not for the first', () => {
    expect(firstRunStep({ step: 'seed', felt: 'hard' })).toEqual({ step: 'seed', felt: 'hard' });
    expect(firstRunStep({ step: 'dance', felt: 'purple' })).toEqual({});
  });
});
