import type { Page } from 'playwright-core';

/**
 * Waits until the app has taken the painted page over (ADR 48). Presses are kept until then; keys that move a focus, and a clock that
 * is stopped, need the app.
 */
export async function appIsThere(page: Page): Promise<void> {
  await page.locator('html:not(:has([data-painted])) #main h1').first().waitFor({ state: 'attached' });
}

/**
 * Waits until the app is there, has nothing to do, and has asked for nothing for a second: what it fetches once it is idle has come.
 * For a test that takes the network away, or counts what is asked for; how long that takes is the machine's affair.
 */
export async function appHasSettled(page: Page): Promise<void> {
  await appIsThere(page);
  await page.evaluate(`new Promise((settled) => {
    let asked = -1;
    const look = () => requestIdleCallback(() => {
      const now = performance.getEntriesByType('resource').length;
      if (now === asked) return settled();
      asked = now;
      setTimeout(look, 1000);
    }, { timeout: 5000 });
    look();
  })`);
}
