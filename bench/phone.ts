import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;

/** @param cookie of a child that is signed in */
export async function phone(browser: Browser, url: string, cookie: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  const cookies = (cookie?.split('; ') ?? []).map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/);
    return { name, value, url };
  });
  await context.addCookies(cookies);
  return context;
}

/** From now on the page is on slow 4G, at a quarter of this processor. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** A quarter of this processor, and the network as it is. */
export async function slowProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
