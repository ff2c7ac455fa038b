import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BrowserContextOptions, Download, Locator, Page } from 'playwright-core';
import { filesIn } from '../../apps/server/testing-take-along.ts';
import type { House } from './house.ts';

export const OF_CHILD = 'three odd words';
export const OF_GROWN_UP = 'nine slow turtles';
export const NOTE = 'The spelling test is tomorrow, and I am scared.';

export interface Family {
  readonly page: Page;
  readonly username: string;
}

/** A browser of a family of its own, not signed in. */
export async function newFamily({ browser, url }: House, options: BrowserContextOptions): Promise<Family> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', reducedMotion: 'reduce', ...options });
  return { page: await context.newPage(), username: `fam-${randomUUID().slice(0, 8)}` };
}

/** Registers without the pages, where a test is about what comes after. */
export async function register({ page, username }: Family, displayName: string): Promise<void> {
  await post(page, '/api/register', { username, displayName, password: OF_CHILD });
}

export async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
}

/** A feeling with words of the child's own, and one without. */
export async function saveFeelings(page: Page): Promise<void> {
  await post(page, '/api/moods', { feeling: 'Happy (A little happy)', baseFeelingName: 'Happy' });
  await post(page, '/api/moods', { feeling: 'Worried (Some worry)', baseFeelingName: 'Worried', note: NOTE });
}

/** Goes from control to control, as a keyboard does, until the focus is there. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const focused = wanted.and(page.locator(':focus'));
  for (let presses = 0; (await focused.count()) === 0; presses += 1) {
    if (presses === 200) throw new Error(`No way to ${wanted} by the keyboard`);
    await page.keyboard.press('Tab');
  }
}

export const focusedText = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.activeElement?.textContent ?? ''`);

/** Unpacks the proof of a file that was saved, as a family would to check it; answers its folder to `use`. */
export async function withProof(download: Download, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wonderlings-proof-'));
  try {
    for (const [path, content] of Object.entries(filesIn(await readFile(await download.path())))) {
      if (path.startsWith('proof/')) await writeFile(join(folder, basename(path)), content);
    }
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
