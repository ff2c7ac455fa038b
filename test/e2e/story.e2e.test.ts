import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, launchChromium } from './chromium.ts';
import { emptyDataDir } from './data-dir.ts';
import { skipFirstRun } from './first-run-steps.ts';
import { replay, type ServerProcess, startServer } from './server-process.ts';

const NOTE = 'The spelling test is tomorrow 🦊';
const DRAWN = 'a long worm';
const PAGE = 'My tooth came out at lunch. I kept it in my sock.';
const PASSWORD = 'seven purple otters';

describe.runIf(hasChromium())('a child saves a mood', () => {
  const dataDir = emptyDataDir('story');
  let server: ServerProcess;
  let browser: Browser;
  let page: Page;

  async function openBrowser(): Promise<void> {
    browser = await launchChromium();
    page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      locale: 'en-US',
      timezoneId: 'America/Chicago',
    });
  }

  beforeAll(async () => {
    server = await startServer(dataDir);
    await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const closeWelcome = async () => {
    const welcome = page.getByRole('dialog');
    await welcome.getByRole('button', { name: 'Okay' }).click();
    await welcome.waitFor({ state: 'hidden' });
  };
  const journey = async () => {
    await page.getByRole('tab', { name: 'Journey' }).click();
    return page.getByRole('tabpanel', { name: 'Journey' });
  };

  it('registers', async () => {
    await page.goto(`${server.url}/mood`);
    await page.waitForURL('**/auth**');
    await page.getByRole('tab', { name: 'Register' }).click();
    const form = page.getByRole('tabpanel', { name: 'Register' });
    await form.getByLabel('Username').fill('otter.7');
    await form.getByLabel('What can we call you?').fill('Robin');
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Password, once more').fill(PASSWORD);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText("Let's start your wellness journey!", { exact: true }).waitFor();
    await skipFirstRun(page);
    await page.getByRole('button', { name: 'Not now. We will be asked again.' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/mood');
  });

  it('saves a feeling with an intensity and a note, and sees the streak and a first achievement', async () => {
    await closeWelcome();
    await page.getByRole('heading', { name: 'My Feelings Journal' }).waitFor();
    await page.getByRole('button', { name: /^Worried/ }).click();
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByText('A lot of worry').waitFor();
    await page.getByRole('textbox').fill(NOTE);
    await page.getByRole('button', { name: 'Save My Feeling' }).click();
    const popup = page.getByRole('dialog');
    await popup.getByText('First Feeling', { exact: true }).waitFor();
    await popup.getByText(/1 day/).first().waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
  });

  it("writes today's journal entry", async () => {
    await page.getByRole('tab', { name: 'Daily Writing' }).click();
    const save = page.getByRole('button', { name: 'Save Journal Entry' });
    expect(await save.count()).toBe(0);
    await page.getByRole('textbox').fill(PAGE);
    await save.click();
    await page.getByRole('dialog').getByText('First Page', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('draws a page, with lines that outlive a reload', async () => {
    await page.getByRole('button', { name: 'Draw it' }).click();
    const paper = page.getByRole('application', { name: 'Your page' }).getByRole('img');
    const { x, y, width, height } = (await paper.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * 0.2, y + height * 0.5);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8, y + height * 0.5, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('img', { name: 'Your drawing so far, 1 line.' }).waitFor();
    // A finger draws and does not scroll.
    expect(await page.evaluate(`getComputedStyle(document.querySelector('[role=application] svg')).touchAction`)).toBe(
      'none',
    );
    await page.reload();
    await page.getByRole('img', { name: 'Your drawing so far, 1 line.' }).waitFor();
    await page.getByRole('textbox', { name: 'What did you draw?' }).fill(DRAWN);
    await page.getByRole('button', { name: 'Keep this drawing' }).click();
    await page.getByRole('dialog').getByText('Your drawing is kept.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('finds it all again after the server was killed and started anew', async () => {
    await browser.close();
    await server.kill9();
    server = await startServer(dataDir);
    await openBrowser();
    await page.goto(`${server.url}/auth`);
    const form = page.getByRole('tabpanel', { name: 'Login' });
    await form.getByLabel('Username').fill('Otter.7');
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Welcome back!', { exact: true }).first().waitFor();
    await page.goto(`${server.url}/mood`);
    await closeWelcome();
    const entries = await journey();
    await entries.getByText(NOTE).waitFor();
    await entries.getByText(PAGE).waitFor();
    await entries
      .getByRole('img', { name: `Your drawing: ${DRAWN}` })
      .locator('path[d^=M]')
      .waitFor({ state: 'attached' });
    await entries.getByText('Worried (A lot of worry)').waitFor();
    const read = async (path: string) => (await page.request.get(server.url + path)).json();
    expect(await read('/api/streaks')).toMatchObject([
      { streakType: 'journal', currentStreak: 1, longestStreak: 1, totalCheckIns: 1 },
    ]);
    const earned = (await read('/api/user-achievements')) as { achievementId: string }[];
    expect(earned.map(({ achievementId }) => achievementId).sort()).toEqual(['first-feeling', 'first-page']);
  });

  it('has tables that equal a replay of the log', async () => {
    const { code, output } = await replay(dataDir, '--verify');
    expect(output).not.toContain('differ');
    expect(code).toBe(0);
  });
});
