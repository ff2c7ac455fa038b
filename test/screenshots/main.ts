import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasChromium, launchChromium } from '../e2e/chromium.ts';
import { emptyDataDir } from '../e2e/data-dir.ts';
import { startServer } from '../e2e/server-process.ts';
import { atOnce, LOOKS, out, wanted } from './options.ts';
import { SCENES } from './scenes.ts';
import { shoot } from './shoot.ts';

/**
 * `npm run screenshots [-- --out folder] [--theme theme2 …] [--width 390 … | 844x390 …] [--fit largest …] [--at-once 2] [part of
 * a name, or =name …]`: every page in every state, at three widths, to be looked at.
 */
if (!hasChromium()) process.exit(1);
const folder = resolve(out);
const dataDir = emptyDataDir('screenshots');
mkdirSync(folder, { recursive: true });
const scenes = SCENES.filter(
  ({ name }) =>
    wanted.length === 0 || wanted.some((part) => (part.startsWith('=') ? `=${name}` === part : name.includes(part))),
);
const pictures = LOOKS.flatMap((look) => scenes.map((scene) => ({ scene, look })));
const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
const browser = await launchChromium();

/** Takes the next picture until none is left. */
async function takeTurns(): Promise<void> {
  for (let next = pictures.shift(); next; next = pictures.shift()) {
    const complaints = await shoot(browser, server.url, folder, next.scene, next.look);
    if (complaints.length > 0) process.exitCode = 1;
    for (const complaint of complaints) console.error(complaint);
  }
}

try {
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  console.log(`${scenes.length} scenes in ${LOOKS.length} looks are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
