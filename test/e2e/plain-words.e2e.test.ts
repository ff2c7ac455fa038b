import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAIN_WORDS } from '../../apps/web/src/features/words/plain-words.catalogue.ts';
import { appIsThere } from './app-is-there.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Each playful sentence, with any text in its slots. */
const PLAYFUL = Object.keys(PLAIN_WORDS).map((text) => ({
  text,
  said: new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
    'u',
  ),
}));

/** All that the page says: each text that is seen or read out, and each element's whole sentence. Runs in the page. */
const SAID = `(() => {
  const said = new Set();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue;
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'alt', 'title']) said.add(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.add(node.data);
    if (element.textContent.length < 300) said.add(element.textContent);
  }
  return [...said].map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
})()`;

describe.runIf(hasChromium())('a child that likes its words plain', () => {
  const house = useHouse();
  let page: Page;
  const seen = new Set<string>();
  beforeAll(async () => {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', reducedMotion: 'reduce' });
    const data = { username: 'plain.1', displayName: 'Robin', password: 'seven purple otters' };
    expect((await context.request.post('/api/register', { data })).ok()).toBe(true);
    expect((await context.request.put('/api/user/settings', { data: { words: 'plain' } })).ok()).toBe(true);
    page = await context.newPage();
    await page.clock.install();
  });
  afterAll(() => page?.context().close());

  async function open(path: string): Promise<void> {
    await page.goto(path);
    await appIsThere(page);
    await page.locator('html[data-plain-words]:not([data-words-awaited])').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  }
  /** The playful sentences that are said where a plain one is catalogued. */
  async function playful(): Promise<readonly string[]> {
    const said = await page.evaluate<readonly string[]>(SAID);
    for (const text of said) seen.add(text);
    return PLAYFUL.filter(({ said: sentence }) => said.some((text) => sentence.test(text))).map(({ text }) => text);
  }
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

  type Walk = readonly [where: string, path: string, steps: readonly (() => Promise<unknown>)[]];
  const WALK: readonly Walk[] = [
    ['home', '/', []],
    ['the feelings', '/mood', [() => page.getByRole('dialog').getByRole('button').first().click()]],
    [
      'a feeling',
      '/mood?feeling=worried',
      [() => press('Save My Feeling'), () => page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()],
    ],
    ['the page of the day', '/activities/journal', []],
    ['the drawing', '/activities/journal?draw=true', [() => page.getByRole('application').waitFor()]],
    ['the quick check-in', '/mood?view=quick', [() => press(/^Happy/), () => press('Save'), () => heading(/./)]],
    [
      'a breath',
      '/activities/breath?level=beginner',
      [
        () => press('Start Breathing'),
        async () => {
          await page.clock.fastForward(60_000);
          await heading('Great job!');
        },
      ],
    ],
    ['the settings', '/settings', []],
    ['the activities', '/activities', []],
    ['sleep, with no nights yet', '/activities/sleep', []],
    ['the calm corner, with no moments yet', '/activities/calm', []],
    ['the tools', '/coping-tools', []],
    ['the progress', '/progress', []],
    ['the history', '/history', []],
    ['moving, outside and at rest', '/active-time', [() => open('/down-time'), () => open('/activities/be-active')]],
    ['MoveQuest', '/activities/exercise', []],
    ['nature and plants', '/activities/environment', [() => open('/activities/environment/plants')]],
    ['the words of the day', '/daily-affirmation', []],
    ['help', '/activities', [() => press('I need help now'), () => heading('You can get help now')]],
    ['home after a feeling', '/', []],
  ];
  it.each(WALK)('is told no playful sentence where there is a plain one: %s', async (_, path, steps) => {
    await open(path);
    expect(await playful()).toEqual([]);
    for (const step of steps) {
      await step();
      expect(await playful()).toEqual([]);
    }
  });

  it('is told plain ones there', () => {
    const plain = new Set(Object.values(PLAIN_WORDS));
    expect([...seen].filter((text) => plain.has(text)).length).toBeGreaterThan(15);
  });
});
