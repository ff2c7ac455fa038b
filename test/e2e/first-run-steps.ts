import type { Page } from 'playwright-core';

/** After "Create Account", where a test is about what comes after the first run. */
export async function skipFirstRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip all of this' }).click();
}
