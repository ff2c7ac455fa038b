import { randomUUID } from 'node:crypto';
import type { BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awaitedLater } from './awaited-later.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Inside {
  readonly width: number;
  readonly height: number;
  /** How far from each edge of the page. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** In the browser, at one moment: the page may be scrolling. */
const TOOLS_INSIDE = `(() => {
  const tools = [...document.querySelectorAll('[role=group][aria-label^="What to do with"] button')];
  const field = document.querySelector('[role=group][data-keep-clear]').getBoundingClientRect();
  return tools.map((tool) => {
    const box = tool.getBoundingClientRect();
    return {
      width: box.width, height: box.height, left: box.left - field.left, top: box.top - field.top,
      right: field.right - box.right, bottom: field.bottom - box.bottom,
    };
  });
})()`;
/** How many movements of the drawings on the page run. */
const MOVEMENTS = `document.querySelector('[role=group][data-keep-clear]').getAnimations({ subtree: true })
  .filter((one) => 'animationName' in one).length`;

describe.runIf(hasChromium())('the page of stickers', () => {
  const house = useHouse();
  const password = 'three odd words';

  async function child(username: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const viewport = { width: 1440, height: 900 };
    const context = await house.browser.newContext({ baseURL: house.url, viewport, ...options });
    await context.request.post('/api/register', { data: { username, displayName: 'Mia', password } });
    // Refused where the account is new, which has signed in by itself.
    await context.request.post('/api/login', { data: { username, password } });
    return context;
  }
  async function open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto('/progress?tab=stickers');
    await fieldOf(page).waitFor();
    await page.getByRole('button', { name: 'Pick Zola Waves' }).waitFor();
    return page;
  }
  /** What an earlier try placed would be in the way. */
  const oneForEachTry = (by: string) => `stickers-${by}-${randomUUID().slice(0, 8)}`;
  const fieldOf = (page: Page) => page.getByRole('group', { name: /^Your sticker page/ });
  const onPage = (page: Page, name: string) => fieldOf(page).getByRole('button', { name, exact: true });
  async function boxOf(item: Locator) {
    const box = await item.boundingBox();
    if (!box) throw new Error('It is not on the page');
    return box;
  }
  async function middleOf(item: Locator): Promise<Point> {
    const { x, y, width, height } = await boxOf(item);
    return { x: x + width / 2, y: y + height / 2 };
  }
  /** Where a sticker's middle is on its page, in percent. */
  async function placeOf(page: Page, name: string): Promise<Point> {
    const [middle, field] = [await middleOf(onPage(page, name)), await boxOf(fieldOf(page))];
    return { x: ((middle.x - field.x) / field.width) * 100, y: ((middle.y - field.y) / field.height) * 100 };
  }
  function callsOf(page: Page): Request[] {
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/sticker-placements') && request.method() !== 'GET') calls.push(request);
    });
    return calls;
  }
  const answerTo = (page: Page, method: string) =>
    awaitedLater(
      page.waitForResponse(
        (answer) => answer.url().includes('/api/sticker-placements') && answer.request().method() === method,
      ),
    );
  const methods = (calls: readonly Request[]) => calls.map((call) => call.method());
  async function place(context: BrowserContext, stickerId: string, x: number, y: number, more = {}) {
    const answer = await context.request.post('/api/sticker-placements', {
      data: { stickerId, x, y, page: 'home', ...more },
    });
    expect(answer.status()).toBe(201);
  }

  it('is filled by mouse: pick, press, drag, double-click, and the same on another device', async () => {
    const username = oneForEachTry('mouse');
    const context = await child(username);
    const page = await open(context);
    const calls = callsOf(page);
    await page.getByRole('button', { name: 'Pick Zola Waves' }).click();
    const field = await boxOf(fieldOf(page));
    const placing = answerTo(page, 'POST');
    await page.mouse.click(field.x + field.width * 0.3, field.y + field.height * 0.4);
    const { x, y } = await (await placing).json();
    expect([x, y].map(Math.round)).toEqual([30, 40]);
    await page.getByText('Sticker placed!', { exact: true }).waitFor();
    await page.getByText('Your sticker has been added to the page.', { exact: true }).waitFor();

    const from = await middleOf(onPage(page, 'Zola Waves'));
    const moving = answerTo(page, 'PATCH');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 90, from.y + 45, { steps: 15 });
    await page.mouse.up();
    const moved = await (await moving).json();
    expect(methods(calls)).toEqual(['POST', 'PATCH']);
    expect(Math.abs(moved.x - x - (90 / field.width) * 100)).toBeLessThan(0.5);

    await page.reload();
    await onPage(page, 'Zola Waves').waitFor();
    const here = await placeOf(page, 'Zola Waves');
    expect(Math.abs(here.x - moved.x) + Math.abs(here.y - moved.y)).toBeLessThan(0.6);
    const phone = await open(await child(username, { viewport: { width: 390, height: 844 } }));
    await onPage(phone, 'Zola Waves').waitFor();
    const there = await placeOf(phone, 'Zola Waves');
    expect(Math.abs(there.x - moved.x) + Math.abs(there.y - moved.y)).toBeLessThan(1.2);
    await phone.context().close();

    const removing = answerTo(page, 'DELETE');
    await onPage(page, 'Zola Waves').dblclick();
    await page.getByText('Sticker removed', { exact: true }).waitFor();
    await page.getByText('Double-click any sticker to remove it.', { exact: true }).waitFor();
    expect((await removing).status()).toBe(200);
    expect(await onPage(page, 'Zola Waves').count()).toBe(0);
    const again = answerTo(page, 'POST');
    await page.getByRole('button', { name: 'Put it back' }).click();
    expect((await (await again).json()).x).toBe(moved.x);
    await context.close();
  });

  it('is filled by a finger, which scrolls the page everywhere but on a sticker', async () => {
    const username = oneForEachTry('finger');
    const context = await child(username, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await open(context);
    const calls = callsOf(page);
    await page.getByRole('button', { name: 'Pick Bella Bows' }).tap();
    const layer = page.getByRole('button', { name: 'Put Bella Bows on the page' });
    const { width, height } = await boxOf(layer);
    const placing = answerTo(page, 'POST');
    await layer.tap({ position: { x: width / 2, y: height / 2 } });
    await placing;

    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    async function swipe(from: Point, by: Point): Promise<void> {
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', { x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 });
      await touch('touchEnd');
    }
    const before = await page.evaluate<number>('window.scrollY');
    const moving = answerTo(page, 'PATCH');
    await swipe(await middleOf(onPage(page, 'Bella Bows')), { x: -60, y: -40 });
    const moved = await (await moving).json();
    expect(Math.abs(50 - moved.x - (60 / width) * 100)).toBeLessThan(1.5);
    expect(methods(calls)).toEqual(['POST', 'PATCH']);
    expect(await page.evaluate<number>('window.scrollY')).toBe(before);

    const field = await boxOf(fieldOf(page));
    // A tap on a page that still runs on stops it, and presses nothing.
    await page.evaluate(`addEventListener('scrollend', () => { window.hasComeToRest = true; }, { once: true })`);
    await swipe({ x: field.x + field.width * 0.85, y: field.y + field.height * 0.8 }, { x: 0, y: -160 });
    await expect.poll(() => page.evaluate<boolean>('window.hasComeToRest ?? false')).toBe(true);
    expect(await page.evaluate<number>('window.scrollY')).toBeGreaterThan(before + 40);
    expect(methods(calls)).toEqual(['POST', 'PATCH']);

    const removing = answerTo(page, 'DELETE');
    const takeOff = page.getByRole('button', { name: 'Take it off' });
    // Where the machine is busy, a finger rests too long for a tap: it taps again, as a child's does.
    await expect
      .poll(async () => {
        await onPage(page, 'Bella Bows').tap();
        return takeOff.waitFor({ timeout: 2_000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    await takeOff.tap();
    await removing;
    expect(await onPage(page, 'Bella Bows').count()).toBe(0);

    const placingAgain = answerTo(page, 'POST');
    await page.getByRole('button', { name: 'Put it back' }).first().tap();
    await placingAgain;
    const at = await middleOf(onPage(page, 'Bella Bows'));
    const removingByTaps = answerTo(page, 'DELETE');
    // As quick as a finger is: none waits for the answer to the one before.
    await Promise.all([touch('touchStart', at), touch('touchEnd'), touch('touchStart', at), touch('touchEnd')]);
    await removingByTaps;
    expect(await onPage(page, 'Bella Bows').count()).toBe(0);
    await context.close();
  });

  it('is filled by keys alone, and a run of presses is one call', async () => {
    const context = await child(oneForEachTry('keys'));
    const page = await open(context);
    await page.clock.install();
    const calls = callsOf(page);
    const focused = () => page.evaluate<string | null>(`document.activeElement?.getAttribute('aria-label')`);
    await page.getByRole('button', { name: 'Pick Rally Grins' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Put Rally Grins on the page');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    const { width, height } = await boxOf(fieldOf(page));
    const placing = answerTo(page, 'POST');
    await page.keyboard.press('Enter');
    const placed = await (await placing).json();
    expect(Math.abs(placed.x - (50 - (24 / width) * 100))).toBeLessThan(0.5);
    expect(Math.abs(placed.y - (50 - (8 / height) * 100))).toBeLessThan(0.5);
    await expect.poll(focused).toBe('Rally Grins');
    await page.getByText('Sticker placed!', { exact: true }).waitFor();

    // The page's time stands still, so that a busy machine makes no two runs of one.
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 20_000);
    const changing = answerTo(page, 'PATCH');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', ']', ']', '[', '+', '=', '-'])
      await page.keyboard.press(key);
    expect(methods(calls)).toEqual(['POST']);
    await page.clock.runFor(1_000);
    await page.clock.resume();
    const changed = await (await changing).json();
    expect(changed).toMatchObject({ rotation: 15, scale: 110 });
    expect(Math.abs(changed.x - placed.x - (16 / width) * 100)).toBeLessThan(0.5);
    expect(methods(calls)).toEqual(['POST', 'PATCH']);

    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Turn left');
    await onPage(page, 'Rally Grins').focus();
    const removing = answerTo(page, 'DELETE');
    await page.keyboard.press('Delete');
    await removing;
    await expect.poll(focused).toMatch(/^Your sticker page/);
    await context.close();
  });

  it.each([320, 390, 1440])('has tools for a finger that are never cut off at its edge, at %i px', async (width) => {
    const name = `stickers-edge-${width}`;
    const context = await child(name, { viewport: { width, height: 844 } });
    const corners = [
      ['zola-wave', 'Zola Waves', 0, 0],
      ['bella-bow', 'Bella Bows', 100, 0],
      ['rally-grin', 'Rally Grins', 0, 100],
      ['setta-cheer', 'Setta Cheers', 100, 100],
      ['owl-blink', 'Lulu Blinks', 50, 50],
    ] as const;
    for (const [id, , x, y] of corners) await place(context, id, x, y, { scale: 200 });
    const page = await open(context);
    for (const [, sticker] of corners) {
      await onPage(page, sticker).focus();
      const tools = page.getByRole('group', { name: `What to do with ${sticker}` }).getByRole('button');
      await tools.first().waitFor();
      expect(await tools.count()).toBe(6);
      for (const tool of await page.evaluate<readonly Inside[]>(TOOLS_INSIDE)) {
        expect(Math.min(tool.width, tool.height)).toBeGreaterThanOrEqual(44);
        expect(Math.min(tool.left, tool.top, tool.right, tool.bottom)).toBeGreaterThanOrEqual(0);
      }
    }
    await context.close();
  });

  it('moves nothing by itself where motion is not wanted', async () => {
    const running = async (reducedMotion: 'reduce' | 'no-preference') => {
      const context = await child(`stickers-${reducedMotion}`, { reducedMotion });
      await place(context, 'zola-wave', 50, 50);
      const page = await open(context);
      await onPage(page, 'Zola Waves').locator('svg').first().waitFor();
      // It may be over before a busy machine looks.
      await page.evaluate(`window.begun = 0; addEventListener('animationstart', ({ target }) => {
        if (target.closest('[role=group][data-keep-clear]')) window.begun += 1;
      })`);
      await onPage(page, 'Zola Waves').click();
      const begun = () => page.evaluate<number>('window.begun');
      if (reducedMotion === 'no-preference') await expect.poll(begun).toBeGreaterThan(0);
      // Once is once.
      await expect.poll(() => page.evaluate<number>(MOVEMENTS)).toBe(0);
      const seen = await begun();
      await context.close();
      return seen;
    };
    expect(await running('no-preference')).toBe(1);
    expect(await running('reduce')).toBe(0);
  });
});
