/**
 * `npm run film`: renders the home page's film and its poster anew in the colors of each theme, picture by picture, in Chromium, and packs
 * them with ffmpeg. The results are kept in the repository, because not every machine has either.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { misunderstood, readCommandLine } from './command-line.ts';

const web = fileURLToPath(new URL('../apps/web', import.meta.url));
const folder = join(web, 'src/features/home/film');
const SIZE = { width: 960, height: 624 };
/** The specification of our budgets: a hero film of 800 kB at most. */
const MOST_BYTES = 800_000;
const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const THEMES = ['theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'];

/** H.264, which all browsers play but a few builds of Chromium, asked to be good rather than quick: it is done once. `+faststart` lets the film begin before all of it is here. */
const PACKING = ['-c:v', 'libx264', '-crf', '27', '-preset', 'veryslow', '-tune', 'animation', '-pix_fmt', 'yuv420p'];
const STARTS_EARLY = ['-movflags', '+faststart'];
/** So that the colours of the film are those of the poster. */
const COLOURS = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];

const USAGE = `
npm run film [-- --theme <theme> --at <seconds,seconds>]

Renders the home page's film and its poster anew, with Chromium and ffmpeg.

  --theme <theme>  only in its colors; may be given more than once
  --at <seconds>   the pictures at these seconds instead, as <theme>-<seconds>.png in the working folder, to be looked at`;
const { values } = readCommandLine({
  usage: USAGE,
  options: { at: { type: 'string' }, theme: { type: 'string', multiple: true, default: THEMES } },
});
const moments = values.at?.split(',') ?? [];
if (moments.some((seconds) => !/^\d+(\.\d+)?$/.test(seconds)))
  misunderstood('--at should be seconds, with commas: 0.5,3', USAGE);
const unknown = values.theme.find((theme) => !THEMES.includes(theme));
if (unknown) misunderstood(`Not a theme: ${unknown}.`, USAGE);

const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUMS.find((path) => existsSync(path));
if (!executablePath) throw new Error('No Chromium: install it, or set CHROMIUM_PATH');

const server = await createServer({
  configFile: false,
  root: web,
  cacheDir: join(tmpdir(), 'wonderlings-film'),
  logLevel: 'warn',
  server: { port: 0, hmr: false },
});
await server.listen();
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  const page = await browser.newPage({ viewport: SIZE });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.resolvedUrls?.local[0]}src/features/home/film/film-stage.html`);
  await page.waitForFunction('window.film', undefined, { timeout: 60_000 });
  for (const theme of values.theme) {
    await page.evaluate(`document.body.className = '${theme}'`);
    if (moments.length > 0)
      for (const seconds of moments) await writeFile(`${theme}-${seconds}.png`, await picture(page, seconds));
    else await wholeFilm(page, theme);
  }
} finally {
  await browser.close();
  await server.close();
}

/** @param {import('playwright-core').Page} page @param {number | string} seconds @returns {Promise<Buffer>} a PNG */
async function picture(page, seconds) {
  await page.evaluate(`window.film.show(${seconds})`);
  return page.screenshot({ type: 'png', animations: 'disabled' });
}

/** @param {import('playwright-core').Page} page @param {string} theme */
async function wholeFilm(page, theme) {
  const [film, poster] = [`${theme}.mp4`, `${theme}.webp`];
  const { seconds, rate } = await page.evaluate('({ seconds: window.film.seconds, rate: window.film.rate })');
  const pictures = ['-f', 'image2pipe', '-framerate', String(rate), '-i', '-'];
  const packer = ffmpeg([...pictures, ...COLOURS, ...PACKING, ...STARTS_EARLY, '-an', join(folder, film)]);
  const count = Math.round(seconds * rate);
  for (let i = 0; i <= count; i++)
    if (!packer.stdin.write(await picture(page, i / rate))) await once(packer.stdin, 'drain');
  await finished(packer);
  const painter = ffmpeg(['-i', '-', '-quality', '76', '-compression_level', '6', join(folder, poster)]);
  painter.stdin.write(await picture(page, seconds));
  await finished(painter);
  for (const name of [film, poster]) await report(name);
}

/** @param {string[]} args */
function ffmpeg(args) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
}

/** @param {ReturnType<typeof ffmpeg>} packer */
async function finished(packer) {
  packer.stdin.end();
  const [code] = await once(packer, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** @param {string} name */
async function report(name) {
  const { size } = await stat(join(folder, name));
  console.log(`${name}: ${Math.round(size / 1000)} kB`);
  if (size > MOST_BYTES) throw new Error(`${name} is larger than ${MOST_BYTES / 1000} kB`);
}
