import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiAgent } from './api-agent.ts';
import { expectNoBrokenRule } from './axe.ts';
import { hasChromium, launchChromium } from './chromium.ts';
import { emptyDataDir } from './data-dir.ts';
import { onEveryPage } from './every-page.ts';
import { skipFirstRun } from './first-run-steps.ts';
import { withoutPopups } from './house.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const OF_CHILD = 'three odd words';
const OF_GROWN_UP = 'nine slow turtles';
const NOTE = 'A snail on the wall!';
const DAY_MS = 24 * 3_600_000;
const MOOD = { feeling: 'Happy (A little happy)', baseFeelingName: 'Happy', note: NOTE };

interface Consent {
  readonly required: boolean;
  readonly version: string;
  readonly given: object | null;
  readonly tryOutUntil: string | null;
}

describe.runIf(hasChromium())('a server whose operator must have a yes', () => {
  const dataDir = emptyDataDir('consent');
  let server: ServerProcess;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    server = await startServer(dataDir, { CONSENT: 'required', RATE_LIMITS: 'off' });
    browser = onEveryPage(await launchChromium(), withoutPopups);
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', reducedMotion: 'reduce' });
    page = await context.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const isTryOut = () => page.getByText('Your grown-up has to say yes. Until then this is a try-out.');
  const notes = async () => {
    const moods: { note: string }[] = await (await page.request.get('/api/moods')).json();
    return moods.map(({ note }) => note);
  };

  it('says over the API until when an account is a try-out, which does what any other does, and stays with a yes', async () => {
    const child = new ApiAgent(server.url);
    const before = Date.now();
    await child.json('POST', '/api/register', { username: 'agent.7', displayName: 'Robin', password: OF_CHILD });
    const asked = await child.json<Consent>('GET', '/api/consent');
    expect(asked).toMatchObject({ required: true, given: null });
    const until = Date.parse(asked.tryOutUntil ?? '');
    expect(until).toBeGreaterThanOrEqual(before + DAY_MS);
    expect(until).toBeLessThanOrEqual(Date.now() + DAY_MS);
    await child.json('POST', '/api/moods', MOOD);
    const moods = await child.json('GET', '/api/moods');
    const yes = { password: OF_GROWN_UP, version: asked.version };
    const { tryOutUntil, given } = await child.json<Consent>('POST', '/api/consent', yes);
    expect([tryOutUntil, given]).toEqual([null, expect.objectContaining({ version: asked.version })]);
    expect(await child.json('GET', '/api/moods')).toEqual(moods);
  });

  it('says in the pages what an account without a yes is, and lets the child begin', async () => {
    await page.goto('/auth?redirect=%2Fabout');
    await page.getByRole('tab', { name: 'Register' }).click();
    const form = page.getByRole('tabpanel', { name: 'Register' });
    await form.getByLabel('Username').fill('maya.7');
    await form.getByLabel('What can we call you?').fill('Maya');
    await form.getByLabel('Password', { exact: true }).fill(OF_CHILD);
    await form.getByLabel('Password, once more').fill(OF_CHILD);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await skipFirstRun(page);
    await heading('One minute for the grown-up').waitFor();
    await page.getByText(/The law asks this operator for your agreement\.$/).waitFor();
    await page.getByText(/^Without a yes the account is a try-out: it is erased on /).waitFor();
    await expectNoBrokenRule(page, 'the minute of consent where it is required');
    await button('Not now. Maya can try everything for 24 hours.').click();
    await page.waitForURL('**/about');
    expect((await page.request.post('/api/moods', { data: MOOD })).status()).toBe(201);
    await page.goto('/settings');
    await isTryOut().waitFor();
    await page.getByText(/^The try-out ends on /).waitFor();
    await expectNoBrokenRule(page, 'the settings of a try-out');
  });

  it('keeps the account and all that is in it, once the grown-up has said yes', async () => {
    await page.getByRole('link', { name: 'Give it to your grown-up' }).click();
    await page.getByLabel('A grown-up password', { exact: true }).fill(OF_GROWN_UP);
    await page.getByLabel('Once more', { exact: true }).fill(OF_GROWN_UP);
    await page.getByLabel('I look after Maya, and I agree to what is kept.').check();
    await button('Yes, that is okay').click();
    await page.getByText('Thank you.', { exact: true }).first().waitFor();
    await page.goto('/settings');
    await page.getByText(/^A grown-up password was set on /).waitFor();
    expect(await isTryOut().count()).toBe(0);
    expect(await notes()).toEqual([NOTE]);
  });

  it('leads to the account that is asleep when the yes is taken back, and says why', async () => {
    await page.goto('/consent');
    await button('Take your agreement back').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('The grown-up password').fill(OF_GROWN_UP);
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await heading('This account is asleep').waitFor();
    expect(new URL(page.url()).pathname).toBe('/asleep');
    await page.getByText(/^The yes of a grown-up was taken back, so this account fell asleep\./).waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoBrokenRule(page, 'asleep without a yes');
    expect((await page.request.get('/api/user')).status()).toBe(401);
  });

  it('is a try-out again when it is woken, until the next yes', async () => {
    await page.getByLabel('The password of maya.7, or the grown-up password').fill(OF_CHILD);
    await button('Wake it up').click();
    await button('Sign in').click();
    await page.waitForURL(`${server.url}/`);
    await page.goto('/history');
    await page.getByText('A grown-up took their yes back.').waitFor();
    await page.goto('/settings');
    await isTryOut().waitFor();
    await page.getByRole('link', { name: 'Give it to your grown-up' }).click();
    await page.getByLabel('The grown-up password').fill(OF_GROWN_UP);
    await page.getByLabel('I look after Maya, and I agree to what is kept.').check();
    await button('Yes, that is okay').click();
    await page.getByText('Thank you.', { exact: true }).first().waitFor();
    const { tryOutUntil }: Consent = await (await page.request.get('/api/consent')).json();
    expect(tryOutUntil).toBeNull();
    expect(await notes()).toEqual([NOTE]);
  });
});
