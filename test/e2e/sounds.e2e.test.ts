import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECIPES } from '../../apps/web/src/lib/feedback/recipes.ts';
import { hasChromium, launchChromium } from './chromium.ts';

const PLAYER = join(import.meta.dirname, '../../apps/web/src/lib/feedback/player.ts');
const SECONDS = 2;
/** -9 dB of what a speaker can give. */
const LOUDEST = 0.355;
const SILENCE = 0.001;
/** Of a voice: what is softer is not heard beside the other sounds. */
const SOFTEST_VOICE = 0.02;

async function playerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: PLAYER, formats: ['iife'], name: 'player' } },
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
    await page.addScriptTag({ content: await playerScript() });
    heard = await page.evaluate(
      `(async (names) => {
        const heard = {};
        for (const name of names) {
          const samples = await player.rendered(name, ${SECONDS});
          const peak = (from) => samples.slice(from).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          heard[name] = { loudest: peak(0), last: peak(samples.length - 441) };
        }
        return heard;
      })(${JSON.stringify(Object.keys(RECIPES))})`,
    );
  });
  afterAll(() => browser?.close());

  it.each(Object.keys(RECIPES))('%s is heard, never loud, and ends in silence', (name) => {
    expect(heard[name]?.loudest).toBeGreaterThan(name.startsWith('hello:') ? SOFTEST_VOICE : SILENCE);
    expect(heard[name]?.loudest).toBeLessThanOrEqual(LOUDEST);
    expect(heard[name]?.last).toBeLessThan(SILENCE);
  });
});
