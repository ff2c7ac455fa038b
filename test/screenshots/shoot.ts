import { join } from 'node:path';
import { DEFAULT_THEME, DEMO_ACCOUNT } from '@wonderlings/account/contract';
import type { Browser, Page } from 'playwright-core';
import { withoutPopups } from '../e2e/house.ts';
import { FITS, type Look } from './options.ts';
import { NEWCOMERS_PASSWORD, type Scene } from './scene.ts';

/** Fonts, pictures and the last transition. */
const SETTLE_MS = 500;
/** Long enough for a machine that has other things to do. */
const TIMEOUT_MS = 30_000;
const TALLEST = 5_000;
/** Heights that follow the window's stay as they are. */
const HOLD_HEIGHTS = `for (const { style, minHeight } of [...document.querySelectorAll('body, body *')].map((element) => ({
  style: element.style, minHeight: getComputedStyle(element).minHeight }))) if (parseFloat(minHeight) > 0) style.minHeight = minHeight`;
let newcomers = 0;

async function enter(page: Page, url: string, scene: Scene, { theme, fit }: Look): Promise<void> {
  // A visitor's choice is kept by the browser, a child's by the server.
  const keep = (key: string, value: object) =>
    page.addInitScript({ content: `localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(value))})` });
  await keep('wonderlings.appearance', { theme });
  if (fit) await keep('wonderlings.comfort', FITS[fit]);
  if (scene.as === 'visitor') return;
  const call =
    scene.as === 'regular'
      ? page.request.post(`${url}/api/login`, { data: DEMO_ACCOUNT })
      : page.request.post(`${url}/api/register`, {
          data: {
            username: `shot-${Date.now().toString(36)}-${newcomers++}`,
            displayName: 'Robin',
            password: NEWCOMERS_PASSWORD,
          },
        });
  const answer = await call;
  if (!answer.ok()) throw new Error(`${scene.name}: ${answer.status()} ${await answer.text()}`);
  if (theme !== DEFAULT_THEME) await page.request.put(`${url}/api/user/settings`, { data: { defaultTheme: theme } });
}

/** A window as tall as the page, so that what is fixed to its edges is at the edges; but nothing grows with it. */
async function growToPage(page: Page, { viewport }: Look): Promise<void> {
  await page.evaluate(HOLD_HEIGHTS);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ width: viewport.width, height: Math.min(Math.max(height, viewport.height), TALLEST) });
  await page.waitForTimeout(SETTLE_MS);
}

/** Takes one picture into `out`; resolves with what was wrong. */
export async function shoot(browser: Browser, url: string, out: string, scene: Scene, look: Look): Promise<string[]> {
  const { viewport, theme, fit } = look;
  const name = [scene.name, theme === DEFAULT_THEME ? '' : theme, fit, viewport.width].filter(Boolean).join('-');
  const context = await browser.newContext({ viewport, locale: 'en-US', baseURL: url });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  if (!scene.celebrates) await withoutPopups(page, await context.newCDPSession(page));
  const complaints: string[] = [];
  page.on('console', (message) => {
    // There is no session: that is what a visitor's page asks for.
    const isAllowed = ['401', scene.allowed].some((part) => part !== undefined && message.text().includes(part));
    if (message.type() === 'error' && !isAllowed) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await enter(page, url, scene, look);
    await page.goto(scene.path, { waitUntil: 'networkidle' });
    await scene.act?.(page);
    await page.waitForTimeout(SETTLE_MS);
    const wider = (await page.evaluate<number>('document.documentElement.scrollWidth')) - viewport.width;
    if (wider > 0) complaints.push(`${wider} px wider than the window`);
    await growToPage(page, look);
    await page.screenshot({ path: join(out, `${name}.png`) });
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
    await page.screenshot({ path: join(out, `${name}-failed.png`) });
  }
  await context.close();
  return complaints.map((complaint) => `${name}: ${complaint}`);
}
