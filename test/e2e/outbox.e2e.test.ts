import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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
    const saved: Saved[] = await (await context.request.get(MOODS)).json();
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

  it('goes at the next visit, on whatever page that begins, after the page was closed', async () => {
    const context = await openDevice();
    await register(context, 'outbox-closed');
    const page = await openJournal(context);
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
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith(MOODS) && answer.request().method() === 'POST',
    );
    await saveWorried(page, 'Not theirs.');
    expect((await answered).status()).toBe(403);
    expect(await notesOf(context)).toEqual([]);
    expect(JSON.parse(await keptOnDevice(page, 'outbox'))).toHaveLength(1);
    await context.close();
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
