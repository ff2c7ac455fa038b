import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { sentBodies } from './device-steps.ts';
import { expectFitsEverywhere } from './fits.ts';
import { useHouse } from './house.ts';

const AFTERNOON = new Date('2026-03-03T15:00:00');

describe.runIf(hasChromium())('breathing with Zola', () => {
  const house = useHouse();
  let children = 0;

  async function open(options: BrowserContextOptions = {}, before: (page: Page) => Promise<unknown> = async () => {}) {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', ...options });
    children += 1;
    await context.request.post('/api/register', {
      data: { username: `breather-${children}`, displayName: 'Robin', password: 'seven purple otters' },
    });
    const page = await context.newPage();
    await page.clock.install({ time: AFTERNOON });
    const sent = sentBodies(page);
    await before(page);
    await page.goto('/activities/breath');
    await page.getByRole('heading', { name: 'Choose Your Breathing Level!' }).waitFor();
    return { page, records: () => sent.to('/api/activity-sessions').map((body) => JSON.parse(body)) };
  }
  /** From here on a second is one only when the test says so. */
  async function stopTime(page: Page): Promise<void> {
    await appIsThere(page);
    await page.clock.pauseAt(new Date('2026-03-03T15:30:00'));
  }
  const bubble = (page: Page) =>
    page
      .getByRole('timer')
      .innerText()
      .then((text) => text.replace(/\s+/g, ' '));
  const focused = (page: Page) => page.evaluate<string>('document.activeElement?.textContent ?? ""');
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  async function tabTo(page: Page, name: string): Promise<void> {
    for (let tabs = 0; tabs < 30 && (await focused(page)) !== name; tabs += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(name);
  }
  /** How wide the light in the middle is. */
  const size = (page: Page) =>
    page.evaluate<number>(`document.querySelector('[data-to="1.46"]').getBoundingClientRect().width`);

  it('goes through a whole session by keys alone, and is recorded once', async () => {
    const { page, records } = await open();
    await stopTime(page);
    await tabTo(page, 'Beginner');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Breathing with Zola - Beginner');
    await tabTo(page, 'Start Breathing');
    await page.keyboard.press('Enter');
    expect(await bubble(page)).toBe('Breathe in 3');
    await page.clock.runFor(4_000);
    expect(await bubble(page)).toBe('Hold gently 3');
    expect(await page.getByText('Breathe out whenever you need to.').isVisible()).toBe(true);
    await page.keyboard.press('Space');
    expect(await bubble(page)).toBe('Paused 3');
    await page.clock.runFor(10_000);
    expect(await bubble(page)).toBe('Paused 3');
    expect(await focused(page)).toBe('Continue');
    await page.keyboard.press('Enter');
    await page.clock.runFor(32_000);
    await expect.poll(() => focused(page)).toBe('Great job!');
    await expect.poll(() => records().length).toBe(1);
    expect(records()[0]).toMatchObject({
      activityType: 'breath',
      duration: 36,
      completed: true,
      data: { kind: 'breath/zola', level: 'beginner', cycles: 3 },
    });
    await tabTo(page, 'Replay');
    await page.keyboard.press('Enter');
    expect(await bubble(page)).toBe('Breathe in 3');
    await page.clock.runFor(3_000);
    await tabTo(page, 'Change Level');
    await page.keyboard.press('Enter');
    await page.getByText('You stopped when you wanted to.').waitFor();
    expect(records()).toHaveLength(1);
    await page.context().close();
  });

  it('swells by touch with the breath, and really holds at Pause', async () => {
    const { page } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    await tap('Intermediate');
    await page.getByRole('button', { name: 'Start Breathing' }).waitFor();
    const before = await size(page);
    await tap('Start Breathing');
    await expect.poll(() => size(page)).toBeGreaterThan(before * 1.1);
    await tap('Pause');
    await expect.poll(() => bubble(page)).toContain('Paused');
    const held = await size(page);
    await page.waitForTimeout(700);
    expect(await size(page)).toBe(held);
    await tap('Continue');
    await expect.poll(() => size(page)).not.toBe(held);
    for (const button of await page.locator('main').getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.context().close();
  });

  it('moves nothing under reduced motion, while word, number, step and arc change on the second', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await press(page, 'Beginner');
    await stopTime(page);
    await press(page, 'Start Breathing');
    const seen = async () => [
      await bubble(page),
      await page.locator('[aria-current="step"] b').innerText(),
      await page.evaluate<number>(
        `[...document.querySelectorAll('main circle[pathLength]')].findIndex((arc) => 'lit' in arc.dataset)`,
      ),
    ];
    const before = await size(page);
    expect(await seen()).toEqual(['Breathe in 3', 'Breathe in through your nose', 0]);
    await page.clock.runFor(3_000);
    expect(await seen()).toEqual(['Hold gently 4', 'Hold gently', 1]);
    await page.clock.runFor(4_000);
    expect(await seen()).toEqual(['Breathe out 5', 'Breathe out through your mouth', 2]);
    expect(await size(page)).toBe(before);
    expect(await page.evaluate<number>('document.getAnimations().length')).toBe(0);
    await page.context().close();
  });

  it('makes no sound unasked, and goes on where there is none to have', async () => {
    const { page } = await open({}, (fresh) =>
      fresh.addInitScript(
        'window.opened = 0; window.AudioContext = class { constructor() { window.opened += 1; throw new Error("no sound card"); } };',
      ),
    );
    await press(page, 'Beginner');
    await stopTime(page);
    await press(page, 'Start Breathing');
    await page.clock.runFor(13_000);
    expect(await page.evaluate('window.opened')).toBe(0);
    const tone = page.getByRole('switch', { name: 'Soft tone for each change' });
    await tone.click();
    await expect.poll(() => tone.getAttribute('aria-checked')).toBe('false');
    expect(await page.evaluate('window.opened')).toBe(1);
    expect(await bubble(page)).toBe('Breathe in 2');
    await page.context().close();
  });

  it('stands where the clock says after the tab slept, picture and number alike', async () => {
    const { page, records } = await open();
    await press(page, 'Beginner');
    await stopTime(page);
    await press(page, 'Start Breathing');
    await page.clock.fastForward(19_000);
    expect(await bubble(page)).toBe('Breathe out 5');
    const shown = await page.evaluate<number>(
      `document.querySelector('[data-moves="swell"]').getAnimations()[0].currentTime`,
    );
    // The picture's own clock is the browser's, which goes on while the test looks.
    expect(shown).toBeGreaterThanOrEqual(19_000);
    expect(shown).toBeLessThan(24_000);
    // A lid shut for an hour: the child was not there for the end.
    await page.clock.fastForward('01:00:00');
    expect(await bubble(page)).toBe('Paused 5');
    expect(records()).toEqual([]);
    await page.context().close();
  });

  it('is dark from its first frame on, also while the app takes it over on a slow tablet', async () => {
    const { page } = await open({ serviceWorkers: 'block' }, async (opened) => {
      const devtools = await opened.context().newCDPSession(opened);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await opened.addInitScript(`
        window.frames_ = [];
        const look = () => {
          if (document.body) frames_.push(getComputedStyle(document.body).backgroundColor);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);`);
    });
    await page.locator('html:not(:has([data-painted]))').waitFor({ state: 'attached' });
    await page.waitForTimeout(1_000);
    expect(await page.evaluate('[...new Set(frames_)]')).toEqual(['rgb(35, 26, 74)']);
    await page.context().close();
  });

  it('breaks no rule of axe in any theme, and fits at every width', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    const states = [
      async () => {},
      async () => press(page, 'Beginner'),
      async () => {
        await press(page, 'Start Breathing');
        await page.clock.fastForward(4_000);
        await press(page, 'Pause');
      },
      async () => {
        await press(page, 'Continue');
        await page.clock.fastForward(40_000);
        await page.getByRole('heading', { name: 'Great job!' }).waitFor();
      },
    ];
    for (const [state, enter] of states.entries()) {
      await enter();
      await expectNoBrokenRuleInAnyTheme(page, `state ${state}`);
    }
    await expectFitsEverywhere(page, 'the end of a breath', 0);
    await page.context().close();
  });
});
