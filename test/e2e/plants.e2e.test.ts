import { THEME_IDS } from '@wonderlings/account/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brokenRules, COLOR_RULES, wear } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { noRoomOnDevice, nothingKept, sentBodies } from './device-steps.ts';
import { gpsPhoto, placeBytes } from './gps-photo.ts';
import { useHouse } from './house.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
const LONGEST_SIDE = 1280;
const MOST_BYTES = 500_000;

/** Photos as the device holds them, in base64. */
const STORED = `(async () => {
  const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith('wonderlings.device.'));
  const opening = indexedDB.open(name);
  await new Promise((done, failed) => { opening.onsuccess = done; opening.onerror = failed; });
  const reading = opening.result.transaction('photos').objectStore('photos').getAll();
  await new Promise((done) => { reading.onsuccess = done; });
  opening.result.close();
  return Promise.all(reading.result.map(async ({ type, bytes }) => {
    const picture = await createImageBitmap(new Blob([bytes], { type }));
    let text = '';
    for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
    return { type, width: picture.width, height: picture.height, base64: btoa(text) };
  }));
})()`;
interface StoredPhoto {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly base64: string;
}

describe.runIf(hasChromium())('the plant journal', () => {
  const house = useHouse();
  let children = 0;

  async function open(options: BrowserContextOptions = {}, before = async (_page: Page) => {}) {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', ...options });
    children += 1;
    await context.request.post('/api/register', {
      data: { username: `gardener-${children}`, displayName: 'Robin', password: 'seven purple otters' },
    });
    const page = await context.newPage();
    const sent = sentBodies(page);
    await before(page);
    await page.goto('/activities/environment/plants');
    await page.getByRole('button', { name: /^Sunny/ }).waitFor();
    const kinds = () => sent.to('/api/activity-sessions').map((body) => JSON.parse(body).data.kind as string);
    return { page, sent, kinds };
  }
  const photosOf = (page: Page) => page.evaluate<readonly StoredPhoto[]>(STORED);
  const STEMS = '[aria-label="Growth Progress, in centimeters"] li i';
  const heights = (page: Page) =>
    page.evaluate<number[]>(
      `[...document.querySelectorAll('${STEMS}')].map((stem) => stem.getBoundingClientRect().height)`,
    );

  it('grows a plant by keys alone, and keeps a photo that has lost its place', async () => {
    const { page, sent, kinds } = await open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const photo = await gpsPhoto(page);
    for (const bytes of placeBytes) expect(photo.includes(bytes)).toBe(true);
    const key = async (...keys: readonly string[]) => {
      // Held as a finger does: a radio group follows an arrow key only while it is down.
      for (const one of keys) await page.keyboard.press(one, { delay: 100 });
    };

    await page.getByRole('button', { name: 'Add Plant' }).focus();
    await key('Enter');
    await page.getByLabel("What is your plant's name?").waitFor();
    await page.keyboard.type('Jack the Bean');
    await key('Tab');
    await page.keyboard.type('Runner bean');
    await page.getByLabel('Choose a photo').focus();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), key('Space')]);
    await chooser.setFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.getByAltText('Your photo').waitFor();
    // What was typed and chosen outlives a reload.
    await page.reload();
    await page.getByAltText('Your photo').waitFor();
    await page.getByLabel('What kind of plant is it?').press('Enter');
    await page.getByText('Plant Growth Scientist', { exact: true }).waitFor();
    await page.getByAltText('Photo of Jack the Bean').waitFor();

    const [kept, ...others] = await photosOf(page);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ type: 'image/jpeg', width: 960, height: LONGEST_SIDE });
    const bytes = Buffer.from(kept?.base64 ?? '', 'base64');
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    for (const place of placeBytes) expect(bytes.includes(place)).toBe(false);

    for (const height of ['2.5', '12']) {
      await page.getByRole('button', { name: 'Add Growth Log' }).focus();
      await key('Enter');
      await page.getByLabel('How tall is it? (cm)').waitFor();
      await page.keyboard.type(height);
      await page.getByRole('radio', { name: 'Some', exact: true }).focus();
      await key('ArrowRight');
      await page.getByLabel('What do you see? New leaf? Bug? Bud?').focus();
      await page.keyboard.type('A secret beetle');
      await page.getByRole('button', { name: 'Save Log Entry' }).focus();
      await key('Enter');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Add Growth Log');
    }
    expect(await heights(page)).toEqual([25, 120]);

    await page.getByRole('tab', { name: 'My Plants' }).focus();
    await key('ArrowRight');
    await page.getByRole('heading', { name: "Jack the Bean's Journey" }).waitFor();
    expect(await page.getByRole('article').first().textContent()).toMatch(/Day 1.*12 cm.*A lot.*A secret beetle/s);

    await expect.poll(kinds).toEqual(['plants/plant-added', 'plants/growth-log', 'plants/growth-log']);
    for (const { url, body } of sent.all) {
      expect(url + body, url).not.toMatch(/Jack|bean|beetle|height|data:image|IMG_0042/i);
      expect(body.length, url).toBeLessThan(1_000);
    }
    for (const body of sent.to('/api/activity-sessions')) {
      const told = ['activityType', 'completed', 'data', 'duration', 'timestamp', 'userId'];
      expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(told);
      expect(Object.keys(JSON.parse(body).data)).toEqual(['kind']);
    }
    await page.context().close();
  });

  it('deletes the photos of a plant with it', async () => {
    const { page } = await open();
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await gpsPhoto(page, { width: 400, height: 300 }) };
    await page.getByRole('button', { name: /^Sunny/ }).click();
    for (const height of ['8', '13']) {
      await page.getByRole('button', { name: 'Add Growth Log' }).click();
      await page.getByLabel('How tall is it? (cm)').fill(height);
      await page.getByLabel('Choose a photo').setInputFiles(photo);
      await page.getByAltText('Your photo').waitFor();
      await page.getByRole('button', { name: 'Save Log Entry' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    expect(await photosOf(page)).toHaveLength(2);
    await page.getByRole('button', { name: 'Take away Sunny' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take Sunny away' }).click();
    await page.getByText('Your garden is ready').waitFor();
    await expect.poll(async () => (await photosOf(page)).length).toBe(0);
    await page.reload();
    await page.getByText('Your garden is ready').waitFor();
    await page.context().close();
  });

  it('takes no file that is no photo, and says why', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Add Plant' }).click();
    await page.getByLabel("What is your plant's name?").fill('Jack');
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic'), Buffer.alloc(64)]);
    const broken = (await gpsPhoto(page, { width: 400, height: 300 })).subarray(0, 300);
    for (const [buffer, words] of [
      [heic, 'We cannot open this kind of photo here.'],
      [broken, 'That is not a picture.'],
      [Buffer.from('<html>'), 'That is not a picture.'],
    ] as const) {
      await page.getByLabel('Choose a photo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
      await page.getByText(words).waitFor();
    }
    expect(await page.getByLabel("What is your plant's name?").inputValue()).toBe('Jack');
    await page.context().close();
  });

  it('shows a plant of two meters whole, by touch on a phone, in every theme', async () => {
    const { page } = await open(PHONE);
    await page.getByRole('button', { name: /^Sunny/ }).tap();
    for (const height of ['100', '200']) {
      await page.getByRole('button', { name: 'Add Growth Log' }).tap();
      await page.getByLabel('How tall is it? (cm)').fill(height);
      await page.getByRole('radio', { name: 'Lots of sun' }).tap();
      await page.getByRole('button', { name: 'Save Log Entry' }).tap();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await page.getByText('Each mark is 20 cm now.').waitFor();
    const [first = 0, second = 0, third = 0] = await heights(page);
    expect(third).toBeCloseTo(600, 0);
    expect(second).toBeCloseTo(300, 0);
    expect(first).toBeCloseTo(13.5, 0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);

    for (const [index, theme] of THEME_IDS.entries()) {
      await wear(page, theme);
      expect(await brokenRules(page, index === 0 ? undefined : COLOR_RULES), theme).toEqual([]);
    }
    await page.context().close();
  });

  it('goes on where nothing may be kept', async () => {
    const { page } = await open({}, nothingKept);
    await page.getByRole('button', { name: /^Sunny/ }).click();
    await page.getByRole('button', { name: 'Add Growth Log' }).click();
    await page.getByLabel('How tall is it? (cm)').fill('8');
    await page.getByRole('button', { name: 'Save Log Entry' }).click();
    await page.getByText('This device did not keep that.').waitFor();
    expect(await heights(page)).toHaveLength(2);
    await page.context().close();
  });

  it('loses no word and no photo when the device is full', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /^Sunny/ }).click();
    await page.getByRole('button', { name: 'Add Growth Log' }).click();
    await page.getByLabel('How tall is it? (cm)').fill('8');
    await page.getByLabel('What do you see? New leaf? Bug? Bud?').fill('A bud!');
    const buffer = await gpsPhoto(page, { width: 400, height: 300 });
    await page.getByLabel('Choose a photo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByAltText('Your photo').waitFor();
    const makeRoom = await noRoomOnDevice(page);
    await page.getByRole('button', { name: 'Save Log Entry' }).click();
    await page.getByText('This device is full.').waitFor();
    expect(await page.getByLabel('What do you see? New leaf? Bug? Bud?').inputValue()).toBe('A bud!');
    await makeRoom();
    await page.getByRole('button', { name: 'Save Log Entry' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByAltText('Photo of Sunny').waitFor();
    await page.reload();
    await page.getByAltText('Photo of Sunny').waitFor();
    await page.context().close();
  });
});
