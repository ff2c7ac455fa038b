import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appHasSettled } from './app-is-there.ts';
import { awaitedLater } from './awaited-later.ts';
import { expectNoBrokenRule } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { tabTo } from './family-steps.ts';
import { expectFitsEverywhere } from './fits.ts';
import { useHouse } from './house.ts';

const PASSWORD = 'seven purple otters';
const FOUR = ['Lulu', 'Hum', 'Pogo', 'Fern'];
const OTHERS = ['Zola', 'Hum', 'Pogo', 'Fern'];
/** As many wrong tries as a code takes before it rests. */
const TRIES = 5;
const NAMES = `[...document.querySelectorAll('fieldset button')].map((one) => one.getAttribute('aria-label'))`;
const TABLET = { width: 820, height: 1180 };

describe.runIf(hasChromium())('the pictures of a shared tablet, by keys alone', () => {
  const house = useHouse();
  let page: Page;
  beforeAll(async () => {
    const tablet = await house.browser.newContext({
      ...{ baseURL: house.url, viewport: TABLET, locale: 'en-US', reducedMotion: 'reduce' },
    });
    for (const displayName of ['Quentin', 'Odile']) {
      const data = { username: `tablet-${displayName}`, displayName, password: PASSWORD, showPicture: true };
      expect((await tablet.request.post('/api/register', { data })).status()).toBe(201);
      if (displayName === 'Quentin') await tablet.request.post('/api/logout');
    }
    page = await tablet.newPage();
  });
  afterAll(() => page?.context().close());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const title = (name: string) => page.getByRole('heading', { name });
  const label = () =>
    page.evaluate<string>(
      `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''`,
    );
  const enter = async (name: string) => {
    await tabTo(page, button(name));
    await page.keyboard.press('Enter');
  };
  /** The twelve stand in other places each time: arrows lead from one to the next. */
  async function pick(four: readonly string[]): Promise<void> {
    const twelve = page.getByRole('group', { name: 'All twelve' });
    for (const friend of four) {
      await tabTo(page, twelve.getByRole('button').first());
      await page.keyboard.press('Home');
      const names = await page.evaluate<string[]>(NAMES);
      for (let steps = names.indexOf(friend); steps > 0; steps -= 1) await page.keyboard.press('ArrowRight');
      expect(await label()).toBe(friend);
      await page.keyboard.press('Space');
    }
  }
  const isIn = async () => (await page.request.get('/api/user')).status() === 200;
  async function openDoor(): Promise<void> {
    await page.request.post('/api/logout');
    await page.goto('/auth', { waitUntil: 'networkidle' });
    await title('Who is here?').waitFor();
  }
  /** The second picture, which has the code. */
  async function openSecond(): Promise<void> {
    await tabTo(page, page.locator('main button[data-at="0"]'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  async function openCode(): Promise<void> {
    await openSecond();
    await title('Your four friends?').waitFor();
  }
  async function look(what: string, turn: number): Promise<void> {
    await expectNoBrokenRule(page, what);
    await expectFitsEverywhere(page, what, turn);
    await page.setViewportSize(TABLET);
  }

  it('get a code of four in the settings, which has to be picked twice the same', async () => {
    await page.goto('/settings', { waitUntil: 'networkidle' });
    await enter('Pick four friends');
    await page.getByRole('dialog', { name: 'Pick four friends' }).waitFor();
    await expectNoBrokenRule(page, 'a code that is picked');
    await page.setViewportSize(TABLET);
    await pick(FOUR);
    await page.getByText('Pick the same four, once more.').waitFor();
    await pick(OTHERS);
    await page.getByText('Those were not the same. Start again?').waitFor();
    await pick(FOUR);
    await pick(FOUR);
    const password = page.getByLabel('Your password', { exact: true });
    await tabTo(page, password);
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await page.getByText('That was not your password.').waitFor();
    await expectNoBrokenRule(page, 'a code that is kept');
    await page.setViewportSize(TABLET);
    await tabTo(page, password);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Your four friends will know you now.').first().waitFor();
    await page.getByText('The code is on, here only.').waitFor();
  });

  it('are walked by arrows; one without a code is open at once, and one with a code to its four alone', async () => {
    await openDoor();
    await look('the pictures', 2);
    await tabTo(page, page.locator('main button[data-at="0"]'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    expect(await label()).toBe('New here');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect((await (await page.request.get('/api/user')).json()).displayName).toBe('Quentin');

    await openDoor();
    await openCode();
    // Where the focus is after a page was changed, a screen reader begins.
    expect(await label()).toBe('Your four friends?');
    await look('a code that is asked for', 3);
    await pick(OTHERS);
    await page.getByRole('status').getByText("Let's try again.").waitFor();
    await page.getByRole('img', { name: '0 of 4 picked' }).waitFor();
    expect(await isIn()).toBe(false);
    await pick(FOUR.toReversed());
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect((await (await page.request.get('/api/user')).json()).displayName).toBe('Odile');
  });

  it('rest after five wrong codes, and lead to the password without blame', async () => {
    await openDoor();
    await openCode();
    const answered = awaitedLater(page.waitForResponse((answer) => answer.url().endsWith('/sign-in')));
    await pick(OTHERS);
    const { status, url } = await answered.then((answer) => ({ status: answer.status(), url: answer.url() }));
    expect(status).toBe(403);
    const data = { code: OTHERS.map((name) => name.toLowerCase()) };
    for (let tries = 2; tries < TRIES - 1; tries += 1) {
      expect((await page.request.post(url, { data })).status()).toBe(403);
    }
    await pick(OTHERS);
    await page.getByText('One more try. Then we use your password.').waitFor();
    await pick(OTHERS);
    await title('Now we use your password.').waitFor();
    expect(await label()).toBe('Now we use your password.');
    await look('a code that rests', 4);

    // From here on the device knows by itself: it asks the server for nothing, after a reload and without a network.
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/sign-in') && asked.push(request.url()));
    await page.reload({ waitUntil: 'networkidle' });
    await appHasSettled(page);
    await page.context().setOffline(true);
    await openSecond();
    await title('Now we use your password.').waitFor();
    expect(await label()).toBe('Now we use your password.');
    expect(await page.getByRole('group', { name: 'All twelve' }).count()).toBe(0);
    await page.context().setOffline(false);
    expect(asked).toEqual([]);
    await enter('Use a password');
    await page.getByText('Ask a grown-up if you need help. Nothing is lost.').waitFor();
    await tabTo(page, page.getByLabel('Username', { exact: true }).first());
    await page.keyboard.type('tablet-Odile');
    await tabTo(page, page.getByLabel('Password', { exact: true }).first());
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect(await isIn()).toBe(true);

    // The password was right: its four friends know the child again.
    await openDoor();
    await openCode();
    await pick(FOUR);
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect((await (await page.request.get('/api/user')).json()).displayName).toBe('Odile');
  });
});
