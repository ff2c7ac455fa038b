import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { hasChromium, launchChromium } from '../e2e/chromium.ts';

/** `npm run reward-sheets [-- --out folder]`: the pictures of docs/rewards.md, as small JPEGs: 166 drawings, two sizes each. */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'docs/rewards' } } });

const STYLE = `
  body { --line: #4a3a78; --border: #6c56ac; --surface: #fffdfb; margin: 0; padding: 16px; width: 1120px;
    background: #fffdfb; color: var(--line); font: 12px/1.2 sans-serif; }
  ul { display: grid; grid-template-columns: repeat(7, 1fr); gap: 12px 0; margin: 0; padding: 0; list-style: none; }
  ul.locked { color: #54478a; }
  li { display: grid; grid-template-columns: auto auto; align-items: end; justify-content: center; }
  small { grid-column: span 2; text-align: center; }
  span { display: block; }
  .px96 { width: 96px; height: 96px; }
  .px48 { width: 48px; height: 48px; }
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
  const { sheets } = (await vite.ssrLoadModule('/src/reward-art/sheets/reward-sheets.tsx')) as {
    readonly sheets: () => Promise<readonly { readonly name: string; readonly markup: string }[]>;
  };
  for (const { name, markup } of await sheets()) {
    const page = await browser.newPage({ deviceScaleFactor: 1 });
    await page.setContent(`<!doctype html><style>${STYLE}</style><body>${markup}`);
    await page.locator('body').screenshot({ path: join(out, `${name}.jpg`), quality: 58 });
    await page.close();
    console.log(join(values.out, `${name}.jpg`));
  }
} finally {
  await browser.close();
  await vite.close();
}
