import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_THEME, DEMO_ACCOUNT } from '@wonderlings/account/contract';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, launchChromium } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server-process.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';

/**
 * `npm run screenshots [-- --out folder] [--theme theme2 …] [--width 390 …] [part of a name …]`: every page in every state, at
 * three widths, to be looked at.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'screenshots' },
    theme: { type: 'string', multiple: true, default: ['theme1'] },
    width: { type: 'string', multiple: true },
  },
});
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
].filter(({ width }) => !values.width || values.width.includes(String(width)));
/** Fonts, pictures and the last transition. */
const SETTLE_MS = 500;
const TALLEST = 5_000;
/** Heights that follow the window's stay as they are. */
const HOLD_HEIGHTS = `for (const { style, minHeight } of [...document.querySelectorAll('body, body *')].map((element) => ({
  style: element.style, minHeight: getComputedStyle(element).minHeight }))) if (parseFloat(minHeight) > 0) style.minHeight = minHeight`;
const PASSWORD = 'seven purple otters';

const out = resolve(values.out);
const dataDir = mkdtempSync(join(tmpdir(), 'wonderlings-screenshots-'));

async function enter(page: Page, url: string, scene: Scene, theme: string): Promise<void> {
  // A visitor's choice is kept by the browser, a child's by the server.
  const kept = JSON.stringify(JSON.stringify({ theme }));
  await page.addInitScript({ content: `localStorage.setItem('wonderlings.appearance', ${kept})` });
  if (scene.as === 'visitor') return;
  const call =
    scene.as === 'regular'
      ? page.request.post(`${url}/api/login`, { data: DEMO_ACCOUNT })
      : page.request.post(`${url}/api/register`, {
          data: { username: `shot-${Date.now().toString(36)}`, displayName: 'Robin', password: PASSWORD },
        });
  const answer = await call;
  if (!answer.ok()) throw new Error(`${scene.name}: ${answer.status()} ${await answer.text()}`);
  if (theme !== DEFAULT_THEME) await page.request.put(`${url}/api/user/settings`, { data: { defaultTheme: theme } });
}

async function shoot(browser: Browser, url: string, scene: Scene, theme: string): Promise<void> {
  const name = theme === DEFAULT_THEME ? scene.name : `${scene.name}-${theme}`;
  for (const viewport of VIEWPORTS) {
    const context = await browser.newContext({ viewport, locale: 'en-US', baseURL: url });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Nobody is signed in: that is what a visitor's page asks for.
      const isAllowed = ['401', scene.allowed].some((part) => part !== undefined && message.text().includes(part));
      if (message.type() === 'error' && !isAllowed) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    try {
      await enter(page, url, scene, theme);
      await page.goto(scene.path, { waitUntil: 'networkidle' });
      await scene.act?.(page);
      await page.waitForTimeout(SETTLE_MS);
      const wider = (await page.evaluate<number>('document.documentElement.scrollWidth')) - viewport.width;
      if (wider > 0) complaints.push(`${wider} px wider than the window`);
      // A window as tall as the page, so that what is fixed to its edges is at the edges; but nothing grows with it.
      await page.evaluate(HOLD_HEIGHTS);
      const height = await page.evaluate<number>('document.documentElement.scrollHeight');
      await page.setViewportSize({
        width: viewport.width,
        height: Math.min(Math.max(height, viewport.height), TALLEST),
      });
      await page.waitForTimeout(SETTLE_MS);
      await page.screenshot({ path: join(out, `${name}-${viewport.width}.png`) });
    } catch (error) {
      complaints.push(error instanceof Error ? error.message : String(error));
      await page.screenshot({ path: join(out, `${name}-${viewport.width}-failed.png`) });
    }
    if (complaints.length > 0) {
      process.exitCode = 1;
      console.error(`${name} at ${viewport.width}: ${complaints.join('\n  ')}`);
    }
    await context.close();
  }
}

if (!hasChromium()) process.exit(1);
mkdirSync(out, { recursive: true });
const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
const browser = await launchChromium();
try {
  const wanted = SCENES.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  for (const theme of values.theme) for (const scene of wanted) await shoot(browser, server.url, scene, theme);
  console.log(`${wanted.length} scenes at ${VIEWPORTS.length} widths in ${values.theme.length} themes are in ${out}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
