import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appHasSettled } from './app-is-there.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

/** The second is a phone on its side. Only the last has margins that something may float over. */
const SIZES = [
  { width: 390, height: 844, hasMargins: false },
  { width: 844, height: 390, hasMargins: false },
  { width: 820, height: 1180, hasMargins: false },
  { width: 1024, height: 768, hasMargins: false },
  { width: 1440, height: 844, hasMargins: true },
];
/** Specification 000, section 9: every two seconds; and a little for a busy machine. */
const AFTER_CHECK_MS = 2600;

const FLOATING = ['Make it fit you', 'Music is off'];
/** What the two floating buttons cover in a window with margins, by its words. Runs in the page. */
const COVERED = `(() => {
  const floating = ${JSON.stringify(FLOATING)}.map((title) => document.querySelector('[title="' + title + '"]'));
  const others = [...document.querySelectorAll('a[href], button, input, select, textarea, [data-bar]')].filter(
    (other) => !floating.includes(other),
  );
  const covers = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return floating.flatMap((button) => {
    if (!button) return ['a floating button is not there'];
    const box = button.getBoundingClientRect();
    return [...others, ...floating.filter((other) => other !== button)]
      .filter((other) => other.getBoundingClientRect().width > 0 && covers(box, other.getBoundingClientRect()))
      .map((other) => button.title + ' covers ' + (other.textContent || other.outerHTML).slice(0, 60));
  });
})()`;

/**
 * Without margins: what can be pressed and is fixed over the page outside of its bars; and of the buttons of the upper bar those that
 * lie over another one or reach out of it. Runs in the page.
 */
const ASTRAY = `(() => {
  const named = (button) => (button.getAttribute('aria-label') || button.textContent || button.outerHTML).slice(0, 60);
  const isFixed = (element) => getComputedStyle(element).position === 'fixed';
  const fixedPartOf = (element) => (!element || isFixed(element) ? element : fixedPartOf(element.parentElement));
  const overPage = [...document.querySelectorAll('a[href], button')].filter((control) => {
    const part = fixedPartOf(control);
    return part && !part.hasAttribute('data-bar') && part.getBoundingClientRect().width > 1;
  });
  const bar = document.querySelector('header');
  const room = bar.getBoundingClientRect();
  const inBar = [...bar.querySelectorAll('a[href], button')].filter(
    (control) => fixedPartOf(control) === bar && !control.closest('aside') && control.getBoundingClientRect().width > 0,
  );
  const boxes = inBar.map((control) => control.getBoundingClientRect());
  const problems = inBar.flatMap((control, index) => {
    const { left, right, top, bottom, width, height } = boxes[index];
    const isOut = left < room.left || right > room.right || top < room.top || bottom > room.bottom;
    const isOver = boxes.some((other, at) => at !== index && left < other.right - 0.5 && other.left < right - 0.5);
    const isSmall = width < 44 || height < 48;
    return [isOut && ' reaches out of the bar', isOver && ' lies over another', isSmall && ' is too small'].filter(Boolean).map((what) => named(control) + what);
  });
  for (const title of ${JSON.stringify(FLOATING)})
    if (!inBar.some((control) => control.title === title)) problems.push(title + ' is not in the bar');
  return [...overPage.map((control) => named(control) + ' lies over the page'), ...problems];
})()`;

const focused = (page: Page) =>
  page.evaluate<string>(
    `(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent ?? '').trim()`,
  );

