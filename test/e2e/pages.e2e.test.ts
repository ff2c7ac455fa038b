import { DEMO_ACCOUNT, DEMO_GROWN_UP_PASSWORD } from '@wonderlings/account/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { brokenRules, expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { expectFitsEverywhere, expectOverNothing, laidOut } from './fits.ts';
import { useHouse } from './house.ts';

const NOWHERE = '/no/such/place';
const PUBLIC = ['/', '/auth', '/parents', '/privacy', '/about', '/receipt', NOWHERE];
const GUARDED = [
  '/mood',
  '/mood?view=quick',
  '/activities/journal',
  '/activities',
  '/active-time',
  '/down-time',
  '/settings',
  '/settings/grown-up',
  '/settings/leave',
  '/history',
  '/keepsake',
  '/keepsake?view=make',
  '/start',
  '/start?step=colors',
  '/start?step=words',
  '/start?step=feeling',
  '/start?step=seed',
  '/consent',
  '/activities/be-active',
  '/activities/breath',
  '/activities/breath?level=beginner',
  '/activities/calm',
  '/activities/environment',
  '/activities/environment/plants',
  '/activities/exercise',
  '/activities/sleep',
  '/coping-tools',
  '/daily-affirmation',
  '/progress',
  '/progress?tab=badges',
  '/progress?tab=stickers',
  '/progress?tab=streaks',
];
/** Only while the area of the grown-up is open. */
const GROWN_UP = [
  '/grown-up',
  '/grown-up/days',
  '/grown-up/print',
  '/grown-up/check',
  '/grown-up/keepsake',
  '/grown-up/take-along',
  '/grown-up/import',
  '/grown-up/erase',
];
const ALL = [...PUBLIC, ...GUARDED, ...GROWN_UP];
/** No other suite looks at these at a desk as a child has them: without the sign of the grown-up area, in the theme of its own. */
const ALONE_AT_A_DESK = [
  '/mood',
  '/activities',
  '/activities/environment',
  '/activities/sleep',
  '/progress?tab=badges',
];
/** A companion greets the child there first. */
const WELCOMED = ['/mood', '/activities/journal'];
const CLOSES = /^closes by itself in \d+ min$/;
const OPEN_AGAIN_AFTER_MS = 5 * 60_000;

