import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { awaitedLater } from './awaited-later.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const CHILD = { username: 'otter.9', displayName: 'Robin', password: 'seven purple otters' };
/** Notes the body's class in every frame that is painted, from the first one on. */
const WATCH = `
  window.painted = [];
  const note = () => {
    if (document.body) window.painted.push(document.body.className);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
`;

describe.runIf(hasChromium())('a theme', () => {
  const complaints: string[] = [];
  const house = useHouse();

  /** A device of its own, signed in as the same child. */
  async function device(): Promise<BrowserContext> {
    const context = await house.browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 } });
    const { username, password } = CHILD;
    await context.request.post('/api/login', { data: { username, password } });
    return context;
  }
  async function open(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript({ content: WATCH });
    await page.goto(path);
    return page;
  }
  const painted = async (page: Page) => new Set(await page.evaluate<string[]>('window.painted'));

  beforeAll(async () => {
    const context = await house.browser.newContext({ baseURL: house.url });
    await context.request.post('/api/register', { data: CHILD });
    await context.close();
  });

  it('is chosen by keyboard, and kept', async () => {
    const context = await device();
    const page = await open(context, '/about');
    const saved = awaitedLater(page.waitForResponse((answer) => answer.request().method() === 'PUT'));
    await page.getByText('Robin').first().waitFor();
    await page.getByRole('button', { name: 'Colors' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Soft Lavender Dreams' }).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    expect(await page.evaluate('document.body.className')).toBe('theme4');
    expect((await saved).request().postDataJSON()).toEqual({ defaultTheme: 'theme4' });
    await context.close();
  });

  it('follows the child to another device, and no other one is painted there from the second visit on', async () => {
    const context = await device();
    const first = await open(context, '/about');
    await first.locator('body.theme4').waitFor({ state: 'attached' });
    const again = await open(context, '/about');
    await again.getByText('Robin').first().waitFor();
    expect(await painted(again)).toEqual(new Set(['theme4']));
    await context.close();
  });

  it('has its page colors from /theme.json', async () => {
    const answer = await fetch(`${house.url}/theme.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual({
      colorVariants: {
        default: { primary: 'hsl(259,84%,65%)', secondary: 'hsl(326,85%,73%)', accent: 'hsl(259,84%,65%)' },
      },
    });
  });

  it('is shown on no kitchen page: that is for development', async () => {
    const page = await open(await house.browser.newContext({ baseURL: house.url }), '/kitchen');
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  });

  it('asks nothing that the content security policy refuses', () => {
    expect(complaints).toEqual([]);
  });
});