describe.runIf(hasChromium())('the shell in a browser', () => {
  const house = useHouse();

  async function open(path: string, { width = 1440, signedIn = false } = {}) {
    const context = await house.browser.newContext({
      baseURL: house.url,
      locale: 'en-GB',
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const calls: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => /\/api\/(user|auto-login)$/.test(request.url()) && calls.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    if (signedIn) await page.request.post('/api/login', { data: DEMO_ACCOUNT });
    await page.goto(path, { waitUntil: 'networkidle' });
    return { page, calls, errors, close: () => context.close() };
  }

  it.each(['/', '/auth', '/parents', '/privacy', '/about'])('does not ask who a visitor of %s is', async (path) => {
    const { calls, errors, close } = await open(path);
    expect(calls).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('knows the signed-in child after a reload, and none after the logout', async () => {
    const { page, calls, errors, close } = await open('/', { signedIn: true });
    await page.getByRole('button', { name: /help and logout/ }).waitFor();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await appHasSettled(page);
    calls.length = 0;
    await page.reload({ waitUntil: 'networkidle' });
    expect(calls).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it.each(['/', '/auth', '/mood', '/activities', '/settings', '/history', '/keepsake'])(
    'keeps the floating buttons off every control of %s, wherever it is scrolled to, at every size',
    async (path) => {
      const { page, close } = await open(path, { width: 390, signedIn: path !== '/auth' });
      // The journal opens with a word from the buddy, once in a tab, and on a slow machine after the network is quiet.
      if (path === '/mood') await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click();
      await page.clock.install();
      await page.reload({ waitUntil: 'networkidle' });
      await page.keyboard.press('Escape');
      // They come after the page, once it has nothing else to do.
      for (const title of FLOATING) await page.getByTitle(title, { exact: true }).waitFor();
      for (const { width, height, hasMargins } of SIZES) {
        await page.setViewportSize({ width, height });
        for (const part of [0, 0.5, 1]) {
          await page.evaluate(`window.scrollTo(0, ${part} * document.documentElement.scrollHeight)`);
          await page.clock.runFor(AFTER_CHECK_MS);
          const found = await page.evaluate<string[]>(hasMargins ? COVERED : ASTRAY);
          expect(found, `${part} of the way down at ${width} x ${height}`).toEqual([]);
        }
      }
      await close();
    },
  );

  it('has room in the bar of the narrowest phones, of those on their side and of tablets for all tools, however long the name and large the words', async () => {
    const { page, close } = await open('/about', { width: 320 });
    const child = { username: 'maximiliana.7', displayName: 'Maximiliana Rosalinde', password: 'seven purple otters' };
    await page.request.post('/api/register', { data: child });
    for (const textSize of ['normal', 'largest']) {
      await page.evaluate(`localStorage.setItem('wonderlings.comfort', '{"textSize":"${textSize}"}')`);
      await page.goto('/about', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: /help and logout/ }).waitFor();
      for (const title of FLOATING) await page.getByTitle(title, { exact: true }).waitFor();
      const upright = [320, 360, 390, 430, 600, 720, 790, 820, 1023, 1024, 1199].map((width) => ({
        width,
        height: 844,
      }));
      const onTheirSide = [800, 844, 932, 1023].map((width) => ({ width, height: 390 }));
      for (const { width, height } of [...upright, ...onTheirSide]) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate<string[]>(ASTRAY), `${textSize} words at ${width} x ${height}`).toEqual([]);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
      }
    }
    await close();
  });

  it('plays on when a phone is turned on its side, and when the button goes to the corner of a wide window', async () => {
    const { page, close } = await open('/about', { width: 390 });
    const music = page.getByRole('button', { name: 'Music' });
    await music.click();
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await music.getAttribute('aria-pressed')).toBe('true');
    await page.setViewportSize({ width: 1280, height: 820 });
    await expect.poll(async () => (await music.boundingBox())?.y).toBeGreaterThan(200);
    expect(await music.getAttribute('aria-pressed')).toBe('true');
    await close();
  });

  it('can be walked by keys from the skip link to help and back', async () => {
    const { page, close } = await open('/no/such/place');
    await page.getByRole('button', { name: 'Colors' }).waitFor();
    const walk: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      walk.push(await focused(page));
    }
    expect(walk.slice(0, 3)).toEqual(['Skip to the main part', 'Wonderlings, home', 'Home']);
    expect(walk).toContain('Colors');
    await page.getByRole('button', { name: 'I need help now' }).focus();
    await page.keyboard.press('Enter');
    const help = page.getByRole('dialog', { name: 'You can get help now' });
    await help.waitFor();
    expect(await help.getByRole('link', { name: /Emergency 999/ }).getAttribute('href')).toBe('tel:999');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(`!!document.activeElement.closest('[role="dialog"]')`)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
    // Radix gives the focus back a turn after the dialog has gone.
    await expect.poll(() => focused(page)).toBe('I need help now');
    await close();
  });

  it('plays music when asked to, and makes larger words without cutting any page off', async () => {
    const { page, errors, close } = await open('/auth', { width: 390 });
    const music = page.getByRole('button', { name: 'Music' });
    await music.click();
    expect(await music.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Make it fit you' }).click();
    await page.getByRole('radio', { name: 'Largest' }).check();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('21px');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(errors).toEqual([]);
    await close();
  });

  it('shows numbers without a network, once the page has settled', async () => {
    const { page, close } = await open('/auth');
    // Its script and its styles, which come some seconds after the page.
    const come = `['js', 'css'].every((kind) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/help-rest-') && name.endsWith(kind)))`;
    await expect.poll(() => page.evaluate<boolean>(come)).toBe(true);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'I need help now' }).click();
    await page.getByRole('dialog', { name: 'You can get help now' }).waitFor();
    await close();
  });
});
