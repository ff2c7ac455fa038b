import type { BrowserContextOptions, Page } from 'playwright-core';
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
    // One year less, the age, one year more; then the two times.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('0845PM');
    await page.keyboard.press('Tab');
    if (await page.evaluate(`document.activeElement.labels?.[0]?.textContent !== '${WAKEUP}'`))
      await page.keyboard.press('Tab');
    await page.keyboard.type('0630AM');
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
    await page.getByLabel(BEDTIME).fill('20:45');
    await page.getByLabel(WAKEUP).fill('06:30');
    await page.getByRole('button', { name: 'Add Sleep Entry' }).tap();
    await page.getByText('You wrote down your night.').waitFor();
    await arrived(page, sent);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await page.getByLabel('Tell us your age').inputValue()).toBe('9');
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
