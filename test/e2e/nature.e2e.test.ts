import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { hasChromium } from './chromium.ts';
import { keptOnDevice, noRoomOnDevice, nothingKept, sentBodies } from './device-steps.ts';
import { useHouse } from './house.ts';

const NAMES = [
  'Nature Walk',
  'Bird Watching',
  'Plant Care',
  'Cloud Watching',
  'Recycling Sort',
  'Nature Art',
  'Weather Watch',
  'Bug Discovery',
];

describe.runIf(hasChromium())('the nature page', () => {
  const house = useHouse();
  let children = 0;

  async function open(options: BrowserContextOptions = {}, before = async (_page: Page) => {}) {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', ...options });
    children += 1;
    await context.request.post('/api/register', {
      data: { username: `walker-${children}`, displayName: 'Robin', password: 'seven purple otters' },
    });
    const page = await context.newPage();
    const sent = sentBodies(page);
    await before(page);
    await page.goto('/activities/environment');
    await page.getByText('0 of 8 done').waitFor();
    const kinds = () => sent.to('/api/activity-sessions').map((body) => JSON.parse(body).data.kind as string);
    return { page, sent, kinds };
  }
  const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `I did it ${name}` });

  it('is ticked, filtered and un-ticked by keys alone, and is there again after a reload', async () => {
    const { page, sent, kinds } = await open();
    await tick(page, 'Plant Care').focus();
    await page.keyboard.press('Space');
    await page.getByText('1 of 8 done').waitFor();
    // Under the card lies what one can do indoors.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('A pot on a sill is a garden. A bean in wet paper is one too.').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await page.getByText('0 of 8 done').waitFor();
    await page.keyboard.press('Space');

    await page.getByRole('radio', { name: 'All' }).focus();
    // As long as a finger is on the key: Radix chooses in the turn after the press, while the key is down.
    await page.keyboard.press('ArrowLeft', { delay: 150 });
    // The last chip is one that leads to cards.
    await expect.poll(() => page.getByRole('article').count()).toBe(2);

    // What is on its way when a page is left comes again with the next one: here it is to be seen once.
    await expect.poll(() => kinds().length).toBe(1);
    await expect.poll(() => keptOnDevice(page, 'outbox')).toBe('[]');
    await page.reload();
    await page.getByText('1 of 8 done').waitFor();
    expect(await tick(page, 'Plant Care').isChecked()).toBe(true);
    expect(kinds()).toEqual(['nature/plant-care']);
    for (const { url, body } of sent.all) expect(body + url, url).not.toMatch(/Plant Care|Robin|ticked/);
    await page.context().close();
  });

  it('is finished by touch on a phone, and starts again kindly', async () => {
    const { page, kinds } = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    // Anywhere on the card.
    for (const name of NAMES) await page.getByRole('article', { name }).tap({ position: { x: 160, y: 90 } });
    await page.getByText("Amazing! You're a true nature champion!").waitFor();
    await expect.poll(() => kinds().length).toBe(8);
    await page.getByRole('button', { name: 'Start again' }).tap();
    await page.getByText('0 of 8 done').waitFor();
    await tick(page, 'Nature Art').tap();
    await page.getByText('1 of 8 done').waitFor();
    await page.reload();
    await page.getByText('1 of 8 done').waitFor();
    expect(new Set(kinds()).size).toBe(8);
    expect(kinds()).toHaveLength(8);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.context().close();
  });

  it('says so where nothing may be kept, and goes on', async () => {
    const { page } = await open({}, nothingKept);
    await tick(page, 'Nature Walk').check();
    await page.getByText('This device did not keep that.').waitFor();
    await page.getByText('1 of 8 done').waitFor();
    await page.context().close();
  });

  it('says so when the device is full, and keeps the ticks once there is room', async () => {
    const { page } = await open();
    const makeRoom = await noRoomOnDevice(page);
    await tick(page, 'Nature Walk').check();
    await page.getByText('This device is full.').waitFor();
    await makeRoom();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => keptOnDevice(page, 'documents')).toContain('nature-walk');
    await page.reload();
    await page.getByText('1 of 8 done').waitFor();
    await page.context().close();
  });

  it.each([390, 1440])('shows the card that a suggestion names, focused, at %d px', async (width) => {
    const { page } = await open({ viewport: { width, height: 844 } });
    await page.goto('/activities');
    await appIsThere(page);
    // Not by an address: the page comes as it does from home, and is scrolled to its top on the way.
    await page.evaluate(`window.scrollTo(0, 200)`);
    await page.evaluate(`window.history.pushState({}, '', '/activities/environment?card=bug-discovery')`);
    const card = page.getByRole('article', { name: 'Bug Discovery' });
    await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('checkbox');
    const { y = 0, height = 0 } = (await card.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(76);
    expect(y + height).toBeLessThan(844 - 68);
    await page.context().close();
  });

  it('leads to the plants', async () => {
    const { page } = await open();
    await page.getByRole('link', { name: /Plant Growth Journal/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Plant Growth Journal' }).waitFor();
    await page.context().close();
  });
});
