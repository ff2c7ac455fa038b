import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { keptOnDevice, noRoomOnDevice, nothingKept, sentBodies } from './device-steps.ts';
import { expectFitsEverywhere } from './fits.ts';
import { useHouse } from './house.ts';

const AFTERNOON = new Date('2026-03-03T15:00:00');

describe.runIf(hasChromium())('the Calm Corner', () => {
  const house = useHouse();
  let children = 0;

  async function open(options: BrowserContextOptions = {}, before: (page: Page) => Promise<unknown> = async () => {}) {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', ...options });
    children += 1;
    await context.request.post('/api/register', {
      data: { username: `rester-${children}`, displayName: 'Robin', password: 'seven purple otters' },
    });
    const page = await context.newPage();
    await page.clock.install({ time: AFTERNOON });
    const sent = sentBodies(page);
    await before(page);
    await page.goto('/activities/calm');
    await page.getByRole('heading', { name: 'Calm Corner' }).waitFor();
    return { page, records: () => sent.to('/api/activity-sessions').map((body) => JSON.parse(body)) };
  }
  /** From here on a second is one only when the test says so. */
  async function stopTime(page: Page): Promise<void> {
    await appIsThere(page);
    await page.clock.pauseAt(new Date('2026-03-03T15:30:00'));
  }
  const line = (page: Page) => page.locator('main section').getByRole('status').innerText();
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
  const focused = (page: Page) =>
    page.evaluate<string>('document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ""');
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const moments = (page: Page) => page.locator('main time');
  async function enter(page: Page, name: string): Promise<void> {
    for (let tabs = 0; tabs < 40 && (await focused(page)) !== name; tabs += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(name);
    await page.keyboard.press('Enter');
  }

  it('is paused, left early and remembered by keys alone, and keeps that on the device', async () => {
    const { page, records } = await open();
    await stopTime(page);
    await enter(page, 'Start Ocean Waves');
    await expect.poll(() => focused(page)).toBe('Ocean Waves');
    await page.clock.runFor(34_000);
    expect(await line(page)).toBe('Breathe out. The wave slides back.');
    await enter(page, 'Pause');
    await page.clock.runFor(60_000);
    expect(await line(page)).toBe('Breathe out. The wave slides back.');
    expect(await focused(page)).toBe('Go on');
    await enter(page, 'Stop here');
    expect(await heading(page)).toBe('You stopped when you wanted to.');
    await enter(page, 'Save My Calm Moments');
    await page.getByText('Your calm moment is saved.').waitFor();
    await enter(page, 'Back to the Calm Corner');
    expect(await moments(page).allInnerTexts()).toEqual(['Tuesday, March 3']);
    await page.clock.resume();
    await page.reload();
    await expect.poll(() => moments(page).count()).toBe(1);
    expect(records()).toEqual([]);
    await page.context().close();
  });

  it('is followed to its end by touch, and recorded once', async () => {
    const { page, records } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await stopTime(page);
    await page.getByRole('button', { name: 'Start Bubble Breathing' }).tap();
    await page.clock.runFor(104_000);
    expect(await line(page)).toBe('Now let your breath do what it likes.');
    expect(await page.getByRole('img', { name: '11 of 11 bubbles in the sky' }).count()).toBe(1);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.clock.runFor(16_000);
    expect(await heading(page)).toBe('You blew eleven slow bubbles.');
    await expect.poll(() => records().length).toBe(1);
    expect(records()[0]).toMatchObject({ duration: 120, completed: true, data: { kind: 'calm/bubble-breathing' } });
    await page.getByRole('button', { name: 'Save My Calm Moments' }).tap();
    await page.getByText('Your calm moment is saved.').waitFor();
    expect(records()).toHaveLength(1);
    await page.context().close();
  });

  it('moves nothing in any scene under reduced motion, while its lines come', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await stopTime(page);
    for (const title of ['Bubble Breathing', 'Starlight Relaxation', 'Gentle Breeze', 'Ocean Waves']) {
      await press(page, `Start ${title}`);
      await page.getByRole('button', { name: 'Stop here' }).waitFor();
      const first = await line(page);
      await page.clock.runFor(60_000);
      expect(await line(page)).not.toBe(first);
      expect(await page.evaluate<number>('document.getAnimations().length'), title).toBe(0);
      await press(page, 'Stop here');
      await press(page, 'Back to the Calm Corner');
    }
    await page.context().close();
  });

  it('makes no sound unasked, and stays where it is when there is none to have', async () => {
    const { page } = await open({}, (fresh) =>
      fresh.addInitScript(
        'window.opened = 0; window.AudioContext = class { constructor() { window.opened += 1; throw new Error("no sound card"); } };',
      ),
    );
    await stopTime(page);
    await press(page, 'Start Gentle Breeze');
    await page.clock.runFor(20_000);
    expect(await page.evaluate('window.opened')).toBe(0);
    await press(page, 'Sounds');
    const tone = page.getByRole('switch', { name: 'Soft tone' });
    await tone.click();
    await expect.poll(() => tone.getAttribute('aria-checked')).toBe('false');
    await page.clock.resume();
    await page.getByRole('switch', { name: 'Voice' }).click();
    await page.getByText('No voice on this device.').first().waitFor();
    expect(await heading(page)).toBe('Gentle Breeze');
    await page.context().close();
  });

  it('is where the clock says after the tab slept, and waits when the device slept past its end', async () => {
    const { page, records } = await open();
    await stopTime(page);
    await press(page, 'Start Ocean Waves');
    await page.locator('[data-moves="tide"]').waitFor({ state: 'attached' });
    const before = await page.evaluate<number>(tide);
    await page.clock.fastForward(100_000);
    // The picture's own clock is the browser's, which goes on while the test looks.
    const after = await page.evaluate<number>(tide);
    expect(after - before).toBeGreaterThan(98_000);
    expect(after - before).toBeLessThan(106_000);
    await page.clock.fastForward('02:00:00');
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    expect(records()).toEqual([]);
    await page.context().close();
  });
  const tide = `document.querySelector('[data-moves="tide"]').getAnimations()[0].currentTime`;

  it('says when a moment could not be kept, and keeps it once there is room', async () => {
    const { page } = await open();
    await press(page, 'Start Starlight Relaxation');
    await press(page, 'Stop here');
    const makeRoom = await noRoomOnDevice(page);
    await press(page, 'Save My Calm Moments');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await makeRoom();
    await press(page, 'Try again');
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await expect.poll(() => keptOnDevice(page, 'documents')).toContain('starlight');
    await page.reload();
    await expect.poll(() => moments(page).count()).toBe(1);
    await page.context().close();
  });

  it('still rests with a child whose browser keeps nothing', async () => {
    const { page } = await open({}, nothingKept);
    await press(page, 'Start Gentle Breeze');
    await press(page, 'Stop here');
    await press(page, 'Save My Calm Moments');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await press(page, 'Back to the Calm Corner');
    expect(await moments(page).count()).toBe(1);
    await page.context().close();
  });

  it('breaks no rule of axe in any theme, and fits at every width', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    const states = [
      async () => {},
      async () => press(page, 'Start Bubble Breathing'),
      async () => press(page, 'Stop here'),
    ];
    for (const [state, enter] of states.entries()) {
      await enter();
      await expectNoBrokenRuleInAnyTheme(page, `state ${state}`);
    }
    await expectFitsEverywhere(page, 'the end of a calm session', 1);
    await page.context().close();
  });
});