describe.runIf(hasChromium())('every page', () => {
  const house = useHouse();
  let child: BrowserContext;
  let visitor: BrowserContext;
  /** The same device after a grown-up has opened their area there. */
  let grownUp: BrowserContext;
  const elsewhere: string[] = [];
  const opened = new Set<string>();
  const linked = new Set<string>();

  async function newContext(): Promise<BrowserContext> {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', reducedMotion: 'reduce' });
    // Every page is as in a new tab, which remembers no welcome.
    await context.addInitScript('sessionStorage.clear()');
    context.on('request', (request) => {
      if (!request.url().startsWith(house.url) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
    });
    // What the policy of the browser has held back was asked for all the same.
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) elsewhere.push(message.text());
    });
    return context;
  }

  beforeAll(async () => {
    [child, visitor, grownUp] = [await newContext(), await newContext(), await newContext()];
    for (const { request } of [child, grownUp]) {
      expect((await request.post('/api/login', { data: DEMO_ACCOUNT })).status()).toBe(200);
    }
  });
  let openedAt = Number.NEGATIVE_INFINITY;
  /** It closes after a quarter of an hour, which a slow machine may need for all the pages. */
  async function openArea(): Promise<void> {
    if (Date.now() - openedAt < OPEN_AGAIN_AFTER_MS) return;
    const data = { password: DEMO_GROWN_UP_PASSWORD };
    expect((await grownUp.request.post('/api/grown-up/open', { data })).status()).toBe(200);
    openedAt = Date.now();
  }

  async function open(context: BrowserContext, path: string, width: number): Promise<Page> {
    // The page of before, if it is open: a new one starts a process, and compiles everything again.
    const page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // The page as it was painted gives way to the app: what is looked at here is the app.
    await appIsThere(page);
    const welcome = page.getByRole('dialog').getByRole('button', { name: 'Okay' });
    if (WELCOMED.includes(path)) await welcome.click();
    // The heading stands before what it is the heading of.
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready');
    return page;
  }
  const contextOf = (path: string) => (PUBLIC.includes(path) ? visitor : GROWN_UP.includes(path) ? grownUp : child);
  /** The sign that the area is open, which every page has while it is. */
  async function expectSign(page: Page, path: string): Promise<void> {
    const sign = page.getByRole('complementary', { name: 'The grown-up area is open on this device' });
    await sign
      .getByText(CLOSES)
      .waitFor()
      .catch((reason) => {
        throw new Error(`No sign on ${path}`, { cause: reason });
      });
  }

  /** Says so when a page is not there, and says nothing of it when it is. */
  async function expectThere(page: Page, path: string): Promise<void> {
    expect(await page.getByText('404 Page Not Found').count(), path).toBe(path === NOWHERE ? 1 : 0);
    opened.add(pathOf(path));
  }
  /** A view of a page is where the page is. */
  const pathOf = (href: string) => new URL(href, house.url).pathname;
  async function noteLinks(page: Page): Promise<void> {
    for (const link of await page.getByRole('link').all()) {
      const href = await link.getAttribute('href');
      if (href?.startsWith('/')) linked.add(pathOf(href));
    }
  }

  async function openAndNoteLinks(context: BrowserContext, path: string, width: number): Promise<Page> {
    const page = await open(context, path, width);
    await noteLinks(page);
    return page;
  }

  it.each(ALL)('%s breaks no rule of axe in any theme, and fits at every width', async (path) => {
    if (GROWN_UP.includes(path)) await openArea();
    const page = await open(contextOf(path), path, 390);
    await expectThere(page, path);
    await expectNoBrokenRuleInAnyTheme(page, path, async (width) => {
      await expectFitsEverywhere(page, path, ALL.indexOf(path));
      if (PUBLIC.includes(path)) return openAndNoteLinks(visitor, path, width);
      if (ALONE_AT_A_DESK.includes(path)) {
        await page.setViewportSize({ width, height: 900 });
        await laidOut(page);
        expect(await brokenRules(page), `${path} at ${width}, without the sign`).toEqual([]);
      }
      // At a desk a grown-up looks, so that each page is seen with the sign and without it.
      await openArea();
      const desk = await openAndNoteLinks(grownUp, path, width);
      await expectSign(desk, path);
      return desk;
    });
  });

  it('fits at every width on the home of a child, by day, in the evening, and after it told a feeling', async () => {
    const context = await newContext();
    const data = {
      username: `fitting.${crypto.randomUUID().slice(0, 8)}`,
      displayName: 'Maximiliana',
      password: 'seven purple otters',
    };
    expect((await context.request.post('/api/register', { data })).ok()).toBe(true);
    const page = await open(context, '/', 390);
    const home = async (hour: string) => {
      await page.clock.setFixedTime(new Date(`${new Date().toISOString().slice(0, 10)}T${hour}:40:00Z`));
      await open(context, '/', 390);
      await page.locator('main [data-wonderling]').first().waitFor();
    };
    // The first time the buddy has something to say, and what stands below it moves.
    for (const [turn, hour] of ['08', '14', '20'].entries()) {
      await home(hour);
      await expectFitsEverywhere(page, `home at ${hour}`, turn);
    }
    const feeling = { feeling: 'Okay', baseFeelingName: 'Okay', note: null, timestamp: new Date().toISOString() };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await context.request.post('/api/moods', { data: feeling, headers })).ok()).toBe(true);
    await home('14');
    await page.getByText('Planted').waitFor();
    await expectFitsEverywhere(page, 'home after a feeling', 3);
    await context.close();
  });

  it('says a message over no title and over no footer', async () => {
    const page = await open(child, '/coping-tools', 1440);
    const heart = page.getByRole('button', { name: 'Magic Counting: my favorites' });
    const message = page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
    await heart.click();
    await message.getByText('Saved to your favorites.').waitFor();
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await laidOut(page);
    await expectOverNothing(page, message);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'All tools' }).click();
    await heart.click();
    await message.getByText('Taken out of your favorites.').waitFor();
    await page.evaluate('window.scrollTo(0, 0)');
    await laidOut(page);
    await expectOverNothing(page, message);
    await page.close();
  });

  it('says a message over no title of a dialog and over nothing to press in it, where it can be closed', async () => {
    const page = await open(child, '/coping-tools?tool=balloon-breathing', 390);
    const dialog = page.getByRole('dialog', { name: 'Balloon Breathing' });
    for (let step = 1; step < 9; step += 1) await page.keyboard.press('ArrowRight');
    const heart = dialog.getByRole('button', { name: 'Balloon Breathing: my favorites' });
    // What is under a dialog has no role.
    const message = page
      .getByRole('region', { name: /^Messages/, includeHidden: true })
      .getByRole('listitem', { includeHidden: true });
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wasLiked = (await heart.getAttribute('aria-pressed')) === 'true';
      await heart.click();
      await message.getByText(wasLiked ? 'Taken out of your favorites.' : 'Saved to your favorites.').waitFor();
      await expectOverNothing(page, message, dialog);
      // The picture goes, and words come where it was.
      await page.keyboard.press('ArrowLeft');
      await laidOut(page);
      await expectOverNothing(page, message, dialog);
      await page.keyboard.press('ArrowRight');
      await message.getByRole('button', { name: 'Close message', includeHidden: true }).click();
      await message.waitFor({ state: 'detached' });
      expect(await dialog.isVisible()).toBe(true);
    }
    await page.close();
  });

  it.each(PUBLIC)('says that the grown-up area is open, while it is, on %s too', async (path) => {
    await openArea();
    const page = grownUp.pages()[0] ?? (await grownUp.newPage());
    await page.goto(path, { waitUntil: 'commit' });
    await expectSign(page, path);
  });

  it('leads nowhere that is not there', async () => {
    const page = await open(child, '/', 1440);
    await noteLinks(page);
    for (const path of ['/parents', '/privacy', '/about']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await noteLinks(page);
    }
    expect(linked.size).toBeGreaterThan(6);
    // Most of them have been looked at above.
    for (const path of linked) {
      if (opened.has(path)) continue;
      await page.goto(path, { waitUntil: 'networkidle' });
      // Of the grown-up area nothing is there while it is closed, but the way in.
      if (path.startsWith('/grown-up')) {
        await page.getByRole('dialog', { name: 'Grown-up area' }).waitFor();
        continue;
      }
      // Not by its role: behind a greeting it has none.
      await page.locator('h1').first().waitFor();
      await expectThere(page, path);
    }
    await page.close();
  });

  it('asks no other origin for anything', () => {
    expect(elsewhere).toEqual([]);
  });
});
