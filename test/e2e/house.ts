import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one server of the run listens (global-setup.ts). */
    houseUrl: string;
  }
}

export interface House {
  readonly url: string;
  /** A Chromium of this suite's own. */
  readonly browser: Browser;
}

/**
 * The server of the whole run, and a browser for the suite that calls this. For suites that neither stop the server nor look
 * into its data; other suites' children live there too, so each suite has names of its own for its children.
 */
export function useHouse(): House {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  return {
    url: inject('houseUrl'),
    get browser() {
      if (!browser) throw new Error('The browser opens before the first test, not before that');
      return browser;
    },
  };
}
