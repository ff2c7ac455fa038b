import type { Page } from 'playwright-core';

/** Presses are kept on a page that is painted only (ADR 42); keys that move a focus, and a clock that is stopped, need the app. */
export async function appIsThere(page: Page): Promise<void> {
  await page.locator('#root:not([data-snapshot])').first().waitFor({ state: 'attached' });
}
