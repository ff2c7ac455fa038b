import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const CHILD = { username: 'otter.11', displayName: 'Robin', password: 'seven purple otters' };
const PAGES = [
  ['/', 'Welcome, young Wonderlings!'],
  ['/auth', 'Good to see you'],
  ['/parents', 'For Parents'],
  ['/about', 'About'],
] as const;

describe.runIf(hasChromium())('the snapshot of a public page', () => {
  const house = useHouse();

  const device = (): Promise<BrowserContext> =>
    house.browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  /** As long as the app's script does not come. */
  async function withoutApp(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    await page.route(/\/assets\/index-[^/]*\.js/, (route) => route.abort());
    await page.goto(path);
    return page;
  }
  const heading = (page: Page) => page.locator('h1').first();

  it.each(PAGES)('of %s is painted without the app, dressed, and breaks no policy', async (path, words) => {
    const context = await device();
    const complaints: string[] = [];
    const page = await withoutApp(context, path);
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && complaints.push(message.text()));
    await page.reload();
    expect(await heading(page).isVisible()).toBe(true);
    expect(await heading(page).textContent()).toContain(words);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(await page.locator('#root[inert]').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(PAGES)('of %s gives way to the app, and nothing jumps', async (path) => {
    const context = await device();
    const page = await context.newPage();
    await page.addInitScript({
      content: `window.shifted = 0;
        window.moved = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries()) {
            window.shifted += value;
            for (const { node, previousRect, currentRect } of sources)
              window.moved.push([node?.nodeName, node?.className, previousRect, currentRect]);
          }
        })
          .observe({ type: 'layout-shift', buffered: true });`,
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('#root:not([data-snapshot]) h1').first().waitFor();
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('#root[inert]').count()).toBe(0);
    const moved = await page.evaluate<string>('JSON.stringify(window.moved)');
    expect(await page.evaluate<number>('window.shifted'), moved).toBeLessThanOrEqual(0.02);
    await context.close();
  });

  it('is not shown where somebody may be signed in: it is the page of a visitor', async () => {
    const context = await device();
    await context.request.post('/api/register', { data: CHILD });
    const page = await withoutApp(context, '/');
    expect(await heading(page).isVisible()).toBe(false);
    await context.close();
  });
});
