import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const WORDS = 'I was scared of the swim test.';

describe.runIf(hasChromium())('the history of a child', () => {
  const house = useHouse();

  /** The demo child, with a note of today. */
  async function open(path = '/history', options: BrowserContextOptions = {}) {
    const context = await house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 1024, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    const data = { username: 'demo', password: 'wonderlings-demo' };
    expect((await page.request.post('/api/login', { data })).status()).toBe(200);
    const mood = { feeling: 'Worried (Some worry)', baseFeelingName: 'Worried', note: WORDS };
    expect((await page.request.post('/api/moods', { data: mood })).status()).toBe(201);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Your history' }).waitFor();
    return page;
  }
  const today = (page: Page) => page.getByRole('region', { name: /^Today/ });

  it('breaks no rule of access in any theme, whatever is open', async () => {
    const page = await open();
    await today(page).waitFor();
    await expectNoBrokenRuleInAnyTheme(page, 'the history');
    await today(page).getByRole('button', { name: 'Read it', exact: true }).click();
    await page.getByText(WORDS).waitFor();
    await today(page).getByRole('button', { name: 'Erase it' }).click();
    await expectNoBrokenRuleInAnyTheme(page, 'the question before a note is erased');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('button', { name: /^Show \d+ things$/ }).waitFor();
    await expectNoBrokenRuleInAnyTheme(page, 'the filter');
    await page.keyboard.press('Escape');
    await page.goto('/history?years=true');
    await page.getByRole('region', { name: /^Your street/ }).waitFor();
    await expectNoBrokenRuleInAnyTheme(page, 'the street');
  });

  it('shows a note and takes it back by keys alone, and says so in the history', async () => {
    const page = await open();
    const show = today(page).getByRole('button', { name: 'Show it to my grown-up' }).first();
    await show.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Show this to your grown-up?' });
    await dialog.getByText(WORDS).waitFor();
    await dialog.getByRole('button', { name: 'Show it' }).focus();
    await page.keyboard.press('Enter');
    await today(page).getByText('Your grown-up can read this note now.').waitFor();
    await today(page).getByText('You showed a note to your grown-up.').waitFor();
    await today(page).getByRole('button', { name: 'Take it back' }).focus();
    await page.keyboard.press('Enter');
    await today(page).getByText('You took a note back. It is closed again.').waitFor();
    expect(await today(page).getByText('Your grown-up can read this note now.').count()).toBe(0);
  });

  it('goes back to the first day, page after page', async () => {
    const page = await open();
    const older = page.getByRole('button', { name: 'Show older days' });
    const end = page.getByText('This is where you began.');
    await today(page).waitFor();
    for (let turns = 0; turns < 20 && !(await end.isVisible()); turns += 1) {
      if (await older.isVisible()) await older.click();
      await page.waitForLoadState('networkidle');
    }
    await page.getByText('The first day').waitFor();
  });

  it('stays with what was looked for when the page is opened again', async () => {
    const page = await open();
    await page.getByRole('searchbox').fill('zola');
    await page.waitForURL(/q=zola/);
    await page.reload();
    await page.getByRole('button', { name: 'Show everything' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('zola');
    expect(await page.getByText(/You saved a feeling/).count()).toBe(0);
  });
});
