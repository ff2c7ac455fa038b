import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { hasChromium, launchChromium } from '../e2e/chromium.ts';

/** `npm run cast-sheets [-- --out folder]`: the pictures of docs/cast.md, drawn by the components that the pages use. */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'docs/cast' } } });

const STYLE = `
  body { margin: 0; padding: 24px; width: max-content; background: #fbf8ff; color: #33294d; font: 15px/1.3 sans-serif; }
  table { border-spacing: 6px 14px; }
  th { padding: 0 8px; font-weight: 600; }
  td { padding: 12px 8px 0; text-align: center; white-space: nowrap; }
  svg { overflow: visible; }
  svg.bust { overflow: hidden; border-radius: 50%; background: #e9e2ff; }
`;

if (!hasChromium()) process.exit(1);
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
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
  const { sheets } = (await vite.ssrLoadModule('/src/companions/sheets/cast-sheets.tsx')) as {
    readonly sheets: () => Promise<readonly { readonly name: string; readonly markup: string }[]>;
  };
  for (const { name, markup } of await sheets()) {
    const page = await browser.newPage({ deviceScaleFactor: 1 });
    await page.setContent(`<!doctype html><style>${STYLE}</style><body>${markup}`);
    await page.locator('body').screenshot({ path: join(out, `${name}.png`) });
    await page.close();
    console.log(join(values.out, `${name}.png`));
  }
} finally {
  await browser.close();
  await vite.close();
}
