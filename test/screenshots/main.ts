import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasChromium, launchChromium } from '../e2e/chromium.ts';
import { emptyDataDir } from '../e2e/data-dir.ts';
import { startServer } from '../e2e/server-process.ts';
import { atOnce, LOOKS, out, wanted } from './options.ts';
import { SCENES } from './scenes.ts';
import { shoot } from './shoot.ts';

/** `npm run screenshots`: every page in every state, to be looked at; `-- --help` says what there is to choose. */
if (!hasChromium()) process.exit(1);
execFileSync(process.execPath, ['scripts/ensure-build.mjs'], { stdio: 'inherit' });
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
