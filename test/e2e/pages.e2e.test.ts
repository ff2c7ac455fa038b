import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DEMO_ACCOUNT, THEME_IDS } from '@wonderlings/account/contract';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PUBLIC = ['/', '/auth', '/parents', '/about', '/no/such/place'];
const GUARDED = [
  '/mood',
  '/mood?view=quick',
  '/activities/journal',
  '/activities',
  '/active-time',
  '/down-time',
  '/settings',
  '/activities/be-active',
  '/activities/breath',
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
/** A companion greets the child there first. */
const WELCOMED = ['/mood', '/activities/journal'];
const WIDTHS = [390, 820, 1440];

/** Those that look at colors; no other one can tell one theme from another. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that the page breaks, each with the first element that does. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = JSON.stringify(rules ? { runOnly: rules } : {});
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes[0]?.failureSummary})`);
}

describe.runIf(hasChromium())('every page', () => {
  const house = useHouse();
  let child: BrowserContext;
  let visitor: BrowserContext;
  const elsewhere: string[] = [];

  async function newContext(): Promise<BrowserContext> {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', reducedMotion: 'reduce' });
    context.setDefaultTimeout(15_000);
    context.on('request', (request) => {
      if (!request.url().startsWith(house.url) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
    });
    return context;
  }

  beforeAll(async () => {
    [child, visitor] = [await newContext(), await newContext()];
    const answer = await child.request.post('/api/login', { data: DEMO_ACCOUNT });
    expect(answer.status()).toBe(200);
  });

  async function open(context: BrowserContext, path: string, width: number): Promise<Page> {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    const welcome = page.getByRole('dialog').getByRole('button', { name: 'Okay' });
    if (WELCOMED.includes(path)) await welcome.click();
    // The heading stands before what it is the heading of.
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready');
    return page;
  }
  const contextOf = (path: string) => (PUBLIC.includes(path) ? visitor : child);

  const wear = (page: Page, theme: string) =>
    page.evaluate(
      `document.body.classList.remove(...${JSON.stringify(THEME_IDS)}); document.body.classList.add('${theme}')`,
    );

  it.each([...PUBLIC, ...GUARDED])('%s breaks no rule of axe in any theme, and fits at every width', async (path) => {
    const atWidth = async (width: number) => {
      const page = await open(contextOf(path), path, width);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      // Evaluated by the debugger, which the page's content security policy does not hold.
      await page.evaluate(AXE);
      // Between the narrow and the wide page lies nothing that neither of them has.
      if (width !== 820) expect(await violations(page), `${path} at ${width}`).toEqual([]);
      // Each theme at one of the widths: a color is the same at all of them.
      for (const theme of THEME_IDS.filter((_, index) => WIDTHS[index % WIDTHS.length] === width)) {
        await wear(page, theme);
        expect(await violations(page, COLOR_RULES), `${path} at ${width} in ${theme}`).toEqual([]);
      }
      await page.close();
    };
    await Promise.all(WIDTHS.map(atWidth));
  });

  it('leads nowhere that is not there', async () => {
    const page = await open(child, '/', 1440);
    const paths = new Set<string>();
    for (const from of ['/', '/activities', '/active-time', '/down-time', '/mood', '/parents', '/about']) {
      await page.goto(from, { waitUntil: 'networkidle' });
      for (const link of await page.getByRole('link').all()) {
        const href = await link.getAttribute('href');
        if (href?.startsWith('/')) paths.add(href);
      }
    }
    expect(paths.size).toBeGreaterThan(6);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('404 Page Not Found').count(), path).toBe(0);
    }
    await page.close();
  });

  it('asks no other origin for anything', () => {
    expect(elsewhere).toEqual([]);
  });
});
