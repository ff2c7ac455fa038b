import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const CHILD = { username: 'otter.11', displayName: 'Robin', password: 'seven purple otters' };
/** As `plain-words-first.ts` has it: then any words are better than none. */
const LONGEST_WAIT_MS = 4_000;
const PAGES = [
  ['/', 'Welcome, young Wonderlings!'],
  ['/auth', 'Good to see you'],
  ['/parents', 'For Parents'],
  ['/privacy', 'Privacy'],
  ['/about', 'About'],
] as const;
const MINE = [
  ['/', 'Hi there!'],
  ['/mood', 'My Feelings Journal'],
  ['/activities/breath', 'Choose Your Breathing Level!'],
  ['/coping-tools', 'Coping Tools'],
  ['/progress', 'Progress Journey'],
] as const;

/** Where it is about noon: home asks something else from the evening on. */
function noonZone(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  // Its signs are the other way round: `Etc/GMT-3` is three hours ahead.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

describe.runIf(hasChromium())('a painted page', () => {
  const house = useHouse();
  let children = 0;

  const device = (): Promise<BrowserContext> =>
    house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      timezoneId: noonZone(new Date()),
    });

  /** As long as the app's script does not come. */
  async function withoutApp(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    await page.route(/\/assets\/index-[^/]*\.js/, (route) => route.abort());
    await page.goto(path);
    return page;
  }
  /** The page with the app, and everything that moves on it. */
  async function watched(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    await page.addInitScript({
      content: `new MutationObserver((_, observer) => {
          const heading = document.querySelector('[data-painted] h1');
          if (!heading) return;
          window.painted = heading;
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
        window.shifted = 0;
        window.moved = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries()) {
            window.shifted += value;
            for (const { node, previousRect, currentRect } of sources)
              window.moved.push([node?.nodeName, node?.className, previousRect, currentRect]);
          }
        })
          .observe({ type: 'layout-shift', buffered: true });`,
    });
    const complaints: string[] = [];
    page.on(
      'console',
      (message) => /was not what the app draws/.test(message.text()) && complaints.push(message.text()),
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    await appIsThere(page);
    // Taken over as it stands, not drawn anew: else presses and the focus would be lost.
    expect(complaints, path).toEqual([]);
    expect(await page.evaluate<boolean>(`document.querySelector('h1') === window.painted`), path).toBe(true);
    return page;
  }
  async function expectNoJump(page: Page): Promise<void> {
    const moved = await page.evaluate<string>('JSON.stringify(window.moved)');
    expect(await page.evaluate<number>('window.shifted'), moved).toBeLessThanOrEqual(0.02);
  }
  const heading = (page: Page) => page.locator('h1').first();

  it.each(PAGES)('of %s is painted without the app, dressed, and breaks no policy', async (path, words) => {
    const context = await device();
    const complaints: string[] = [];
    const page = await withoutApp(context, path);
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && complaints.push(message.text()));
    await page.reload();
    expect(await heading(page).isVisible()).toBe(true);
    expect(await heading(page).textContent()).toContain(words);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(PAGES)('of %s is taken over by the app as it stands, and nothing jumps', async (path) => {
    const context = await device();
    const page = await watched(context, path);
    expect(await page.locator('h1').count()).toBe(1);
    await expectNoJump(page);
    await context.close();
  });

  it.each(MINE)('of %s is a child’s where one is signed in, and is taken over as it stands', async (path, words) => {
    const context = await device();
    children += 1;
    await context.request.post('/api/register', { data: { ...CHILD, username: `otter.11.${children}` } });
    const still = await withoutApp(context, path);
    expect(await heading(still).textContent()).toContain(words);
    expect(await heading(still).isVisible()).toBe(true);
    expect(await still.getByText('Robin').count()).toBe(0);
    const page = await watched(context, path);
    expect(await page.locator('h1').count()).toBe(1);
    await expectNoJump(page);
    await context.close();
  });

  it.each(MINE)(
    'of %s is taken over where a child has its own name, colors, wishes and things on the device',
    async (path) => {
      const context = await device();
      children += 1;
      const { request } = context;
      await request.post('/api/register', { data: { ...CHILD, username: `otter.11.${children}` } });
      const own = {
        defaultTheme: 'theme4',
        favoriteColor: '#ffd700',
        selectedWonderling: 3,
        journalName: 'My secret pages',
      };
      expect((await request.put('/api/user/settings', { data: own })).status()).toBeLessThan(300);
      expect(
        (await request.post('/api/moods', { data: { feeling: 'Okay (All right)', note: 'A snail!' } })).status(),
      ).toBeLessThan(300);
      const first = await context.newPage();
      await first.addInitScript({
        content: `localStorage.setItem('wonderlings.comfort', '{"textSize":"large","calmMotion":true,"strongColors":true,"voice":null}')`,
      });
      await first.goto('/coping-tools');
      await appIsThere(first);
      // On a phone the tools stand behind the four faces.
      await first.getByRole('button', { name: 'All tools' }).click();
      await first
        .getByRole('button', { name: /favorite/i })
        .first()
        .click();
      await first.close();
      const page = await watched(context, path);
      await page.getByText('Robin').first().waitFor({ state: 'attached' });
      await context.close();
    },
  );

  it('is taken over with its grid before it opens a feeling that was not saved', async () => {
    const context = await device();
    children += 1;
    const answer = await context.request.post('/api/register', {
      data: { ...CHILD, username: `otter.11.${children}` },
    });
    const { id } = (await answer.json()) as { readonly id: string };
    const draft = JSON.stringify({ moodId: 'worried', intensity: 2, note: 'A snail', attempt: null });
    await context.addInitScript({
      content: `sessionStorage.setItem('wonderlings.draft.journal.${id}.add', ${JSON.stringify(draft)})`,
    });
    const page = await watched(context, '/mood');
    await page.getByRole('heading', { name: 'Worried' }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('A snail');
    await context.close();
  });

  it('names the tab by the door that is shown', async () => {
    const context = await device();
    const page = await watched(context, '/auth');
    await expect.poll(() => page.title()).toBe('Good to see you · Wonderlings');
    await context.close();
  });

  it('is never read in playful words by who likes them plain', async () => {
    const context = await device();
    children += 1;
    const { request } = context;
    await request.post('/api/register', { data: { ...CHILD, username: `otter.11.${children}` } });
    expect((await request.put('/api/user/settings', { data: { words: 'plain' } })).status()).toBeLessThan(300);
    const first = await context.newPage();
    await first.goto('/');
    await appIsThere(first);
    await first.close();
    // However busy the machine, the words wait for the app.
    await context.addInitScript({
      content: `const later = setTimeout;
        setTimeout = (act, ms, ...rest) => (ms === ${LONGEST_WAIT_MS} ? 0 : later(act, ms, ...rest));
        (function look() {
          for (const one of document.querySelectorAll('#ask span, main p'))
            if (/How are you feeling|Small steps. Big feelings/.test(one.textContent)) {
              window.sawPainted = true;
              if (getComputedStyle(one).webkitTextFillColor !== 'rgba(0, 0, 0, 0)') window.flashed = true;
            }
          requestAnimationFrame(look);
        })();`,
    });
    const page = await watched(context, '/');
    await page.getByRole('heading', { level: 2, name: 'What fits right now?' }).waitFor();
    await page.getByText('Small steps. Real feelings. Ordinary days.').waitFor();
    expect(await page.evaluate<unknown>('[window.sawPainted === true, window.flashed === true]')).toEqual([
      true,
      false,
    ]);
    expect(await page.evaluate<boolean>(`document.documentElement.hasAttribute('data-words-awaited')`)).toBe(false);
    await context.close();
  });

  /** The app's script comes when it is told to. */
  async function withLateApp(
    context: BrowserContext,
    path: string,
    words?: string,
  ): Promise<{ page: Page; come: () => Promise<void> }> {
    const page = await context.newPage();
    let come = (): void => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/assets\/index-[^/]*\.js/, async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await (words === undefined ? heading(page) : page.getByRole('heading', { name: words })).waitFor();
    return {
      page,
      come: async () => {
        come();
        await appIsThere(page);
      },
    };
  }

  it('signs in with what was typed in it, and never sends the password to an address', async () => {
    const another = await device();
    await another.request.post('/api/register', { data: { ...CHILD, username: 'otter.11.typed' } });
    await another.close();
    const context = await device();
    const { page, come } = await withLateApp(context, '/auth');
    await page.locator('input[name=username]').first().pressSequentially('otter.11.typed');
    await page.locator('input[name=password]').first().pressSequentially(CHILD.password);
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${house.url}/auth`);
    await come();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });

  it('of a device that shows pictures has their windows, which do not move, and does the first tap on one', async () => {
    const context = await device();
    for (const username of ['otter.11.tablet', 'otter.11.sister']) {
      await context.request.post('/api/register', { data: { ...CHILD, username, showPicture: true } });
      await context.request.post('/api/logout');
    }
    const { page, come } = await withLateApp(context, '/auth', 'Who is here?');
    const windows = page.locator('main li > button:visible');
    const places = () => windows.all().then((all) => Promise.all(all.map((one) => one.boundingBox())));
    const before = await places();
    // Both, and "New here".
    expect(before).toHaveLength(3);
    expect(await page.getByText('Robin').count()).toBe(0);
    await windows.nth(1).click();
    await come();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await (await context.request.get('/api/user')).json()).username).toBe('otter.11.sister');
    await context.request.post('/api/logout');
    await page.goto('/auth', { waitUntil: 'networkidle' });
    await appIsThere(page);
    expect(await places()).toEqual(before);
    await context.close();
  });

  it('opens the feeling that a child has pressed in it', async () => {
    const context = await device();
    await context.request.post('/api/register', { data: { ...CHILD, username: 'otter.11.taps' } });
    const { page, come } = await withLateApp(context, '/mood');
    await page.locator('main li > button').nth(1).click();
    await page.locator('main li > button').nth(1).click();
    await come();
    await page.waitForURL(/feeling=/);
    await context.close();
  });

  it('plays its film, whose poster came before the app, in the colors that hold', async () => {
    const context = await house.browser.newContext({ baseURL: house.url });
    const page = await context.newPage();
    await page.addInitScript({ content: `localStorage.setItem('wonderlings.appearance', '{"theme":"theme3"}')` });
    await page.goto('/');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await page.evaluate(`document.querySelector('video[data-stage=playing]').currentSrc`)).toMatch(
      /\/theme3-[^/]+\.mp4$/,
    );
    await context.close();
  });

  it('leads on by its links without the app', async () => {
    const context = await device();
    const page = await withoutApp(context, '/about');
    await page.locator('header a[href="/"]').first().click();
    await page.getByRole('heading', { name: 'Welcome, young Wonderlings!' }).waitFor();
    await context.close();
  });

  it('stays where it was scrolled to when the app comes', async () => {
    const context = await device();
    const { page, come } = await withLateApp(context, '/about');
    await page.evaluate('window.scrollTo(0, 400)');
    await come();
    // Where a page is shown first, the router puts it at its top once it was rendered.
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))');
    expect(await page.evaluate<number>('window.scrollY')).toBe(400);
    await context.close();
  });

  it('of a visitor’s page is not shown where a child was signed in, whatever the server thinks', async () => {
    const context = await device();
    const page = await context.newPage();
    await page.addInitScript({ content: `localStorage.setItem('wonderlings.user', '{}')` });
    await page.route(/\/assets\/index-[^/]*\.js/, (route) => route.abort());
    await page.goto('/');
    expect(await heading(page).isVisible()).toBe(false);
    await context.close();
  });
});
