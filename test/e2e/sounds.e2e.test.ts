import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALM_SESSIONS } from '../../apps/web/src/features/calm/calm.catalogue.ts';
import { RECIPES } from '../../apps/web/src/lib/feedback/recipes.ts';
import { hasChromium, launchChromium } from './chromium.ts';

const WEB = join(import.meta.dirname, '../../apps/web/src');
/** Of a session: a whole wave, and a moment after it. */
const SESSION_SECONDS = 11;
const SECONDS = 2;
const SCRIPTS = {
  player: 'lib/feedback/player.ts',
  crayon: 'lib/feedback/crayon-player.ts',
  breath: 'features/breathing/breath-tones.ts',
  calm: 'features/calm/calm-sound.ts',
} as const;
/** -9 dB of what a speaker can give. */
const LOUDEST = 0.355;
const SILENCE = 0.001;
/** Of a voice: what is softer is not heard beside the other sounds. */
const SOFTEST_VOICE = 0.02;

async function scriptOf(name: string, entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry: join(WEB, entry), formats: ['iife'], name } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

describe.skipIf(!hasChromium())('the small sounds, as a browser makes them', () => {
  let browser: Browser;
  let heard: Record<string, { loudest: number; last: number }>;

  beforeAll(async () => {
    browser = await launchChromium();
    const page = await browser.newPage();
    for (const [name, entry] of Object.entries(SCRIPTS)) {
      await page.addScriptTag({ content: await scriptOf(name, entry) });
    }
    heard = await page.evaluate(
      `(async () => {
        const heard = {};
        const listen = (name, samples) => {
          const peak = (from) => samples.slice(from).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          heard[name] = { loudest: peak(0), last: peak(samples.length - 441) };
        };
        for (const name of ${JSON.stringify(Object.keys(RECIPES))}) listen(name, await player.rendered(name, ${SECONDS}));
        listen('crayon', await crayon.renderedStroke(1));
        for (const phase of ['inhale', 'hold', 'exhale']) listen(phase, await breath.renderedBreath(phase, 4, 5));
        for (const id of ${JSON.stringify(CALM_SESSIONS.map(({ id }) => id))})
          listen(id, await calm.renderedCalm(id, ${SESSION_SECONDS}));
        return heard;
      })()`,
    );
  });
  afterAll(() => browser?.close());

  it.each([...Object.keys(RECIPES), 'crayon', 'inhale', 'hold', 'exhale'])(
    '%s is heard, never loud, and ends in silence',
    (name) => {
      expect(heard[name]?.loudest).toBeGreaterThan(name.startsWith('hello:') ? SOFTEST_VOICE : SILENCE);
      expect(heard[name]?.loudest).toBeLessThanOrEqual(LOUDEST);
      expect(heard[name]?.last).toBeLessThan(SILENCE);
    },
  );

  it.each(CALM_SESSIONS)('$title is heard, and never loud', ({ id }) => {
    expect(heard[id]?.loudest).toBeGreaterThan(SILENCE);
    expect(heard[id]?.loudest).toBeLessThanOrEqual(LOUDEST);
  });
});
