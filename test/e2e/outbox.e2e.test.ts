import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appHasSettled } from './app-is-there.ts';
import { awaitedLater } from './awaited-later.ts';
import { hasChromium } from './chromium.ts';
import { keptOnDevice } from './device-steps.ts';
import { useHouse } from './house.ts';

const MOODS = '/api/moods';
const PASSWORD = 'seven purple otters';

interface Saved {
  readonly note: string | null;
  readonly localDate: string;
}

describe.runIf(hasChromium())('what a child does without a network', () => {
  const house = useHouse();

  const openDevice = () =>
    house.browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  async function register(context: BrowserContext, username: string): Promise<void> {
    const answer = await context.request.post('/api/register', {
      data: { username, displayName: username, password: PASSWORD, confirmPassword: PASSWORD },
    });
    expect(answer.status()).toBe(201);
  }
  const logIn = (context: BrowserContext, username: string) =>
    context.request.post('/api/login', { data: { username, password: PASSWORD } });
  const notesOf = async (context: BrowserContext): Promise<(string | null)[]> => {
    const answer = await context.request.get(MOODS);
    // No child is signed in.
    if (answer.status() === 401) return [];
    const saved: Saved[] = await answer.json();
    return saved.map(({ note }) => note);
  };

  /** The journal with everything that a save needs, also without a network. */
  async function openJournal(context: BrowserContext, address = '/mood'): Promise<Page> {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const welcome = page.getByRole('dialog').getByRole('button', { name: 'Okay' });
    await welcome.click();
    await welcome.waitFor({ state: 'hidden' });
    return page;
  }
  async function saveWorried(page: Page, words: string): Promise<void> {
    await page.getByRole('button', { name: /^Worried/ }).click();
    await page.getByRole('textbox').fill(words);
    await page.getByRole('button', { name: 'Save My Feeling' }).click();
  }
  const kept = (page: Page) => page.getByRole('list', { name: 'Saved on this device' });

  it('is kept sealed, shown in its place, and with the server exactly once, though two tabs send it', async () => {
    const context = await openDevice();
    await register(context, 'outbox-two-tabs');
    const page = await openJournal(context);
    const other = await openJournal(context, '/mood?tab=journey');
    const posts: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(MOODS))
        posts.push(request.headers()['idempotency-key'] ?? '');
    });

    await appHasSettled(page);
    await context.setOffline(true);
    await saveWorried(page, 'The bus is loud.');
    await page.getByText('Saved on this device.').waitFor();
    await page.getByRole('tab', { name: 'Journey' }).click();
    await kept(page).getByText('The bus is loud.').waitFor();
    // The other tab hears of it.
    await kept(other).getByText('The bus is loud.').waitFor();
    const stored = await keptOnDevice(page, 'outbox');
    expect(JSON.parse(stored)).toHaveLength(1);
    expect(stored).not.toContain('bus');

    await context.setOffline(false);
    for (const tab of [page, other]) await kept(tab).waitFor({ state: 'detached' });
    for (const tab of [page, other]) await tab.getByText('The bus is loud.').waitFor();
    expect(await notesOf(context)).toEqual(['The bus is loud.']);
    expect(new Set(posts).size).toBe(1);
    expect(await keptOnDevice(page, 'outbox')).toBe('[]');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await notesOf(context)).toEqual(['The bus is loud.']);
    await context.close();
  });

  it('is nothing that the next child of the same tablet sees, who comes in by its picture', async () => {
    const tablet = await house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 1024, height: 768 },
      reducedMotion: 'reduce',
    });
    for (const [name, defaultTheme] of [
      ['Quentin', 'theme4'],
      ['Odile', 'theme3'],
    ]) {
      const data = {
        username: `outbox-${name}`,
        displayName: name,
        password: PASSWORD,
        defaultTheme,
        showPicture: true,
      };
      expect((await tablet.request.post('/api/register', { data })).status()).toBe(201);
      await tablet.request.post('/api/logout');
    }
    const page = await tablet.newPage();
    const everything = () =>
      page.evaluate<string>(`[document.documentElement.outerHTML, JSON.stringify(localStorage), JSON.stringify(sessionStorage),
        document.cookie].join()`);
    const theme = () => page.evaluate<string>(`document.body.className.match(/theme\\d/)[0]`);
    const comeIn = async (at: number) => {
      await page.locator(`button[data-at="${at}"]`).click();
      await page.waitForURL((url) => url.pathname !== '/auth');
    };
    const leave = async () => {
      await page.getByRole('button', { name: 'Logout', exact: true }).press('Enter');
      const question = page.getByRole('dialog', { name: 'Leaving now?' });
      const who = page.getByRole('heading', { name: 'Who is here?' });
      await question.or(who).waitFor();
      if (await question.isVisible()) await question.getByRole('button', { name: 'Keep my things here' }).click();
      await who.waitFor();
    };
    let isLost = true;
    await page.route('**/api/moods', (route) =>
      isLost && route.request().method() === 'POST' ? route.abort() : route.continue(),
    );

    await page.goto('/auth', { waitUntil: 'networkidle' });
    await comeIn(0);
    await page.goto('/mood', { waitUntil: 'networkidle' });
    await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click();
    expect(await theme()).toBe('theme4');
    await saveWorried(page, 'The bus is loud.');
    await page.getByText('Saved on this device.').waitFor();
    await page.goto('/activities/journal', { waitUntil: 'networkidle' });
    await page.getByRole('textbox').first().fill('A draft of mine.');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('heading', { name: 'Your picture on this device' }).waitFor();
    await leave();

    const his = /Quentin|The bus is loud|A draft of mine/;
    expect(await everything()).not.toMatch(his);
    expect(await theme()).toBe('theme1');
    await comeIn(1);
    for (const path of ['/mood?tab=journey', '/settings']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await everything(), path).not.toMatch(his);
      expect(await theme(), path).toBe('theme3');
    }
    // Sealed, and still his.
    const waiting = await keptOnDevice(page, 'outbox');
    expect([JSON.parse(waiting).length, his.test(waiting)]).toEqual([1, false]);
    isLost = false;
    await leave();
    expect(await notesOf(tablet)).not.toContain('The bus is loud.');
    await comeIn(0);
    await expect.poll(() => notesOf(tablet)).toEqual(['The bus is loud.']);
    await tablet.close();
  });

  it('goes at the next visit, on whatever page that begins, after the page was closed', async () => {
    const context = await openDevice();
    await register(context, 'outbox-closed');
    const page = await openJournal(context);
    await appHasSettled(page);
    await context.setOffline(true);
    await saveWorried(page, 'I left.');
    await page.getByText('Saved on this device.').waitFor();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/settings');
    await expect.poll(() => notesOf(context)).toEqual(['I left.']);
    await context.close();
  });

  it('waits for its child when the session has ended, and is never sent with the session of another', async () => {
    const context = await openDevice();
    await register(context, 'outbox-first');
    const page = await openJournal(context);
    // The session ends where this page does not hear of it: on the server.
    await context.clearCookies();
    await saveWorried(page, 'Only mine.');
    await expect.poll(() => keptOnDevice(page, 'outbox').then((all) => JSON.parse(all).length)).toBe(1);
    await page.close();

    await register(context, 'outbox-second');
    const second = await openJournal(context);
    await second.getByRole('tab', { name: 'Journey' }).click();
    await second.getByText('No mood entries yet!').waitFor();
    expect(await second.getByText('Only mine.').count()).toBe(0);
    expect(await notesOf(context)).toEqual([]);
    await second.close();

    await context.clearCookies();
    await logIn(context, 'outbox-first');
    const back = await context.newPage();
    await back.goto('/', { waitUntil: 'networkidle' });
    await expect.poll(() => notesOf(context)).toEqual(['Only mine.']);
    expect(await keptOnDevice(back, 'outbox')).toBe('[]');
    await context.close();
  });

  it('is refused by the server when another child has signed in and this page has not heard of it', async () => {
    const context = await openDevice();
    await register(context, 'outbox-elsewhere');
    await context.clearCookies();
    await register(context, 'outbox-here');
    const page = await openJournal(context);
    await context.clearCookies();
    await logIn(context, 'outbox-elsewhere');
    const answered = awaitedLater(
      page.waitForResponse((answer) => answer.url().endsWith(MOODS) && answer.request().method() === 'POST'),
    );
    await saveWorried(page, 'Not theirs.');
    expect((await answered).status()).toBe(403);
    expect(await notesOf(context)).toEqual([]);
    expect(JSON.parse(await keptOnDevice(page, 'outbox'))).toHaveLength(1);
    await context.close();
  });

  describe('on the page of stickers', () => {
    const PLACEMENTS = '/api/sticker-placements';
    const ADDRESS = '/progress?tab=stickers';
    interface Placed {
      readonly id: string;
      readonly stickerId: string;
      readonly rotation: number;
      readonly page: string;
    }
    const placedOf = async (context: BrowserContext): Promise<readonly Placed[]> =>
      (await context.request.get(`${PLACEMENTS}?page=home`)).json();
    const fieldOf = (page: Page) => page.getByRole('group', { name: /^Your sticker page/ });
    const onPage = (page: Page, name: string) => fieldOf(page).getByRole('button', { name, exact: true });
    const waits = (page: Page) => page.getByText('Saved on this device.');
    const outboxOf = async (page: Page): Promise<number> => JSON.parse(await keptOnDevice(page, 'outbox')).length;
    async function openStickers(context: BrowserContext): Promise<Page> {
      const page = await context.newPage();
      await page.goto(ADDRESS, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Pick Zola Waves' }).waitFor();
      return page;
    }
    async function place(page: Page, name: string): Promise<void> {
      await page.getByRole('button', { name: `Pick ${name}` }).click();
      await page.getByRole('button', { name: `Put ${name} on the page` }).click();
      await onPage(page, name).waitFor();
    }
    /** Twice, and then the run of presses is over. */
    async function turn(page: Page, name: string): Promise<void> {
      await onPage(page, name).focus();
      await page.keyboard.press(']');
      await page.keyboard.press(']');
    }
    async function takeOff(page: Page, name: string): Promise<void> {
      await onPage(page, name).focus();
      await page.keyboard.press('Delete');
      await onPage(page, name).waitFor({ state: 'detached' });
    }
    /** What reaches the server of it, and under which key. */
    function writesOf(context: BrowserContext): { readonly method: string; readonly key: string }[] {
      const writes: { method: string; key: string }[] = [];
      context.on('requestfinished', (request) => {
        if (request.method() !== 'GET' && request.url().includes(PLACEMENTS))
          writes.push({ method: request.method(), key: request.headers()['idempotency-key'] ?? '' });
      });
      return writes;
    }

    it('is there in a new tab, and goes once and in order when the network is back, though two tabs send it', async () => {
      const context = await openDevice();
      await register(context, 'outbox-stickers');
      const there = await context.request.post(PLACEMENTS, {
        data: { stickerId: 'rally-grin', x: 20, y: 20, page: 'home' },
      });
      const rally: Placed = await there.json();
      const stays = { stickerId: 'setta-cheer', x: 80, y: 20, page: 'home' };
      await context.request.post(PLACEMENTS, { data: stays });
      const page = await openStickers(context);
      const writes = writesOf(context);

      await appHasSettled(page);
      await context.setOffline(true);
      await place(page, 'Zola Waves');
      await waits(page).waitFor();
      await turn(page, 'Zola Waves');
      await takeOff(page, 'Rally Grins');
      // Of what was put and taken off again the server need not hear.
      await place(page, 'Bella Bows');
      await takeOff(page, 'Bella Bows');
      await expect.poll(() => outboxOf(page)).toBe(3);
      expect(await keptOnDevice(page, 'outbox')).not.toMatch(/zola|bella|rally|sticker/i);
      expect(writes).toEqual([]);

      // The app comes again in new tabs; only this does not go through.
      const stickerCalls = `**${PLACEMENTS}**`;
      await context.route(stickerCalls, (route) => route.abort());
      await context.setOffline(false);
      await page.close();
      const tabs = [await context.newPage(), await context.newPage()];
      for (const tab of tabs) {
        await tab.goto(ADDRESS);
        await waits(tab).waitFor();
        await onPage(tab, 'Zola Waves').waitFor();
        // As the page was read last, and without what was taken off.
        await onPage(tab, 'Setta Cheers').waitFor();
        expect(await onPage(tab, 'Rally Grins').count()).toBe(0);
        await tab.getByText('No internet now. This is from your last visit.').waitFor();
      }
      await context.unroute(stickerCalls);
      await Promise.all(tabs.map((tab) => tab.evaluate("window.dispatchEvent(new Event('online'))")));
      for (const tab of tabs) await tab.getByText('Saved. Your sticker page is up to date.').waitFor();
      const placed = await placedOf(context);
      expect(placed).toMatchObject([{ stickerId: 'setta-cheer' }, { stickerId: 'zola-wave', rotation: 30 }]);
      expect(placed.map(({ id }) => id)).not.toContain(rally.id);
      expect(writes.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'DELETE']);
      expect(new Set(writes.map(({ key }) => key)).size).toBe(3);
      for (const tab of tabs) {
        expect(await onPage(tab, 'Zola Waves').count()).toBe(1);
        expect(await fieldOf(tab).getByRole('button', { pressed: false }).count()).toBe(2);
      }
      expect(await outboxOf(tabs[0] as Page)).toBe(0);
      await context.close();
    });

    it('goes at the next visit, whatever page that begins with, and never with the session of another child', async () => {
      const context = await openDevice();
      await register(context, 'outbox-stickers-first');
      const page = await openStickers(context);
      await appHasSettled(page);
      await context.setOffline(true);
      await place(page, 'Setta Cheers');
      await waits(page).waitFor();
      await page.close();
      await context.setOffline(false);
      await context.clearCookies();

      await register(context, 'outbox-stickers-second');
      const second = await openStickers(context);
      expect(await onPage(second, 'Setta Cheers').count()).toBe(0);
      expect(await placedOf(context)).toEqual([]);
      await second.close();

      await context.clearCookies();
      await logIn(context, 'outbox-stickers-first');
      const back = await context.newPage();
      await back.goto('/help');
      await expect.poll(() => placedOf(context)).toMatchObject([{ stickerId: 'setta-cheer' }]);
      await expect.poll(() => outboxOf(back)).toBe(0);
      await context.close();
    });

    it('is taken back, with a kind word, where the page is full by then', async () => {
      const context = await openDevice();
      await register(context, 'outbox-stickers-full');
      const page = await openStickers(context);
      await appHasSettled(page);
      await context.setOffline(true);
      await place(page, 'Zola Waves');
      await turn(page, 'Zola Waves');
      await waits(page).waitFor();
      // On another device.
      for (let n = 0; n < 60; n += 1) {
        const answer = await context.request.post(PLACEMENTS, {
          data: { stickerId: 'bella-bow', x: n, y: n, page: 'home' },
        });
        expect(answer.status()).toBe(201);
      }
      await context.setOffline(false);
      await page.getByText('Your page is full: 60 stickers! Take one off to make room.').first().waitFor();
      await expect.poll(() => outboxOf(page)).toBe(0);
      await expect.poll(() => onPage(page, 'Zola Waves').count()).toBe(0);
      expect(await placedOf(context)).toHaveLength(60);
      await context.close();
    });
  });

  it('counts for the day on which it was done, also where the clock of the device is years wrong', async () => {
    const context = await openDevice();
    await register(context, 'outbox-clock');
    const page = await openJournal(context);
    const today = await page.evaluate<string>('new Date().toLocaleDateString("sv")');
    await page.evaluate(`(() => {
      const RealDate = Date;
      window.shift = -3 * 365 * 86400000 - 86400000;
      window.Date = class extends RealDate {
        constructor(...args) { args.length ? super(...args) : super(RealDate.now() + window.shift); }
        static now() { return RealDate.now() + window.shift; }
      };
    })()`);
    await appHasSettled(page);
    await context.setOffline(true);
    await saveWorried(page, 'Yesterday.');
    await page.getByText('Saved on this device.').waitFor();
    // A day later, by the same wrong clock.
    await page.evaluate('window.shift += 86400000');
    await context.setOffline(false);
    await expect.poll(() => notesOf(context)).toEqual(['Yesterday.']);
    const [saved]: Saved[] = await (await context.request.get(MOODS)).json();
    const day = 86_400_000;
    expect(Date.parse(today) - Date.parse(saved?.localDate ?? '')).toBe(day);
    await context.close();
  });
});
