import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

interface Sticker {
  readonly emoji: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
}

describe.runIf(hasChromium())('a sticker on the header', () => {
  const house = useHouse();

  async function open(width: number, hasTouch = false): Promise<Page> {
    const context = await house.browser.newContext({ baseURL: house.url, viewport: { width, height: 900 }, hasTouch });
    const page = await context.newPage();
    await page.goto('/about');
    await page.getByRole('button', { name: 'Decorate' }).click();
    await page.getByRole('group', { name: 'Pick a sticker' }).getByRole('button', { name: 'rainbow' }).click();
    return page;
  }
  const kept = async (page: Page): Promise<Sticker> => {
    const list = await page.evaluate<string>(`localStorage.getItem('wonderlings.header-stickers.guest')`);
    return (JSON.parse(list) as Sticker[])[0] as Sticker;
  };
  const rainbowOf = (page: Page) =>
    page.getByRole('region', { name: 'Your header' }).getByRole('button', { name: 'rainbow' }).first();
  async function middleOf(page: Page): Promise<{ x: number; y: number }> {
    const box = await rainbowOf(page).boundingBox();
    if (!box) throw new Error('The sticker is not on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  it.each([390, 820, 1440])('moves by mouse at %i px, and is there again after a reload', async (width) => {
    const page = await open(width);
    const before = await kept(page);
    const from = await middleOf(page);
    // Towards the middle of the strip, where there is room at every width.
    const by = before.x > 0 ? -40 : 40;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by, from.y, { steps: 6 });
    await page.mouse.up();
    const after = await kept(page);
    expect(Math.abs(after.x - before.x - by)).toBeLessThanOrEqual(4);
    await page.getByRole('button', { name: 'Done' }).first().click();
    await page.reload();
    await page.getByRole('img', { name: 'Your stickers: rainbow' }).waitFor();
    expect(await kept(page)).toEqual(after);
    await page.context().close();
  });

  it('moves by touch, and the page does not scroll under the finger', async () => {
    const page = await open(390, true);
    const before = await kept(page);
    const { x, y } = await middleOf(page);
    const by = before.x > 0 ? -40 : 40;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', [{ x: x + (by * step) / 5, y: y + step }]);
    await touch('touchEnd', []);
    await expect.poll(async () => Math.abs((await kept(page)).x - before.x - by)).toBeLessThanOrEqual(4);
    expect(await page.evaluate('window.scrollY')).toBe(0);
    await page.context().close();
  });

  it.each([-200, 200])('is shown whole after Done, dragged as far as it goes (%i px)', async (by) => {
    const page = await open(390);
    const from = await middleOf(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + by, { steps: 6 });
    await page.mouse.up();
    expect((await kept(page)).y).toBe(Math.sign(by) * 48);
    await page.getByRole('button', { name: 'Done' }).first().click();
    const strip = page.getByRole('img', { name: 'Your stickers: rainbow' });
    await strip.waitFor();
    const [field, sticker] = [await strip.boundingBox(), await strip.locator('span').boundingBox()];
    const bar = await page.getByRole('banner').boundingBox();
    if (!field || !sticker || !bar) throw new Error('Strip, sticker and bar are on the page');
    expect(field.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(sticker.y).toBeGreaterThanOrEqual(field.y);
    expect(sticker.y + sticker.height).toBeLessThanOrEqual(field.y + field.height);
    await page.context().close();
  });

  it('never covers the bar, however many there are', async () => {
    const context = await house.browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 600 } });
    const page = await context.newPage();
    await page.goto('/about');
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `s${at}`, emoji: '\u{1F308}', x: at * 5 - 150, y: 0, rotation: 0, scale: 1, zIndex: at + 1 },
    }));
    await page.evaluate(
      `localStorage.setItem('wonderlings.header-stickers.guest', ${JSON.stringify(JSON.stringify(many))})`,
    );
    await page.reload();
    await page.getByRole('img', { name: /^Your stickers: / }).waitFor();
    const covering = await page.evaluate<number>(`(() => {
      const bar = document.querySelector('header').getBoundingClientRect();
      const strip = document.querySelector('[role="img"][aria-label^="Your stickers"]').getBoundingClientRect();
      scrollTo(0, strip.top + strip.height / 2 - bar.height / 2);
      const across = Array.from({ length: 300 }, (_, at) => 45 + at);
      const tops = across.map((x) => document.elementFromPoint(x, bar.height / 2));
      return tops.filter((top) => top.closest('[role="img"][aria-label^="Your stickers"]')).length;
    })()`);
    expect(covering).toBe(0);
    await context.close();
  });

  it('has a place that comes into sight, also when it is asked for from far below', async () => {
    const context = await house.browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/about');
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    expect(await page.evaluate('window.scrollY')).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Decorate' }).click();
    await page.getByRole('group', { name: 'Pick a sticker' }).waitFor();
    expect(await page.evaluate('window.scrollY')).toBe(0);
    await context.close();
  });

  it('moves, turns, grows and goes by keys alone', async () => {
    const page = await open(820);
    const before = await kept(page);
    await rainbowOf(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await kept(page)).x).toBe(before.x - 8);
    await page.keyboard.press('r');
    expect((await kept(page)).rotation).toBe(before.rotation + 15);
    await page.keyboard.press('+');
    expect((await kept(page)).scale).toBeCloseTo(before.scale + 0.1);
    await page.keyboard.press('Delete');
    expect(await kept(page)).toBeUndefined();
    await page.context().close();
  });

  it('follows a child to another device, where it was put last', async () => {
    const account = { username: 'two-devices', displayName: 'Mia', password: 'three odd words' };
    const first = await house.browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } });
    await first.request.post('/api/register', { data: account });
    const page = await first.newPage();
    await page.goto('/about');
    await page.getByRole('button', { name: 'Decorate' }).click();
    const saved = (method: string) =>
      page.waitForResponse(
        (answer) => answer.url().includes('/api/sticker-placements') && answer.request().method() === method,
      );
    const placing = saved('POST');
    const picker = page.getByRole('group', { name: 'Pick a sticker' });
    await picker.getByText('Emoji', { exact: true }).click();
    await picker.getByRole('button', { name: 'rainbow' }).click();
    expect((await placing).status()).toBe(201);
    const from = await middleOf(page);
    const moves: string[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && moves.push(request.url()));
    const moving = saved('PATCH');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 120, from.y, { steps: 12 });
    await page.mouse.up();
    const { x } = await (await moving).json();
    expect(moves).toHaveLength(1);

    const second = await house.browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 800 } });
    await second.request.post('/api/login', { data: account });
    const phone = await second.newPage();
    await phone.goto('/about');
    const strip = phone.getByRole('img', { name: 'Your stickers: rainbow' });
    await strip.waitFor();
    const [box, sticker] = [await strip.boundingBox(), await strip.locator('span').boundingBox()];
    if (!box || !sticker) throw new Error('The sticker is not on the strip');
    const part = ((sticker.x + sticker.width / 2 - box.x) / box.width) * 100;
    expect(Math.abs(part - x)).toBeLessThan(3);
    await Promise.all([first.close(), second.close()]);
  });
});
