import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awaitedLater } from './awaited-later.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const WIDE = { viewport: { width: 1440, height: 900 } } as const;
const MOOD = { feeling: 'Okay (A little)', baseFeelingName: 'Okay', note: null };
const BREATH = {
  activityType: 'breath',
  duration: 36,
  data: { kind: 'breath/zola', level: 'beginner', cycles: 3 },
  completed: true,
};

describe.runIf(hasChromium())('the progress page', () => {
  const house = useHouse({ celebrates: true });
  let children = 0;

  /** A child of its own, who has saved a feeling and breathed with Zola. */
  async function open(options: BrowserContextOptions) {
    const context = await house.browser.newContext({
      baseURL: house.url,
      locale: 'en-US',
      reducedMotion: 'reduce',
      ...options,
    });
    children += 1;
    const post = async (path: string, data: object) => {
      const answer = await context.request.post(path, { data });
      expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
    };
    await post('/api/register', {
      username: `badges-${children}`,
      displayName: 'Robin',
      password: 'seven purple otters',
    });
    await post('/api/moods', MOOD);
    await post('/api/activity-sessions', BREATH);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    const count = async (path: string) => ((await (await context.request.get(path)).json()) as unknown[]).length;
    return { page, complaints, count };
  }

  async function violations(page: Page): Promise<readonly string[]> {
    // Evaluated by the debugger, which the page's content security policy does not hold.
    await page.evaluate(AXE);
    const { violations: found } = await page.evaluate<AxeResults>('axe.run(document)');
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }
  const closeCelebration = (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Lovely' }).press('Enter');

  it('shows a child its own numbers, celebrates its badges once, and tells why it got one', async () => {
    const { page, complaints, count } = await open(WIDE);
    await page.goto('/progress');
    await page.getByRole('heading', { name: 'Day 1 in bloom' }).waitFor();
    const earned = (await count('/api/user-achievements')) + (await count('/api/user-emotion-badges'));
    expect(earned).toBeGreaterThan(0);
    const numbers = await page.getByRole('region', { name: 'Your numbers' }).getByRole('listitem').allInnerTexts();
    expect(numbers.map((number) => number.replace(/\s+/g, ' '))).toEqual([
      '0 badges',
      `${await count('/api/user-stickers')} stickers`,
      '1 day streak',
      `${earned} points`,
    ]);
    expect(await violations(page)).toEqual([]);

    const seen = awaitedLater(page.waitForResponse((answer) => answer.url().endsWith('/api/rewards/seen')));
    await page.getByRole('tab', { name: 'Badges' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'You did it!' });
    await dialog.waitFor();
    const found = await count('/api/user-badges');
    await dialog.getByText(found === 1 ? 'You earned a new badge' : `You earned ${found} new badges`).waitFor();
    await dialog.locator('b', { hasText: 'First Puff' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await closeCelebration(page);
    await dialog.waitFor({ state: 'detached' });

    const medal = page.getByRole('button', { name: /^New First Puff Earned/ });
    await medal.press('Enter');
    const why = page.getByRole('complementary', { name: 'Why did I get this?' });
    await why.getByText('You finished breathing with Zola.').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('First Puff');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await why.getByText('You finished breathing with Zola.').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('medal-badge-first-puff');

    await seen;
    await page.reload();
    // Three are near, and each shelf is a press away.
    const near = page.getByRole('region', { name: 'Next three within reach' });
    await expect.poll(() => near.getByRole('listitem').count()).toBe(3);
    expect(await page.getByRole('button', { expanded: false, name: /to find$/ }).count()).toBeGreaterThan(5);
    expect(await page.getByRole('button', { name: /^First Puff Earned/ }).count()).toBe(0);
    await page.getByRole('button', { expanded: false, name: / 1 of \d+$/ }).press('Enter');
    await page.getByRole('button', { name: /^First Puff Earned/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // What the mark in the bar is there for is found, and is no news once it was on screen.
    await page.getByRole('radio', { name: /^Achievements.*, something new$/ }).click();
    await page.getByRole('radio', { name: /^Achievements 1 of 51$/, checked: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('leads from what is newest to why, on a phone in a dialog that gives the page back', async () => {
    const { page, complaints } = await open(PHONE);
    await page.goto('/progress');
    await page.getByRole('link', { name: 'Why did I get this?' }).tap();
    const why = page.getByRole('dialog').filter({ hasText: 'because:' });
    await why
      .getByText(/^You (saved a feeling: Okay|finished breathing with Zola|checked in)\./)
      .first()
      .waitFor();
    await why.getByRole('button', { name: 'Close' }).tap();
    // What was found meanwhile has waited for its turn.
    await page.getByRole('dialog', { name: 'You did it!' }).getByRole('button', { name: 'Lovely' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const kind of ['Milestones', 'Feelings', 'Achievements', 'Badges']) {
      await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).tap();
      await page
        .getByRole('heading', { level: 2, name: new RegExp(kind === 'Feelings' ? 'heart' : kind.slice(0, -1), 'i') })
        .waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth'), kind).toBeLessThanOrEqual(390);
      expect(await violations(page), kind).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('sets a goal for the week by keys alone, ticks it, and puts it aside', async () => {
    const { page, complaints } = await open(WIDE);
    await page.goto('/progress');
    const opener = page.getByRole('button', { name: 'Pick a goal' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pick a goal for this week' });
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^One kind thing/ }).press('Enter');
    await dialog.waitFor({ state: 'detached' });

    const goal = page.getByRole('region', { name: "This week's goal" });
    await goal.getByRole('button', { name: 'I did it' }).press('Enter');
    await goal.getByText('You said it today. Lovely.').waitFor();
    await goal.getByText('1 of 2').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe("This week's goal");
    expect(await goal.getByRole('button', { name: 'I did it' }).count()).toBe(0);
    await goal.getByRole('button', { name: 'Put it aside' }).press('Enter');
    await goal.getByText('No goal this week').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
