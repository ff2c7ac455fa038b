import { readFileSync } from 'node:fs';
import { DEMO_ACCOUNT } from '@wonderlings/account/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appHasSettled } from './app-is-there.ts';
import { awaitedLater } from './awaited-later.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const SESSIONS = '/api/activity-sessions';

/** The names of the databases that this browser keeps for users. Runs in the page. */
const DATABASES = `indexedDB.databases().then((all) => all.map(({ name }) => name).filter((name) => name.startsWith('wonderlings.device.')))`;

describe.runIf(hasChromium())('what stays on this device', () => {
  const house = useHouse();

  async function open(path: string): Promise<{ page: Page; context: BrowserContext; posts: string[] }> {
    const context = await house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      acceptDownloads: true,
    });
    const page = await context.newPage();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(SESSIONS)) posts.push(request.postData() ?? '');
    });
    await page.request.post('/api/login', { data: DEMO_ACCOUNT });
    await page.goto(path);
    await appHasSettled(page);
    return { page, context, posts };
  }
  async function logNight(page: Page): Promise<void> {
    await page.getByLabel('When did you go to bed?').fill('20:30');
    await page.getByLabel('When did you wake up?').fill('06:45');
    await page.getByRole('button', { name: 'Add Sleep Entry' }).click();
    await page.getByText('You wrote down your night.').waitFor();
  }
  const nightsOf = async (page: Page): Promise<number> => {
    const sessions: { data: { kind?: string } }[] = await (await page.request.get(SESSIONS)).json();
    return sessions.filter(({ data }) => data.kind === 'sleep/log').length;
  };
  const isAnswered = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith(SESSIONS) && answer.request().method() === 'POST');

  it('sends what was done offline once, when the network is back, and none of its contents', async () => {
    const { page, context, posts } = await open('/activities/sleep');
    const before = await nightsOf(page);
    await context.setOffline(true);
    await logNight(page);
    await expect.poll(() => posts.length).toBe(1);
    const answered = isAnswered(page);
    await context.setOffline(false);
    expect((await answered).status()).toBe(201);
    expect(await nightsOf(page)).toBe(before + 1);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await nightsOf(page)).toBe(before + 1);
    expect(posts).toHaveLength(2);
    expect(posts[0]).toBe(posts[1]);
    // Its own moment may read like one of them.
    expect(posts[0]?.replace(/"timestamp":"[^"]*"/, '')).not.toMatch(/20:30|06:45|10\.2/);
    expect(JSON.parse(posts[0] ?? '')).toMatchObject({ activityType: 'sleep', data: { kind: 'sleep/log' } });
    await context.close();
  });

  it('sends it at the next start when the page was closed before', async () => {
    const { page, context, posts } = await open('/activities/sleep');
    const before = await nightsOf(page);
    await context.setOffline(true);
    await logNight(page);
    await expect.poll(() => posts.length).toBe(1);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    const answered = isAnswered(next);
    await next.goto('/settings');
    expect((await answered).status()).toBe(201);
    expect(await nightsOf(next)).toBe(before + 1);
    await context.close();
  });

  it('can be copied and forgotten in the settings', async () => {
    const { page, context } = await open('/activities/sleep');
    await logNight(page);
    await page.goto('/settings', { waitUntil: 'networkidle' });
    const section = page.getByRole('region', { name: 'On this device' });
    await section.getByText('Your nights and your sleep log').waitFor();

    const downloaded = awaitedLater(page.waitForEvent('download'));
    await section.getByRole('button', { name: 'Save a copy' }).click();
    const copy = await downloaded;
    expect(copy.suggestedFilename()).toMatch(/^wonderlings-demo.*\.json$/);
    expect(JSON.stringify(JSON.parse(readFileSync(await copy.path(), 'utf8')).documents.sleep)).toContain('20:30');

    await section.getByRole('button', { name: 'Forget this device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, forget it' }).click();
    await section.getByText(/There is nothing here yet/).waitFor();
    await page.goto('/activities/sleep', { waitUntil: 'networkidle' });
    await page.getByText('No nights yet').first().waitFor();
    await context.close();
  });

  it('is asked about at logout, and goes when the child says so', async () => {
    const { page, context } = await open('/activities/sleep');
    await logNight(page);
    await page.getByRole('button', { name: 'Logout', exact: true }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Leaving now?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await page.evaluate<string[]>(DATABASES)).toHaveLength(1);

    await page.getByRole('button', { name: 'Logout', exact: true }).press('Enter');
    await question.getByRole('button', { name: 'Clear my things' }).press('Enter');
    await page.getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.evaluate<string[]>(DATABASES)).toEqual([]);
    await context.close();
  });
});
