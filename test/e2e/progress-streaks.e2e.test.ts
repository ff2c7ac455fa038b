import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appHasSettled, appIsThere } from './app-is-there.ts';
import { awaitedLater } from './awaited-later.ts';
import { expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { expectFitsEverywhere } from './fits.ts';
import { useHouse } from './house.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

describe.runIf(hasChromium())('the garden of days', () => {
  const house = useHouse();

  /** The demo child, who has three weeks behind it. */
  async function open(options: BrowserContextOptions = {}) {
    const context = await house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 1024, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    const data = { username: 'demo', password: 'wonderlings-demo' };
    expect((await page.request.post('/api/login', { data })).status()).toBe(200);
    return page;
  }
  const focused = (page: Page) =>
    page.evaluate<string>(
      `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''`,
    );
  const tabTo = async (page: Page, name: RegExp) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      if (name.test(await focused(page))) return;
    }
    throw new Error(`No key leads to ${name}`);
  };
  const plants = (page: Page) => page.locator('[data-meadow-plant]').count();
  const grid = (page: Page) => page.getByRole('grid');

  it('is reached, walked and opened by keys alone, and a day says what grew', async () => {
    const page = await open();
    await page.goto('/progress');
    await page.getByRole('heading', { level: 1, name: 'Progress Journey' }).waitFor();
    await appIsThere(page);
    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: 'Your garden of days' }).waitFor();
    expect(page.url()).toContain('tab=streaks');
    await grid(page).waitFor();
    const thisMonth = await grid(page).getAttribute('aria-labelledby');
    expect(thisMonth).not.toBeNull();
    await tabTo(page, /today, waiting for you$/);
    const today = await focused(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(page)).not.toBe(today);
    const yesterday = await focused(page);
    expect(yesterday).not.toMatch(/quiet|not yet/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: yesterday.split(':')[0] ?? '' });
    await dialog.getByRole('heading', { name: 'How you felt' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(yesterday);
    await page.context().close();
  });

  it('turns its months by arrows to where it began, and no farther', async () => {
    const page = await open();
    const days = ['2025-12-30', '2026-01-02'].map((localDate) => ({
      localDate,
      feelings: ['Calm'],
      isRestDay: false,
      deeds: [],
    }));
    await page.route('**/api/garden*', (route) => route.fulfill({ json: days }));
    const firstDay = days[0]?.localDate;
    await page.route('**/api/journal-totals', async (route) => {
      const totals = await (await route.fetch()).json();
      await route.fulfill({ json: { ...totals, firstDay } });
    });
    await page.goto('/progress?tab=streaks');
    const earlier = page.getByRole('button', { name: /^Earlier:/ });
    const spot = page.getByRole('button', { name: 'Tuesday, December 30: Calm' });
    await expect(page.getByRole('button', { name: /^Later:/ }).isDisabled()).resolves.toBe(true);
    for (let months = 0; months < 240 && (await spot.count()) === 0; months += 1) await earlier.click();
    await expect.poll(() => page.getByRole('grid', { name: 'December 2025' }).count()).toBe(1);
    expect(await earlier.isDisabled()).toBe(true);
    await page.context().close();
  });

  it('is watched growing to its end, where it has a plant for every day that the server knows', async () => {
    const page = await open();
    const known: unknown[] = await (await page.request.get('/api/garden')).json();
    expect(known.length).toBeGreaterThan(18);
    await page.goto('/progress?tab=streaks');
    const play = page.getByRole('button', { name: 'Watch it grow' });
    await play.click();
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await plants(page)).toBeLessThan(known.length);
    await page.getByRole('slider', { name: 'Days of your garden' }).focus();
    await page.keyboard.press('Home');
    await page.getByText('Bare soil. This is where it starts.').waitFor();
    expect(await plants(page)).toBe(0);
    await page.getByRole('button', { name: 'One day on' }).click();
    await expect.poll(() => plants(page)).toBe(1);
    await play.click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await play.waitFor({ timeout: 60_000 });
    expect(await plants(page)).toBe(known.length);
    await page.context().close();
  });

  it('grows a flower in today’s spot when a feeling is saved', async () => {
    const page = await open();
    await page.goto('/progress?tab=streaks');
    const today = page.getByRole('region', { name: 'Today' });
    await today.getByText('This spot is waiting for you.').waitFor();
    const timeZone = await page.evaluate<string>('Intl.DateTimeFormat().resolvedOptions().timeZone');
    const mood = { feeling: 'Nervous (Jittery)', baseFeelingName: 'Nervous', note: 'The secret test.' };
    const saved = await page.request.post('/api/moods', { data: mood, headers: { 'Time-Zone': timeZone } });
    expect(saved.status()).toBe(201);
    await page.reload();
    await today.getByText('Nervous', { exact: true }).waitFor();
    expect(await page.content()).not.toContain('secret test');
    await page.context().close();
  });

  it('is kept as a picture on the device after a yes, and nothing is sent', async () => {
    const page = await open({ viewport: { width: 390, height: 800 } });
    await page.goto('/progress?tab=streaks');
    await page.getByRole('button', { name: 'Keep this picture' }).click();
    await appHasSettled(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/^http/.test(request.url())) sent.push(request.url());
    });
    const download = awaitedLater(page.waitForEvent('download'));
    await page.getByRole('dialog').getByRole('button', { name: 'Keep this picture' }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 4)).toEqual(PNG);
    expect(file.length).toBeGreaterThan(10_000);
    await page.getByText('Picture saved!', { exact: true }).first().waitFor();
    expect(sent.filter((url) => !url.includes('/assets/'))).toEqual([]);
    await page.context().close();
  });

  it('breaks no rule of axe in any theme, and fits at every width', async () => {
    const page = await open();
    await page.goto('/progress?tab=streaks');
    await page.getByRole('heading', { name: 'Watch it grow' }).waitFor();
    await expectNoBrokenRuleInAnyTheme(page, 'the garden');
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /Worried|Okay|Happy/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('heading', { name: 'How you felt' }).waitFor();
    await expectNoBrokenRuleInAnyTheme(page, 'a day of the garden');
    await expectFitsEverywhere(page, 'a day of the garden', 4);
    await page.context().close();
  });
});
