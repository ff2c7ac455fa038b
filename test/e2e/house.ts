import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { onEveryPage } from './every-page.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one server of the run listens (global-setup.ts). */
    houseUrl: string;
    /** Its `DATA_DIR`, for an operator's commands. */
    houseData: string;
  }
}

interface HouseRules {
  /** Whether what is earned comes up in a popup, as soon as nothing was touched for a moment. Default: it does not. */
  readonly celebrates?: boolean;
}
export interface House {
  readonly url: string;
  readonly dataDir: string;
  /** A Chromium of this suite's own. */
  readonly browser: Browser;
}

/**
 * The server of the whole run, and a browser for the suite that calls this. For suites that neither stop the server nor look
 * into its data; other suites' children live there too, so each suite has names of its own for its children.
 */
export function useHouse({ celebrates = false }: HouseRules = {}): House {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
    // A busy machine takes such a moment between any two steps, and the popup takes the next one's press.
    if (!celebrates) onEveryPage(browser, withoutPopups);
  });
  afterAll(() => browser?.close());
  return {
    url: inject('houseUrl'),
    dataDir: inject('houseData'),
    get browser() {
      if (!browser) throw new Error('The browser opens before the first test, not before that');
      return browser;
    },
  };
}

/** The popup's script does not come; then the page goes on without it. For {@link onEveryPage}. */
export async function withoutPopups(_: Page, devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/celebration-popup-*'] });
}
