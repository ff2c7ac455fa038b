import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoBrokenRule } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const OF_CHILD = 'three odd words';
const OF_GROWN_UP = 'nine slow turtles';
const NOTE = 'The spelling test is tomorrow, and I am scared.';
const GROWN_UP_PAGES = ['', '/days', '/check', '/keepsake', '/take-along', '/import', '/erase', '/print'] as const;

/** From the first feeling to the receipt, each step told in the child's own history. */
describe.runIf(hasChromium())('a family', () => {
  const house = useHouse();
  const username = `family-${randomUUID().slice(0, 8)}`;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 390, height: 844 },
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    const child = { username, displayName: 'Maya', password: OF_CHILD };
    expect((await context.request.post('/api/register', { data: child })).status()).toBe(201);
    const mood = { feeling: 'Worried (Some worry)', baseFeelingName: 'Worried', note: NOTE };
    expect((await context.request.post('/api/moods', { data: mood })).status()).toBe(201);
  });
  afterAll(() => context?.close());

  const dialog = () => page.getByRole('dialog');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  async function historySays(...sentences: readonly string[]): Promise<void> {
    await page.goto('/history');
    await page.getByText('Worried', { exact: false }).first().waitFor();
    // A day shows its first lines; the others wait behind a button.
    const more = page.getByRole('button', { name: /more small thing/ });
    if (await more.isVisible()) await more.click();
    for (const sentence of sentences) await page.getByText(sentence).first().waitFor();
  }

  it('finds the area closed as long as there is no grown-up', async () => {
    for (const path of ['/api/history/grown-up', '/api/grown-up/keepsakes/latest', '/api/exports/current']) {
      const answer = await context.request.get(path);
      expect([path, answer.status(), (await answer.json()).code]).toEqual([path, 403, 'grown-up.closed']);
    }
  });

  it('sets the grown-up password together, and the history says so', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Set it up together' }).click();
    await dialog().getByRole('button', { name: 'We are both here' }).click();
    await dialog().getByLabel('Grown-up password', { exact: true }).fill(OF_GROWN_UP);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(OF_GROWN_UP);
    await page.keyboard.press('Enter');
    await page.getByText('Maya, look for the glasses.').waitFor();
    await historySays('A grown-up password was set.');
  });

  it('says yes to the account', async () => {
    await page.goto('/consent');
    await page.getByLabel('The grown-up password').fill(OF_GROWN_UP);
    await page.getByLabel(/^I look after Maya/).check();
    await page.getByRole('button', { name: 'Yes, that is okay' }).click();
    await page.getByText('Thank you.', { exact: true }).first().waitFor();
    await historySays('A grown-up said yes to this account.');
  });

  it('opens the area, in which the words of the child are nowhere', async () => {
    await page.goto('/grown-up');
    await dialog().getByLabel('Grown-up password', { exact: true }).fill(OF_GROWN_UP);
    await page.keyboard.press('Enter');
    const tabs = page.getByRole('navigation', { name: 'Grown-up area' });
    await tabs.waitFor();
    for (const path of GROWN_UP_PAGES) {
      await page.goto(`/grown-up${path}`, { waitUntil: 'networkidle' });
      await page.locator('h1').first().waitFor();
      expect(await page.content()).not.toContain(NOTE);
      // Printed, a month has no tabs.
      if (path !== '/print') expect(await tabs.locator('[aria-current=page]').count()).toBe(1);
    }
    await historySays('A grown-up looked at your history. Not at your words.');
  });

  it('reads the one note that the child shows, until it is taken back', async () => {
    await page.goto('/history');
    await page.getByRole('button', { name: 'Show it to my grown-up' }).first().click();
    await dialog().getByRole('button', { name: 'Show it', exact: true }).click();
    await page.getByText('Your grown-up can read this note now.').waitFor();
    await page.goto('/grown-up/days');
    await page.locator('summary', { hasText: 'Maya' }).first().click();
    await page.getByText(NOTE).waitFor();
    await historySays('You showed a note to your grown-up.');
    await page.goto('/history');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('You took it back. It is closed again.').first().waitFor();
    await historySays('You took a note back. It is closed again.');
    await page.goto('/grown-up/days', { waitUntil: 'networkidle' });
    expect(await page.locator('summary', { hasText: 'Maya' }).count()).toBe(0);
    expect(await page.content()).not.toContain(NOTE);
  });

  it('checks the history, and keeps twelve words of it that fit', async () => {
    await page.goto('/grown-up/check');
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('All is well').first().waitFor();
    await expectNoBrokenRule(page, 'a history that is well');
    await page.getByRole('link', { name: 'Make a keepsake' }).click();
    await heading('A keepsake of today').waitFor();
    await page.getByRole('button', { name: 'Make a keepsake' }).click();
    const words = page.getByRole('list', { name: 'The twelve words' }).getByRole('listitem');
    await words.first().waitFor();
    const twelve = await words.allInnerTexts();
    expect(twelve).toHaveLength(12);
    await page.getByRole('link', { name: 'I have a keepsake and want to compare it' }).click();
    for (const [index, word] of twelve.entries()) {
      await page.getByLabel(`Word ${index + 1}`, { exact: true }).fill(word);
    }
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByText('It fits').first().waitFor();
    await historySays(
      'A grown-up checked your history. All is well.',
      'A grown-up made a keepsake, twelve words.',
      'A grown-up compared a keepsake. It fits.',
    );
  });

  it('takes everything along in one file', async () => {
    await page.goto('/grown-up/take-along');
    await page.getByLabel('Grown-up password, again').fill(OF_GROWN_UP);
    await page.getByRole('button', { name: 'Make the file' }).click();
    const save = page.getByRole('button', { name: 'Save the file' });
    await save.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['history.json', 'proof/events.jsonl', 'proof/verify-history.mjs']) {
      expect(file.includes(name), name).toBe(true);
    }
    await historySays('A grown-up asked for your whole history.', 'A grown-up downloaded your history.');
  });

  it('erases one note, of which the feeling stays', async () => {
    await page.goto('/history');
    await page.getByRole('button', { name: 'Read it', exact: true }).first().click();
    await page.getByText(NOTE).waitFor();
    await page.getByRole('button', { name: 'Erase it' }).click();
    await dialog().getByRole('button', { name: 'Erase it' }).click();
    await page.getByText('The words are gone. The day is still yours.').first().waitFor();
    await page.getByText('You erased a note here.').first().waitFor();
    const moods: { feeling: string; note: string | null }[] = await (await context.request.get('/api/moods')).json();
    expect(moods).toMatchObject([{ feeling: 'Worried (Some worry)', note: null }]);
  });

  it('puts the account to sleep, with a receipt, and wakes it with the grown-up password', async () => {
    await page.goto('/grown-up/erase');
    await page.getByLabel('Grown-up password').fill(OF_GROWN_UP);
    await page.locator('form').getByRole('checkbox').check();
    await page.locator('form').getByRole('button', { name: /sleep/i }).click();
    await heading('This account is asleep').waitFor();
    await expectNoBrokenRule(page, 'asleep');
    await page.getByRole('link', { name: 'See the receipt' }).click();
    await page.getByText('The erasure was asked for and is not done yet.').waitFor();
    expect((await context.request.get('/api/user')).status()).toBe(401);
    await page.goto('/auth', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByRole('tabpanel').getByLabel('Password', { exact: true }).fill(OF_CHILD);
    await page.keyboard.press('Enter');
    await heading('This account is asleep').waitFor();
    await page.getByLabel(`The password of ${username}, or the grown-up password`).fill(OF_GROWN_UP);
    await page.keyboard.press('Enter');
    await page.getByText('Awake again. Nothing was lost.').waitFor();
  });
});
