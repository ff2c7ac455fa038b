/**
 * `npm run icons`: the icons of the installed app, made of the favicon: for a device that shows them as they are, for one that cuts
 * its own shape out of them (a picture to its very edges, with what matters in the middle four fifths), for one that paints them in
 * a single color, and for iOS, which cuts the corners and knows no transparency.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../../scripts/command-line.ts';
import { hasChromium, launchChromium } from '../e2e/chromium.ts';

const PUBLIC = 'apps/web/public';
const OUT = join(PUBLIC, 'icons');
/** The favicon is drawn in a square of this size. */
const BOX = 48;
const BACKGROUND = '#F1EBFF';

const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${inside}</svg>\n`;
/** The mark in the middle, as a part of the square's width. */
const scaled = (part: number): string =>
  `<g transform="translate(${(BOX * (1 - part)) / 2} ${(BOX * (1 - part)) / 2}) scale(${part})">${mark}</g>`;
const full = (part: number): string => svg(`<path d="M0 0h${BOX}v${BOX}H0z" fill="${BACKGROUND}"/>${scaled(part)}`);
/** The outline's shape with the face cut out of it: what is left is one color. */
const MONOCHROME = svg(
  `<path fill-rule="evenodd" d="M24 4c13 0 21 9 20 21C43 37 35 45 23 44 11 43 3 35 4 23 5 11 13 4 24 4zM18 16.800c-1.300 0-2.400 1.400-2.400 3.200s1.100 3.200 2.400 3.200 2.400-1.400 2.400-3.200-1.100-3.200-2.400-3.200zm12 0c-1.300 0-2.400 1.400-2.400 3.200s1.100 3.200 2.400 3.200 2.400-1.400 2.400-3.200-1.100-3.200-2.400-3.200zM18.500 28.500c3 3.500 8 3.500 11 0l-1.800-1.600c-2 2.300-5.400 2.300-7.400 0z"/>`,
);

const ICONS = [
  { name: 'icon-192', size: 192, svg: svg(mark) },
  { name: 'icon-512', size: 512, svg: svg(mark) },
  { name: 'maskable-192', size: 192, svg: full(0.62) },
  { name: 'maskable-512', size: 512, svg: full(0.62) },
  { name: 'monochrome-512', size: 512, svg: MONOCHROME },
  { name: 'apple-touch-180', size: 180, svg: full(0.78) },
];

readCommandLine({ usage: 'npm run icons\n\nDraws the icons of the installed app from the favicon.', options: {} });
if (!hasChromium()) process.exit(1);
mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'monochrome.svg'), MONOCHROME);
const browser = await launchChromium();
for (const icon of ICONS) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${icon.svg}`);
  await page.screenshot({ path: join(OUT, `${icon.name}.png`), omitBackground: true });
  await page.close();
  console.log(join(OUT, `${icon.name}.png`));
}
await browser.close();
