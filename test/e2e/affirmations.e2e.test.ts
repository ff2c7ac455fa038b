import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appHasSettled } from './app-is-there.ts';
import { expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { keptOnDevice, sentBodies } from './device-steps.ts';
import { useHouse } from './house.ts';

const LABELS = ['Ages 8-9', 'Happy', 'Music', 'I kept trying.'];
const FRESH = 'You took time to find words for today.';
const EARLIER = 'You made these words today. They are still yours.';

describe.runIf(hasChromium())('the daily affirmation', () => {
  const house = useHouse();
  let children = 0;

  async function signUp(page: Page): Promise<void> {
    children += 1;
    await page.request.post('/api/register', {
      data: { username: `glimmer-${children}`, displayName: 'Robin', password: 'seven purple otters' },
    });
  }
  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', ...options });
    const page = await context.newPage();
    await signUp(page);
    await page.goto('/daily-affirmation');
    await page.getByRole('heading', { level: 1, name: 'How old are you?' }).waitFor();
    return page;
  }
  async function answer(page: Page, labels: readonly string[] = LABELS): Promise<void> {
    for (const name of labels) {
      await page.getByRole('radio', { name, exact: true }).check();
      await page.getByRole('button', { name: 'Next' }).click();
    }
  }
  const words = async (page: Page) => (await page.locator('[aria-live="polite"] p').innerText()).replace(/\s+/g, ' ');
  const keptAlready = (page: Page) => page.getByText(EARLIER).waitFor();

  it('is made, changed and kept by keys alone, and there at once after a reload', async () => {
    const page = await open();
    const sent = sentBodies(page);
    const first = page.getByRole('radio').first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    for (const question of ['How do you feel today?', 'What makes you smile?', 'What makes you proud?']) {
      await page.getByRole('heading', { level: 1, name: question }).waitFor();
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(question);
      // Past "Read it to me" to the answers.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { level: 1, name: 'Your words for today' }).waitFor();
    const before = await words(page);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => words(page)).not.toBe(before);
    const chosen = await words(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText(FRESH).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(FRESH);
    expect(sent.to('/api/affirmations').map((body) => JSON.parse(body))).toMatchObject([
      { questionnaire: ['8-9', 'happy', 'friends', 'helped-someone'], affirmation: chosen },
    ]);

    await page.reload();
    await keptAlready(page);
    expect(await words(page)).toBe(chosen);
    await page.context().close();
  });

  it('is made by touch on a phone with little motion, without the light that spreads', async () => {
    const page = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    for (const name of ['Ages 6-7', 'Sad', 'A big hug', "I can't think of one yet."]) {
      await page.getByRole('radio', { name, exact: true }).tap();
      await page.getByRole('button', { name: 'Next' }).tap();
    }
    await page.getByRole('button', { name: 'Keep this one' }).tap();
    await page.getByText(FRESH).waitFor();
    expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.context().close();
  });

  it('spreads its light once, when it is kept', async () => {
    const page = await open({ reducedMotion: 'no-preference' });
    const spreading = () =>
      page.evaluate<number>(`document.querySelector('article').getAnimations({ subtree: true })
        .filter((one) => one.effect.getComputedTiming().iterations === 1).length`);
    await answer(page);
    await page.getByRole('button', { name: 'Keep this one' }).click();
    await page.getByText(FRESH).waitFor();
    expect(await spreading()).toBeGreaterThan(2);
    await page.reload();
    await keptAlready(page);
    expect(await spreading()).toBe(0);
    await page.context().close();
  });

  it('is kept once when an answer got lost and then the network was gone, and is said to wait meanwhile', async () => {
    const page = await open();
    const keys: (string | undefined)[] = [];
    await page.route('**/api/affirmations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      // The first one reaches the server, and its answer gets lost.
      if (keys.length === 1) await route.fetch();
      return keys.length < 3 ? route.abort() : route.continue();
    });
    await answer(page);
    const chosen = await words(page);
    await page.getByRole('button', { name: 'Keep this one' }).click();
    await page.getByText('Saved on this device.').waitFor();
    await page.getByText(FRESH).waitFor();
    expect(await words(page)).toBe(chosen);
    const lookAgain = () => page.evaluate("window.dispatchEvent(new Event('focus'))");
    await lookAgain();
    await expect.poll(() => keys.length).toBe(2);
    await page.getByText('Saved on this device.').waitFor();
    await lookAgain();
    await page.getByText('Saved. It is with your kind words now.').waitFor();
    expect(new Set(keys).size).toBe(1);
    const answered = await page.request.get('/api/affirmations');
    expect(await answered.json()).toMatchObject([{ affirmation: chosen }]);
    await page.context().close();
  });

  it('is there again without a network in a new visit, sealed, and once with the server though two tabs send it', async () => {
    const page = await open();
    const { pathname } = new URL(page.url());
    const context = page.context();
    const posts: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/affirmations'))
        posts.push(request.headers()['idempotency-key'] ?? '');
    });
    const onlyWrites = (isOffline: boolean) =>
      isOffline
        ? context.route('**/api/affirmations', (route) =>
            route.request().method() === 'POST' ? route.abort() : route.continue(),
          )
        : context.unroute('**/api/affirmations');
    await onlyWrites(true);
    await answer(page);
    const chosen = await words(page);
    await page.getByRole('button', { name: 'Keep this one' }).click();
    await page.getByText('Saved on this device.').waitFor();
    const stored = await keptOnDevice(page, 'outbox');
    expect(JSON.parse(stored)).toHaveLength(1);
    expect(stored).not.toContain(chosen.split(' ')[2]);
    await page.close();

    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(pathname);
      await tab.getByText('Saved on this device.').waitFor();
      expect(await words(tab)).toBe(chosen);
    }
    await onlyWrites(false);
    await Promise.all(tabs.map((tab) => tab.evaluate("window.dispatchEvent(new Event('focus'))")));
    for (const tab of tabs) await tab.getByText('Saved. It is with your kind words now.').waitFor();
    expect(new Set(posts).size).toBe(1);
    expect(await (await context.request.get('/api/affirmations')).json()).toMatchObject([{ affirmation: chosen }]);
    expect(await keptOnDevice(tabs[0] ?? page, 'outbox')).toBe('[]');
    await context.close();
  });

  it('goes on where the child was when the page is loaded again', async () => {
    const page = await open();
    await answer(page, LABELS.slice(0, 2));
    await page.getByRole('radio', { name: 'Music' }).check();
    await page.reload();
    await page.getByText('Question 2 of 3').waitFor();
    expect(await page.getByRole('radio', { name: 'Music' }).isChecked()).toBe(true);
    await page.context().close();
  });

  it('is not seen by another child on the same device, whose age is asked anew', async () => {
    const page = await open();
    await answer(page);
    await page.getByRole('button', { name: 'Keep this one' }).click();
    await page.getByText(FRESH).waitFor();
    const chosen = await words(page);
    await page.request.post('/api/logout');
    await signUp(page);
    await page.goto('/daily-affirmation');
    await page.getByRole('heading', { level: 1, name: 'How old are you?' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain(chosen.split('.')[0]);
    expect(await page.locator('input:checked').count()).toBe(0);
    await page.context().close();
  });

  it('has its answers in the window of a phone on its side, where Glim looks on from the corner', async () => {
    const page = await open({ viewport: { width: 844, height: 390 } });
    for (const answer of await page.getByRole('radio').all()) {
      const box = await answer.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(390);
    }
    await page.context().close();
  });

  it('breaks no rule of axe in any theme, and fits at every width', async () => {
    const page = await open();
    await page.request.post('/api/logout');
    await page.request.post('/api/login', { data: DEMO_ACCOUNT });
    await page.goto('/daily-affirmation');
    await answer(page, LABELS.slice(0, 3));
    await page.getByRole('radio', { name: 'I shared.' }).check();
    await expectNoBrokenRuleInAnyTheme(page, 'a question');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Keep this one' }).click();
    await page.getByText(FRESH).waitFor();
    await page.waitForTimeout(2_500);
    await expectNoBrokenRuleInAnyTheme(page, 'kept words');
    await page.getByRole('button', { name: 'Not true today? Pick another' }).click();
    await appHasSettled(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Keep this one' }).click();
    await page.getByText('Saved on this device.').waitFor();
    await page.waitForTimeout(2_500);
    await expectNoBrokenRuleInAnyTheme(page, 'words that wait');
    await page.context().close();
  });
});
