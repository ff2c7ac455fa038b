import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBrokenRule } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const PASSWORD = 'three odd words';

describe.runIf(hasChromium())('going', () => {
  const house = useHouse();

  async function newChild(): Promise<{ page: Page; username: string }> {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', reducedMotion: 'reduce' });
    const username = `go-${randomUUID().slice(0, 8)}`;
    await context.request.post('/api/register', { data: { username, displayName: 'Maya', password: PASSWORD } });
    await context.request.post('/api/moods', { data: { feeling: 'Okay (All right)', note: 'A snail!' } });
    return { page: await context.newPage(), username };
  }

  it('is asked for by keyboard, sleeps, shows a receipt that waits, and is undone at the sign-in', async () => {
    const { page, username } = await newChild();
    await page.goto('/settings', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Tell me more' }).press('Enter');
    await page.getByRole('heading', { name: 'Do you want to go?' }).waitFor();
    await expectNoBrokenRule(page, 'leaving');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'This account is asleep' }).waitFor();
    const number = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent()) ?? '';
    await page.getByText('Wake it up again').waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoBrokenRule(page, 'asleep');

    await page.getByRole('link', { name: 'See the receipt' }).click();
    await page.getByText('The erasure was asked for and is not done yet.').waitFor();
    await page.getByText(number).waitFor();
    await expectNoBrokenRule(page, 'a receipt that waits');

    // Nothing of the account opens, in this browser or in another one.
    expect((await page.request.get('/api/user')).status()).toBe(401);
    await page.goto('/auth', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByRole('tabpanel').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'This account is asleep' }).waitFor();
    await page.getByLabel(`The password of ${username}, or the grown-up password`).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Awake again. Nothing was lost.').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${house.url}/`);
    const moods: { note: string }[] = await (await page.request.get('/api/moods')).json();
    expect(moods.map(({ note }) => note)).toEqual(['A snail!']);
  });
});
