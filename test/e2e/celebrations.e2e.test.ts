import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appHasSettled } from './app-is-there.ts';
import { hasChromium } from './chromium.ts';
import { expectFitsEverywhere } from './fits.ts';
import { useHouse } from './house.ts';

/** What a popup waits for after the last touch, and a good deal more. */
const LONG_AFTER_MS = 4_000;

const words = { id: 'streak-3', icon: 'milestone/streak-3', name: 'Three in a Row', description: 'Three days.' };
const more = { color: '#fff', level: 1, rewardTitle: 'Seed', rewardDescription: 'A seed.', rewardImage: 'seed' };
/** As the server tells of one: no child gets there on its first day. */
const MILESTONE = {
  ...{
    id: 'm',
    userId: 'c',
    milestoneId: 'streak-3',
    dateEarned: '2026-05-03T12:00:00.000Z',
    localDate: '2026-05-03',
    isNew: true,
    progress: 3,
  },
  milestone: { ...words, ...more },
};

describe.runIf(hasChromium())('what a child has earned', () => {
  const house = useHouse({ celebrates: true });
  let children = 0;

  async function open(path = '/mood?view=quick', reducedMotion: 'reduce' | 'no-preference' = 'reduce') {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', reducedMotion });
    const page = await context.newPage();
    children += 1;
    await page.request.post('/api/register', {
      data: {
        username: `proud-${children}-${Date.now() % 1e6}`,
        displayName: 'Robin',
        password: 'seven purple otters',
      },
    });
    await page.goto(path);
    return page;
  }
  async function checkIn(page: Page, feeling = 'Happy'): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`^${feeling}`) }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your feeling is saved.').waitFor();
  }
  const popup = (page: Page) => page.getByRole('dialog', { name: 'You did it!' });
  const progress = (page: Page, name: RegExp) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const focused = (page: Page) => page.evaluate<string>(`document.activeElement.textContent.trim()`);

  it('comes in one popup after the first check-in, and as a mark in the bar, and not again', async () => {
    const page = await open();
    await checkIn(page);
    await popup(page).getByText('You earned 2 new things').waitFor();
    expect(await popup(page).getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('First Feeling'),
      expect.stringContaining('Sunny Heart'),
    ]);
    await expectFitsEverywhere(page, 'a celebration', 1);
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Your feeling is saved.');
    await progress(page, /something new/).waitFor();
    await page.waitForTimeout(LONG_AFTER_MS);
    expect(await popup(page).count()).toBe(0);
    await page.reload();
    await progress(page, /something new/).waitFor();
    await page.waitForTimeout(LONG_AFTER_MS);
    expect(await popup(page).count()).toBe(0);
    await page.context().close();
  });

  it('is celebrated by the journal itself where that has just saved, and not again after it', async () => {
    const page = await open('/mood');
    const hello = page.getByRole('dialog');
    await hello.waitFor();
    await page.keyboard.press('Escape');
    await hello.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Really Happy/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    const celebration = page.getByRole('dialog', { name: 'Your feeling is saved.' });
    await celebration.getByText('First Feeling').waitFor();
    await page.waitForTimeout(LONG_AFTER_MS);
    await celebration.getByRole('button', { name: 'Lovely' }).click();
    await celebration.waitFor({ state: 'hidden' });
    await page.waitForTimeout(LONG_AFTER_MS);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('comes up nowhere after a hard feeling that was told without a network and is sent later, and is marked in the bar', async () => {
    const page = await open();
    await appHasSettled(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Sad/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved on this device.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Saved. It is in your journal now.').waitFor();
    await progress(page, /something new/).waitFor();
    await page.waitForTimeout(LONG_AFTER_MS);
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Also on a page of its own, at the next visit.
    await appHasSettled(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Angry/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved on this device.').waitFor();
    await page.close();
    await page.context().setOffline(false);
    const next = await page.context().newPage();
    await next.goto('/about');
    await expect.poll(async () => (await (await next.request.get('/api/moods')).json()).length).toBe(2);
    await next.waitForTimeout(LONG_AFTER_MS);
    expect(await next.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('waits while a dialog is open, and comes once it is closed', async () => {
    const page = await open();
    await checkIn(page);
    await page.getByRole('button', { name: 'Robin: help and logout' }).click();
    const sheet = page.getByRole('dialog', { name: 'Robin' });
    await sheet.waitFor();
    await page.waitForTimeout(LONG_AFTER_MS);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await popup(page).waitFor();
    await page.context().close();
  });

  it('waits while a child reads what it has just done, with a small badge beside it, and comes once Done is pressed', async () => {
    const page = await open('/active-time');
    for (const coach of ['Bella', 'Rally', 'Setta']) await page.getByRole('button', { name: coach }).click();
    await page.getByRole('link', { name: 'Done', exact: true }).waitFor();
    const small = page.getByRole('button', { name: /^You earned .+ Look now\?$/ });
    await small.waitFor();
    await page.waitForTimeout(LONG_AFTER_MS);
    expect([await popup(page).count(), await small.count()]).toEqual([0, 1]);
    await page.getByRole('link', { name: 'Done', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await popup(page).waitFor();
    await page.context().close();
  });

  it('is looked at, and its reason found, by keys alone', async () => {
    const page = await open();
    await page.getByRole('button', { name: /^Calm/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await popup(page).waitFor();
    await expect.poll(() => page.evaluate(`!!document.activeElement.closest('[role="dialog"]')`)).toBe(true);
    while (!/^Why did I get this\?/.test(await focused(page))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/progress?tab=badges&kind=achievement&id=first-feeling');
    await popup(page).waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('is counted in the bar, on whatever page, as soon as there is a milestone', async () => {
    const page = await open('/about');
    await progress(page, /^Progress/).waitFor();
    let reached = 0;
    await page.route('**/api/user-milestones', (route) =>
      route.fulfill({ json: Array.from({ length: reached }, () => MILESTONE) }),
    );
    await page.goto('/mood?view=quick');
    await progress(page, /^Progress/).waitFor();
    expect(await progress(page, /\(\d+\)/).count()).toBe(0);
    reached = 4;
    await checkIn(page);
    await progress(page, /^Progress \(4\)/).waitFor();
    await page.context().close();
  });

  it.each(['normal', 'large', 'largest'])('moves nothing in the bar when it comes, with %s words', async (words) => {
    const page = await open('/about');
    let arrive = () => {};
    let arrived = Promise.resolve();
    await page.route('**/api/{user-milestones,rewards/new}', async (route) => {
      await arrived;
      const isNews = route.request().url().endsWith('/new');
      const json = await (await route.fetch()).json();
      await route.fulfill({ json: isNews ? json : Array.from({ length: 23 }, () => MILESTONE) });
    });
    const links = () =>
      page.evaluate<string[]>(`[...document.querySelectorAll('header nav a')].map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      })`);
    for (const width of [720, 1024, 1199, 1200, 1920]) {
      arrived = new Promise((resolve) => {
        arrive = resolve;
      });
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await page.evaluate(`document.documentElement.dataset.textSize = '${words}'`);
      await page.evaluate('document.fonts.ready');
      await page.getByRole('button', { name: 'Robin: help and logout' }).waitFor();
      const before = await links();
      arrive();
      await progress(page, /^Progress \(23\).*something new/).waitFor();
      expect(await links(), `at ${width} px`).toEqual(before);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
    await page.context().close();
  });
});
