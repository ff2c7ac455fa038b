import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PageScreenshotOptions } from 'playwright-core';
import { createServer } from 'vite';
import { hasChromium, launchChromium } from '../e2e/chromium.ts';

interface Sheets {
  /** The file that exports `sheets()`, from the web app's folder. */
  readonly from: `/src/${string}`;
  readonly style: string;
  /** Where the pictures go, one a sheet. */
  readonly out: string;
  /** JPEGs of this quality; without it, PNGs. */
  readonly quality?: number;
  /** Names of sheets; without it, all. */
  readonly only?: readonly string[] | undefined;
}

/** Draws sheets of drawings for the docs, by the components that the pages use. Ends the process where no Chromium is. */
export async function drawSheets({ from, style, out, quality, only }: Sheets): Promise<void> {
  if (!hasChromium()) process.exit(1);
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  const kind: PageScreenshotOptions = quality === undefined ? { type: 'png' } : { type: 'jpeg', quality };
  const ending = quality === undefined ? 'png' : 'jpg';
  const vite = await createServer({
    root: resolve('apps/web'),
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const browser = await launchChromium();
  try {
    // What it exports is written down in the file itself: vite cannot know.
    const { sheets } = (await vite.ssrLoadModule(from)) as {
      readonly sheets: () => Promise<readonly { readonly name: string; readonly markup: string }[]>;
    };
    for (const { name, markup } of await sheets()) {
      if (only && !only.includes(name)) continue;
      const page = await browser.newPage({ deviceScaleFactor: 1 });
      await page.setContent(`<!doctype html><style>${style}</style><body>${markup}`);
      await page.locator('body').screenshot({ path: join(folder, `${name}.${ending}`), ...kind });
      await page.close();
      console.log(join(out, `${name}.${ending}`));
    }
  } finally {
    await browser.close();
    await vite.close();
  }
}
