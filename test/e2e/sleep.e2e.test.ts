import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium } from './chromium.ts';
import { keptOnDevice, noRoomOnDevice, nothingKept, type SentBodies, sentBodies } from './device-steps.ts';
import { useHouse } from './house.ts';

const BEDTIME = 'When did you go to bed?';
const WAKEUP = 'When did you wake up?';
/** A morning, so that the lights are up. */
const MORNING = new Date('2026-11-21T09:00:00');

describe.runIf(hasChromium())('the sleep page', () => {
  const house = useHouse();
  let children = 0;

  async function open(options: BrowserContextOptions = {}, before = async (_page: Page) => {}) {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', ...options });
    children += 1;
    await context.request.post('/api/register', {
      data: { username: `sleeper-${children}`, displayName: 'Robin', password: 'seven purple otters' },
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(MORNING);
    const sent = sentBodies(page);
    await before(page);
    await page.goto('/activities/sleep');
    await page.getByText('No nights yet').waitFor();
    return { page, sent };
  }
  async function add(page: Page, bedtime: string, wakeup: string): Promise<void> {
    await page.getByLabel(BEDTIME).fill(bedtime);
    await page.getByLabel(WAKEUP).fill(wakeup);
    await page.getByRole('button', { name: 'Add Sleep Entry' }).click();
  }
  /** Takes the moon or the sun to an hour of the dial by a finger. */
  async function dragTo(page: Page, label: string, hour: number): Promise<void> {
    const hand = page.getByRole('slider', { name: label });
    await hand.scrollIntoViewIfNeeded();
    const from = await hand.boundingBox();
    const dial = await hand.locator('..').boundingBox();
    if (!from || !dial) throw new Error('The dial is not there');
    const angle = (hour / 24) * 2 * Math.PI;
    const [middle, reach] = [dial.width / 2, dial.width * 0.39];
    const to = { x: dial.x + middle + Math.sin(angle) * reach, y: dial.y + middle - Math.cos(angle) * reach };
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: from.x + from.width / 2, y: from.y + from.height / 2 }]);
    await touch('touchMove', [{ x: dial.x + middle + 40, y: dial.y + middle }]);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
  }
  /** A finger that a busy machine lifts half a second late is a long press to the browser, which presses nothing. */
  async function tapUntil(button: Locator, shows: Locator): Promise<void> {
    await expect
      .poll(async () => {
        if (await button.isEnabled()) await button.tap();
        return shows.isVisible();
      })
      .toBe(true);
  }
  /** What is on its way when a page is left comes again with the next one: here it is to be seen once. */
  async function arrived(page: Page, sent: SentBodies): Promise<void> {
    await expect.poll(() => sent.to('/api/activity-sessions').length).toBe(1);
    await expect.poll(() => keptOnDevice(page, 'outbox')).toBe('[]');
    await expect.poll(() => keptOnDevice(page, 'documents')).toContain('wakeup');
  }
  const rows = (page: Page) => page.getByRole('region', { name: 'Recent Sleep Log' }).getByRole('listitem');

  function expectNothingOfTheNight(sent: SentBodies): void {
    const records = sent.to('/api/activity-sessions');
    expect(records.map((body) => JSON.parse(body).data)).toEqual([{ kind: 'sleep/log' }]);
    for (const { url, body } of sent.all) {
      expect(body, url).not.toMatch(/20:45|06:30|8:45|9\.8|hours|bedtime|wakeup|wake-up|"age"/i);
      expect(decodeURIComponent(url)).not.toMatch(/20:45|06:30|9\.8/);
    }
  }

  it('takes, keeps and gives back a night by keys alone', async () => {
    const { page, sent } = await open();
    await page.getByRole('button', { name: 'Start Sleep Tracking' }).focus();
    await page.keyboard.press('Enter');
    // The moon from half past eight, then the sun from seven.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(
      await page
        .locator('input[type="time"]')
        .evaluateAll((fields) => fields.map((field) => (field as unknown as { value: string }).value)),
    ).toEqual(['20:45', '06:30']);
    await page.getByRole('button', { name: 'Add Sleep Entry' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page).allInnerTexts()).toEqual([expect.stringContaining('8:45 PM to 6:30 AM')]);
    expect(await page.getByLabel(BEDTIME).inputValue()).toBe('');

    await page.getByRole('button', { name: /^Remove the night/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('No nights yet').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page).count()).toBe(1);

    await page.getByRole('button', { name: 'View Calendar' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: /21.*today.*9\.8.*hours, Perfect/ }).waitFor();
    await arrived(page, sent);

    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(1);
    expectNothingOfTheNight(sent);
    await page.context().close();
  });

  it('is filled in by touch, on a phone and with little motion', async () => {
    const { page, sent } = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: 'View Calendar' }).tap();
    const heading = page.getByRole('heading', { name: 'Sleep Calendar' });
    await expect.poll(async () => ((await heading.boundingBox())?.y ?? 9_999) < 844).toBe(true);
    await page.getByRole('button', { name: 'One year more' }).tap();
    await dragTo(page, 'Bedtime', 20.75);
    await dragTo(page, 'Wake-up time', 6.5);
    await tapUntil(page.getByRole('button', { name: 'Add Sleep Entry' }), page.getByText('You wrote down your night.'));
    await arrived(page, sent);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByText('Your age: 9', { exact: true }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expectNothingOfTheNight(sent);
    await page.context().close();
  });

  it('says so where nothing may be kept, and keeps the night on the page', async () => {
    const { page } = await open({}, nothingKept);
    await add(page, '20:45', '06:30');
    await page.getByText('This device did not keep that.').waitFor();
    expect(await rows(page).count()).toBe(1);
    await page.context().close();
  });

  it('says so when the device is full, and keeps the night once there is room', async () => {
    const { page, sent } = await open();
    const makeRoom = await noRoomOnDevice(page);
    await add(page, '20:45', '06:30');
    await page.getByText('This device is full.').waitFor();
    expect(await rows(page).count()).toBe(1);
    await makeRoom();
    await page.getByRole('button', { name: 'Try again' }).click();
    await arrived(page, sent);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(1);
    expectNothingOfTheNight(sent);
    await page.context().close();
  });
});
