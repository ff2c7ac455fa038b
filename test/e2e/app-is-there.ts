import type { Page } from 'playwright-core';

/**
 * Waits until the app has taken the painted page over (ADR 48). Presses are kept until then; keys that move a focus, and a clock that
 * is stopped, need the app.
 */
export async function appIsThere(page: Page): Promise<void> {
  await page.locator('html:not(:has([data-painted])) #main h1').first().waitFor({ state: 'attached' });
}
