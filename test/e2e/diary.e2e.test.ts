import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';
import { diaryOf, giveLongHistory } from './long-history.ts';

const CHILD = { username: 'diary.long', displayName: 'Robin', password: 'seven purple otters' };
const ENTRIES = 3_000;
const DAYS = 1_000;
const LETTERS = 2_000;
/** What a page of 25 such entries has, and a half more. */
const PAGE_BYTES = 25 * LETTERS * 1.5;

describe.runIf(hasChromium())('a diary of three thousand long notes', () => {
  const house = useHouse();
  let context: BrowserContext;

  beforeAll(async () => {
    context = await house.browser.newContext({
      ...{ baseURL: house.url, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
      ...{ locale: 'en-US', timezoneId: 'UTC' },
    });
    const { id: childId } = await (await context.request.post('/api/register', { data: CHILD })).json();
    const events = ENTRIES + DAYS;
    await giveLongHistory(
      { DATA_DIR: house.dataDir },
      { childId, events, days: DAYS, act: diaryOf(LETTERS, ENTRIES / DAYS) },
    );
    await vi.waitFor(
      async () =>
        expect((await (await context.request.get('/api/journal-totals')).json()).entries, 'entries').toBe(ENTRIES),
      { timeout: 60_000, interval: 200 },
    );
    return () => context.close();
  });

  /** A page, and what it reads of the journal from its start: each address with its bytes. */
  async function open(address: string, of = context) {
    const page = await of.newPage();
    const read = new Map<string, Promise<number>>();
    page.on('response', (answer) => {
      const { pathname, search } = new URL(answer.url());
      if (pathname === '/api/moods' || pathname === '/api/garden')
        read.set(
          pathname + search,
          answer.body().then(({ length }) => length),
        );
    });
    await page.addInitScript({
      content: `for (const key of ['journal-welcome']) {
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (name) {
          return name.startsWith('wonderlings.once.' + key) ? '1' : getItem.call(this, name);
        };
      }`,
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await appIsThere(page);
    const bytes = async () => (await Promise.all(read.values())).reduce((sum, one) => sum + one, 0);
    return { page, read, bytes };
  }
  const entries = (page: Page) => page.locator('main article');
  const scrollToEnd = (page: Page) => page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
  const notesOf = (page: Page) => entries(page).allTextContents();

  it('opens to add a feeling without reading one of them', async () => {
    const { page, read } = await open('/mood');
    await page.getByRole('button', { name: /^Worried/ }).waitFor();
    await page.getByText(/days/).first().waitFor();
    expect([...read.keys()]).toEqual([]);
    await page.close();
  });

  it('opens its calendar without a word, and a day with its own', async () => {
    const { page, read, bytes } = await open('/mood?tab=calendar');
    // It ends yesterday, which may be another month.
    await page.getByRole('button', { name: /previous month/i }).click();
    await page
      .getByRole('button', { name: /, 3 entries$/ })
      .first()
      .waitFor();
    expect([...read.keys()].every((address) => address.startsWith('/api/garden'))).toBe(true);
    expect(await bytes()).toBeLessThan(20_000);
    const day = page.getByRole('button', { name: /, 3 entries$/ }).last();
    await day.click();
    await expect.poll(() => entries(page).count()).toBe(3);
    expect([...read.keys()].filter((address) => address.startsWith('/api/moods'))).toHaveLength(1);
    expect(await bytes()).toBeLessThan(20_000 + 3 * LETTERS * 1.5);
    await page.getByRole('button', { name: /previous month/i }).click();
    await page
      .getByRole('button', { name: /, 3 entries$/ })
      .first()
      .waitFor();
    await page.close();
  });

  it('opens its journey with ten, and scrolling brings more', async () => {
    const { page, bytes } = await open('/mood?tab=journey');
    expect(await entries(page).count()).toBe(10);
    await page.getByText(`${ENTRIES} entries`, { exact: false }).waitFor({ state: 'attached' });
    expect(await bytes()).toBeLessThan(PAGE_BYTES);
    await scrollToEnd(page);
    await expect.poll(() => entries(page).count()).toBe(35);
    expect(await bytes()).toBeLessThan(2 * PAGE_BYTES);
    await page.close();
  });

  it('shows more to a keyboard that asks, says how many came, and keeps its place', async () => {
    const { page } = await open('/mood?tab=journey');
    await page.getByRole('tab', { name: 'Journey' }).focus();
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      if ((await page.locator(':focus').textContent()) === 'Show more') break;
    }
    const more = page.getByRole('button', { name: 'Show more' });
    for (const count of [35, 60]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => entries(page).count()).toBe(count);
      await page.getByRole('status').getByText('25 more').waitFor({ state: 'attached' });
      expect(await more.and(page.locator(':focus')).count()).toBe(1);
    }
    await page.close();
  });

  it.each(['a reload', 'Back'])('is found where it was by %s', async (how) => {
    const { page } = await open('/mood?tab=journey');
    for (const count of [35, 60, 85]) {
      await scrollToEnd(page);
      await expect.poll(() => entries(page).count()).toBe(count);
    }
    const deep = entries(page).nth(70);
    await deep.scrollIntoViewIfNeeded();
    await page.evaluate(`document.querySelectorAll('main article')[70].scrollIntoView({ block: 'start' })`);
    const heading = (await notesOf(page))[70];
    const top = async () => (await deep.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    if (how === 'a reload') await page.reload({ waitUntil: 'networkidle' });
    else {
      await page.locator('nav a[href="/progress"]').first().click();
      await page.waitForURL('**/progress');
      await page.goBack();
    }
    await expect.poll(() => entries(page).count()).toBe(85);
    expect((await notesOf(page))[70]).toBe(heading);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
    await page.close();
  });

  it('of a demo child is as complete', async () => {
    const visitor = await house.browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' });
    await visitor.request.post('/api/login', { data: { username: 'demo', password: 'wonderlings-demo' } });
    const { page, read } = await open('/mood?tab=journey', visitor);
    await scrollToEnd(page);
    await expect.poll(() => entries(page).count()).toBe(26);
    expect(new Set(await notesOf(page)).size).toBe(26);
    expect([...read.keys()]).toHaveLength(2);
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await page
      .getByRole('button', { name: /, [12] entr(y|ies)$/ })
      .first()
      .waitFor();
    await visitor.close();
  });
});
