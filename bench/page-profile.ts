import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appIsThere } from '../test/e2e/app-is-there.ts';
import { launchChromium } from '../test/e2e/chromium.ts';
import { emptyDataDir } from '../test/e2e/data-dir.ts';
import { startServer } from '../test/e2e/server-process.ts';
import { phone, throttle } from './phone.ts';
import { registerChildren } from './register-children.ts';

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

const SETTLED_MS = 1_500;
const assets = join(import.meta.dirname, '../apps/web/dist/assets');

/**
 * `npx tsx bench/page-profile.ts <path> <file.cpuprofile>`: what a child's first visit to a page spends the processor on, for
 * scripts/flame-graph.mjs. Names are those of the sources where the web app was built by
 * `npx vite build apps/web --sourcemap --minify false && node scripts/prerender.mjs`.
 */
async function main(path = '/mood', file = 'page.cpuprofile'): Promise<void> {
  const server = await startServer(emptyDataDir('page-profile'), { RATE_LIMITS: 'off' });
  const browser = await launchChromium();
  try {
    const [child] = await registerChildren(server.url, 1);
    const page = await (await phone(browser, server.url, child?.cookie)).newPage();
    const devtools = await page.context().newCDPSession(page);
    await throttle(page);
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.setSamplingInterval', { interval: 500 });
    await devtools.send('Profiler.start');
    await page.goto(server.url + path);
    await appIsThere(page);
    await page.waitForTimeout(SETTLED_MS);
    const { profile } = await devtools.send('Profiler.stop');
    for (const { callFrame } of profile.nodes) nameAsInSource(callFrame);
    writeFileSync(file, JSON.stringify(profile));
  } finally {
    await browser.close();
    await server.stop();
  }
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(script: string): SourceMap | undefined {
  const file = join(assets, `${script}.map`);
  if (!maps.has(script))
    maps.set(script, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined);
  return maps.get(script);
}

/** Gives a function of a bundle the file that it was written in. */
function nameAsInSource(frame: CallFrame): void {
  const entry = mapOf(frame.url.split('/').pop() ?? '')?.findEntry(frame.lineNumber, frame.columnNumber);
  if (entry && 'originalSource' in entry) frame.url = new URL(entry.originalSource, pathToFileURL(`${assets}/`)).href;
}

await main(...process.argv.slice(2));
