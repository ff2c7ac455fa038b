import type { Browser, CDPSession, Page } from 'playwright-core';

/** Has every page that the browser opens from now on prepared before a test has it. */
export function onEveryPage(
  browser: Browser,
  prepare: (page: Page, devtools: CDPSession) => Promise<unknown>,
): Browser {
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    async newContext(...options: Parameters<Browser['newContext']>) {
      const context = await newContext(...options);
      const newPage = context.newPage.bind(context);
      return Object.assign(context, {
        async newPage() {
          const page = await newPage();
          await prepare(page, await context.newCDPSession(page));
          return page;
        },
      });
    },
  });
}
