import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

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
  const how = 'no Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH';
  if (process.env.REQUIRE_ALL === '1') throw new Error(`Browser suites cannot run, ${how}`);
  process.stdout.write(`Skipped the browser suites: ${how}\n`);
  return false;
}

/** @param more arguments of Chromium's own, e.g. a debugging port */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
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
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args });
}
