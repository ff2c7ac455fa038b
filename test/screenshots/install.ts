/**
 * `npm run install-screenshots`: the pictures that a device shows before it installs the app (apps/web/build/manifest.ts), of the
 * running app, as WebP.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import type { Browser, Page } from 'playwright-core';
import { MANIFEST, SCREENSHOT_SIZES } from '../../apps/web/build/manifest.ts';
import { readCommandLine } from '../../scripts/command-line.ts';
import { hasChromium, launchChromium } from '../e2e/chromium.ts';
import { emptyDataDir } from '../e2e/data-dir.ts';
import { startServer } from '../e2e/server-process.ts';
import { closeWelcome, inOrder, press } from './steps.ts';

const PUBLIC = 'apps/web/public';
const QUALITY = 0.8;
/** Fonts, pictures and the last transition. */
const SETTLE_MS = 1_500;
/** Device pixels of one of the page's. */
const SCALE = { narrow: 2, wide: 1.25 } as const;

/** Where each is taken, by the name of its file, and what is done there first. */
const SCENES: Readonly<Record<string, { readonly path: string; readonly act?: (page: Page) => Promise<void> }>> = {
  feelings: { path: '/mood', act: closeWelcome },
  breathing: { path: '/activities/breath', act: inOrder(press('Beginner'), press('Start Breathing')) },
  progress: { path: '/progress' },
  home: { path: '/' },
  coping: { path: '/coping-tools' },
};

readCommandLine({
  usage: 'npm run install-screenshots\n\nTakes the pictures that a device shows before it installs the app.',
  options: {},
});
if (!hasChromium()) process.exit(1);
execFileSync(process.execPath, ['scripts/ensure-build.mjs'], { stdio: 'inherit' });
const dataDir = emptyDataDir('install-screenshots');
const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
const browser = await launchChromium();
mkdirSync(join(PUBLIC, 'screenshots'), { recursive: true });
try {
  for (const { src, form_factor } of MANIFEST.screenshots) {
    const name = basename(src, `-${form_factor}.webp`);
    writeFileSync(join(PUBLIC, src), await asWebp(browser, await shoot(name, form_factor)));
    console.log(join(PUBLIC, src));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function shoot(name: string, form: keyof typeof SCREENSHOT_SIZES): Promise<Buffer> {
  const scene = SCENES[name];
  if (!scene) throw new Error(`Nothing says where "${name}" is taken`);
  const deviceScaleFactor = SCALE[form];
  const [width, height] = SCREENSHOT_SIZES[form].map((pixels) => pixels / deviceScaleFactor) as [number, number];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    locale: 'en-US',
    baseURL: server.url,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.request.post('/api/login', { data: DEMO_ACCOUNT });
  await page.goto(scene.path, { waitUntil: 'networkidle' });
  await scene.act?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** A browser that takes pictures writes no WebP, but a canvas does. */
async function asWebp(by: Browser, png: Buffer): Promise<Buffer> {
  const page = await by.newPage();
  const url = await page.evaluate<string>(`(async () => {
    const blob = await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob();
    const picture = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d', { alpha: false }).drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
