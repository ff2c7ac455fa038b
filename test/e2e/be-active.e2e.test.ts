import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { expectFitsEverywhere } from './fits.ts';
import { useHouse } from './house.ts';

interface Kept {
  readonly activityType: string;
  readonly duration: number;
  readonly data: { readonly kind: string };
}

describe.runIf(hasChromium())('a move of Be Active', () => {
  const house = useHouse();

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 1440, height: 900 },
      ...options,
    });
    const page = await context.newPage();
    const username = `mover-${Math.random().toString(36).slice(2, 10)}`;
    const answer = await page.request.post('/api/register', {
      data: { username, displayName: 'Robin', password: 'seven purple otters' },
    });
    expect(answer.status()).toBe(201);
    await page.clock.install();
    await page.goto('/activities/be-active');
    await page.getByRole('heading', { level: 1, name: 'Be Active' }).waitFor();
    return page;
  }
  /** From here on only the test moves it: a busy machine would let seconds go by while it looks. */
  async function stopTime(page: Page): Promise<void> {
    await appIsThere(page);
    await page.clock.pauseAt(Date.now() + 10_000);
  }
  const kept = async (page: Page): Promise<readonly Kept[]> =>
    (await (await page.request.get('/api/activity-sessions')).json()) as readonly Kept[];
  const move = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).first();
  const turn = (page: Page) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('[data-wheel] svg')).transform`);

  it('is spun for, timed to the end by keys alone, and recorded once', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Surprise me' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Round it goes...').waitFor();
    await page.clock.runFor(2_700);
    const start = page.getByRole('button', { name: 'Start the timer' });
    await start.waitFor();
    const title = await move(page).textContent();
    await start.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('timer').waitFor();
    // The button is gone; the move has the focus, and its buttons come next.
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Pause');
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Do it again' }).waitFor();
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    const [record] = await kept(page);
    expect(record).toMatchObject({ activityType: 'be_active', duration: 60 });
    expect(record?.data.kind).toBe(`be-active/${title?.toLowerCase().replaceAll(' ', '-')}`);
    // The cheer has the focus: the next stop is Done, and the way on comes after it.
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Done');
    await page.getByRole('button', { name: 'Pick another' }).press('Enter');
    await start.waitFor();
    expect(await kept(page)).toHaveLength(1);
    await page.context().close();
  });

  it('is picked among the seated ones by touch, and may be stopped', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.getByRole('radio', { name: 'Seated' }).tap();
    await page.getByRole('button', { name: /^Space Driver/ }).tap();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Space Driver');
    await page.getByRole('button', { name: 'Start the timer' }).tap();
    // Long enough to be a move.
    await page.clock.runFor(6_000);
    await page.getByRole('button', { name: 'I am done' }).tap();
    await page.getByText('You stopped when you needed to. That is wise.').waitFor();
    await expect.poll(async () => (await kept(page)).map(({ data }) => data.kind)).toEqual(['be-active/space-driver']);
    expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
    await page.context().close();
  });

  it('waits, paused, for a child that comes back after a sleep, and rings when it goes on', async () => {
    const page = await open();
    await stopTime(page);
    await page.getByRole('button', { name: 'Start the timer' }).click();
    await page.clock.runFor(10_000);
    await page.clock.fastForward(20_000);
    await expect.poll(() => page.getByRole('timer').getAttribute('aria-label')).toBe('30 seconds left');
    await page.clock.fastForward(600_000);
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    expect(await page.getByRole('timer').getAttribute('aria-label')).toBe('30 seconds left');
    expect(await kept(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.clock.runFor(30_000);
    await page.getByRole('button', { name: 'Do it again' }).waitFor();
    await expect.poll(async () => (await kept(page)).map(({ duration }) => duration)).toEqual([60]);
    await page.context().close();
  });

  it('comes without a turning wheel under reduced motion', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const before = await turn(page);
    const title = await move(page).textContent();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await page.getByText('Here is one for you:').waitFor();
    expect(await move(page).textContent()).not.toBe(title);
    expect(await turn(page)).toBe(before);
    await page.context().close();
  });

  it('breaks no rule of axe in any theme at any width, from the wheel to the cheer', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expectNoBrokenRuleInAnyTheme(page, 'the wheel');
    await page.getByRole('button', { name: 'Start the timer' }).click();
    await expectNoBrokenRuleInAnyTheme(page, 'the timer');
    await page.getByRole('button', { name: 'I am done' }).click();
    await expectNoBrokenRuleInAnyTheme(page, 'the cheer');
    await expectFitsEverywhere(page, 'the cheer of Be Active', 3);
    await page.context().close();
  });
});
