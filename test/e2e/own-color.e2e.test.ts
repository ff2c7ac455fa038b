import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

/** Sea green; 35% of it with white; and itself, which is light enough to carry ink. */
const OWN = { color: '#14b8a6', paper: 'rgb(173, 230, 224)', accent: 'rgb(20, 184, 166)' } as const;

/** Every place that a child writes or ticks on, and how to get there: "The paper that you write on gets this color." */
const PAPERS: readonly (readonly [what: string, path: string, paper: (page: Page) => Promise<Locator>])[] = [
  ['the page of Daily Writing', '/activities/journal', async (page) => page.getByRole('tabpanel').locator('textarea')],
  [
    'the note of a feeling',
    '/mood',
    async (page) => {
      await page.getByRole('button', { name: /^Worried/ }).click();
      return page.locator('textarea');
    },
  ],
  [
    'the note of a quick check-in',
    '/mood?view=quick',
    async (page) => {
      await page.getByRole('button', { name: /^Angry/ }).click();
      return page.locator('textarea');
    },
  ],
  [
    'the name of the journal',
    '/mood',
    async (page) => {
      await page.getByRole('button', { name: 'Name Your Journal' }).click();
      return page.getByRole('dialog', { name: 'Name Your Journal' });
    },
  ],
  ['the words of a keepsake', '/keepsake', async (page) => page.locator('form:has(ol)')],
  ['a question about today', '/daily-affirmation', async (page) => page.locator('label:has([type="radio"])').first()],
  [
    'a new plant',
    '/activities/environment/plants',
    async (page) => {
      await page.getByRole('button', { name: 'Add Plant' }).click();
      return page.locator('div:has(> form)');
    },
  ],
  [
    'a plant that is changed',
    '/activities/environment/plants',
    async (page) => {
      await page.getByRole('button', { name: /^Sunny/ }).click();
      await page.getByRole('button', { name: 'Change Sunny' }).click();
      return page.getByRole('dialog');
    },
  ],
  [
    'a growth log',
    '/activities/environment/plants',
    async (page) => {
      await page.getByRole('button', { name: /^Sunny/ }).click();
      await page.getByRole('button', { name: 'Add Growth Log' }).click();
      return page.getByRole('dialog', { name: 'Add Growth Log' });
    },
  ],
  [
    'the age of a sleeper',
    '/activities/sleep',
    async (page) => page.locator('div:has(> div > h2):has([type="number"])'),
  ],
  ['a night', '/activities/sleep', async (page) => page.locator('div:has(> form)')],
  ['the personal settings', '/settings', async (page) => page.locator('div:has(> form)').first()],
  ['the password', '/settings', async (page) => page.locator('div:has(> form)').last()],
];

interface BrowserWindow {
  readonly getComputedStyle: (node: unknown) => { readonly backgroundColor: string };
}

describe.runIf(hasChromium())("a child's own color", () => {
  const house = useHouse();
  let children = 0;
  /** Of the child who chose a color, for all that only looks at it: a page of its own for each test took most of its time. */
  let painter: Page;

  async function newChild(favoriteColor?: string, theme = 'theme1'): Promise<Page> {
    const context = await house.browser.newContext({
      baseURL: house.url,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    children += 1;
    const account = { username: `painter-${children}`, displayName: 'Robin', password: 'seven purple otters' };
    await context.request.post('/api/register', {
      data: { ...account, defaultTheme: theme, ...(favoriteColor ? { favoriteColor } : {}) },
    });
    const page = await context.newPage();
    // Every page is as in a new tab, which remembers no welcome.
    await page.addInitScript('sessionStorage.clear()');
    // After seven in the evening the sleep page is dark, and so is its paper.
    await page.clock.setFixedTime(new Date(new Date().setHours(12, 0)));
    return page;
  }
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await page.getByText('Robin').first().waitFor();
    const welcome = page.getByRole('dialog').getByRole('button', { name: 'Okay' });
    if (path === '/mood' || path === '/activities/journal') await welcome.click();
  }
  beforeAll(async () => {
    painter = await newChild(OWN.color);
  });
  /** The cast: this file has no types of a browser's. */
  const groundOf = (element: Locator) =>
    element.evaluate((node) => (globalThis as unknown as BrowserWindow).getComputedStyle(node).backgroundColor);

  it.each(PAPERS)('is the paper of %s', async (_, path, paper) => {
    await open(painter, path);
    const sheet = await paper(painter);
    await expect.poll(() => groundOf(sheet)).toBe(OWN.paper);
  });

  it.each(['theme1', 'theme3'])('is what stands out on a page of %s', async (theme) => {
    const page = await newChild(OWN.color, theme);
    await open(page, '/daily-affirmation');
    await page.locator('label:has([type="radio"])').first().click();
    await expect.poll(() => groundOf(page.locator('label:has(:checked)'))).toBe(OWN.accent);
    await page.context().close();
  });

  it('is that of the theme as long as none was chosen', async () => {
    const page = await newChild();
    await open(page, '/daily-affirmation');
    const answer = page.locator('label:has([type="radio"])').first();
    expect(await groundOf(answer)).toBe('rgb(255, 253, 251)');
    await answer.click();
    expect(await groundOf(page.locator('label:has(:checked)'))).toBe('rgb(255, 210, 122)');
    await page.context().close();
  });
});
