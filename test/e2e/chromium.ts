import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { onEveryPage } from './every-page.ts';

/** The headless shell first: it has no browser window, whose own pages took two fifths of the suites' processor time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** How long a step of a page waits for what it needs. A step that has it goes on at once. */
const TIMEOUT_MS = 45_000;

/** Where this machine's Chromium is: `CHROMIUM_PATH`, else the usual places; undefined when there is none. */
export function chromiumPath(): string | undefined {
  const asked = process.env.CHROMIUM_PATH;
  return asked || PLACES.find((place) => existsSync(place));
}

/**
 * False, with one printed line, when there is no Chromium to test in.
 * @throws Error instead when `REQUIRE_ALL=1`, so that CI cannot pass by skipping
 */
export function hasChromium(): boolean {
  if (chromiumPath()) return true;
  const how =
    'no Chromium found: install it (apt-get install chromium-headless-shell, or chromium) or set CHROMIUM_PATH';
  if (process.env.REQUIRE_ALL === '1') throw new Error(`Browser suites cannot run, ${how}`);
  process.stdout.write(`Skipped the browser suites: ${how}\n`);
  return false;
}

/** @param more arguments of Chromium's own, e.g. a debugging port */
export async function launchChromium(...more: readonly string[]): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('launchChromium() without a Chromium; ask hasChromium() first');
  // Chromium's sandbox refuses root; the background flags keep it from looking for hosts that no test needs.
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...more,
  ];
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = withoutWorkers(await chromium.launch({ executablePath, args: [...asRoot, ...args] }));
  return onEveryPage(browser, async (page, devtools) => {
    page.setDefaultTimeout(TIMEOUT_MS);
    if (slowdown() > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown() });
  });
}

/**
 * No context has a service worker that did not ask for it (`serviceWorkers: 'allow'`): what a test intercepts must come from the
 * page, and each new context would first keep the whole app.
 */
function withoutWorkers(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: (options?: BrowserContextOptions) => newContext({ serviceWorkers: 'block', ...options }),
  });
}

/** How many times slower each page's processor is to be, to find on a fast machine what fails on a busy one. */
function slowdown(): number {
  const asked = process.env.E2E_CPU_SLOWDOWN || '1';
  if (!(Number(asked) >= 1)) throw new Error(`E2E_CPU_SLOWDOWN is a number from 1 on, not ${asked}`);
  return Number(asked);
}
