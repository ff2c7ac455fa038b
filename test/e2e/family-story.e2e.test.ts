import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoBrokenRule } from './axe.ts';
import { hasChromium } from './chromium.ts';
import {
  type Family,
  focusedText,
  NOTE,
  newFamily,
  OF_CHILD,
  OF_GROWN_UP,
  post,
  register,
  saveFeelings,
  tabTo,
  withProof,
} from './family-steps.ts';
import { skipFirstRun } from './first-run-steps.ts';
import { useHouse } from './house.ts';
import { historyCommand } from './server-process.ts';

const VERIFIER = fileURLToPath(new URL('../../tools/verify-history/verify-history.mjs', import.meta.url));
const RECEIPT_NUMBER = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;
/** What an import keeps, without the numbers that a new account has of its own. */
const SAME = {
  '/api/moods': ['feeling', 'note', 'timestamp', 'localDate'],
  '/api/streaks': ['streakType', 'currentStreak', 'longestStreak', 'totalCheckIns'],
  '/api/user-achievements': ['achievementId'],
  '/api/user-badges': ['badgeId'],
  '/api/user-stickers': ['stickerId'],
} as const;

const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const areaTab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Grown-up area' }).getByText(name);
const wordsOf = (page: Page) =>
  page.getByRole('list', { name: 'The twelve words' }).getByRole('listitem').allTextContents();
const wordField = (page: Page, index: number) => page.getByLabel(`Word ${index + 1}`, { exact: true });

/** What the pages are drawn from, in an order of its own: what came at the same moment is ordered by numbers. */
async function lookOf(page: Page): Promise<Record<string, readonly string[]>> {
  const lists = Object.entries(SAME).map(async ([path, fields]) => {
    const rows: Record<string, unknown>[] = await (await page.request.get(path)).json();
    for (const field of fields)
      expect(
        rows.every((row) => field in row),
        `${field} of ${path}`,
      ).toBe(true);
    return [path, rows.map((row) => JSON.stringify(fields.map((field) => row[field]))).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

describe.runIf(hasChromium())('a family at a desk, by mouse', () => {
  const house = useHouse();
  let family: Family;
  let page: Page;
  let words: readonly string[] = [];
  let saved: Download;
  beforeAll(async () => {
    family = await newFamily(house, { viewport: { width: 1440, height: 900 } });
    page = family.page;
  });
  afterAll(() => page?.context().close());

  async function openArea(): Promise<void> {
    await page.goto('/grown-up');
    await dialog(page).getByLabel('Grown-up password', { exact: true }).fill(OF_GROWN_UP);
    await dialog(page).getByRole('button', { name: 'Open for 15 minutes' }).click();
    await areaTab(page, 'Month').waitFor();
  }

  async function putToSleep(): Promise<string> {
    await areaTab(page, 'Erase').click();
    await page.getByLabel('Grown-up password', { exact: true }).fill(OF_GROWN_UP);
    await page.getByLabel('I know that after 24 hours nobody can bring it back.').check();
    await button(page, 'Put it to sleep').click();
    await heading(page, 'This account is asleep').waitFor();
    return page.getByText(RECEIPT_NUMBER).innerText();
  }

  it('begins with an account, for which no grown-up has to say yes at once, and with feelings', async () => {
    await page.goto('/auth?redirect=%2Fhistory');
    await page.getByRole('tab', { name: 'Register' }).click();
    const form = page.getByRole('tabpanel', { name: 'Register' });
    await form.getByLabel('Username').fill(family.username);
    await form.getByLabel('What can we call you?').fill('Maya');
    await form.getByLabel('Password', { exact: true }).fill(OF_CHILD);
    await form.getByLabel('Password, once more').fill(OF_CHILD);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await skipFirstRun(page);
    await heading(page, 'One minute for the grown-up').waitFor();
    await page.getByText('Without a yes Maya can use everything, and nothing is lost.').waitFor();
    await saveFeelings(page);
    await button(page, 'Not now. We will be asked again.').click();
    await heading(page, 'Your history').waitFor();
    const today = page.getByRole('region', { name: /^Today/ });
    await today
      .getByText(/Worried/)
      .first()
      .waitFor();
    await button(page, 'Read it').click();
    await page.getByText(NOTE).waitFor();
  });

  it('sets up the grown-up password together, and the month shows what was done, not the words', async () => {
    await page.goto('/settings');
    await button(page, 'Set it up together').click();
    await button(page, 'We are both here').click();
    await dialog(page).getByLabel('Grown-up password', { exact: true }).fill(OF_GROWN_UP);
    await dialog(page).getByLabel('Once more', { exact: true }).fill(OF_GROWN_UP);
    await button(page, 'Set the password').click();
    await page.getByText('Maya, look for the glasses.').waitFor();
    await button(page, 'All right').click();
    await openArea();
    await page.getByRole('heading', { level: 1, name: /^Maya's / }).waitFor();
    await areaTab(page, 'Day by day').click();
    await page
      .getByText(/Worried/)
      .first()
      .waitFor();
    await expectNoBrokenRule(page, 'the days of a first month');
    expect(await page.content()).not.toContain(NOTE);
  });

  it('checks the history, and makes a keepsake of it', async () => {
    await areaTab(page, 'Check').click();
    await button(page, 'Check now').click();
    await heading(page, 'All is well').waitFor();
    await expectNoBrokenRule(page, 'a history that is well');
    await link(page, 'Make a keepsake').click();
    await heading(page, 'A keepsake of today').waitFor();
    await button(page, 'Make a keepsake').click();
    await expect.poll(() => wordsOf(page)).toHaveLength(12);
    words = await wordsOf(page);
    await expectNoBrokenRule(page, 'a keepsake');
  });

  it('types the keepsake in again: one wrong word is named, all twelve fit', async () => {
    await link(page, 'I have a keepsake and want to compare it').click();
    await heading(page, 'Compare a keepsake').waitFor();
    for (const [index, word] of words.entries()) await wordField(page, index).fill(index === 4 ? `xx${word}` : word);
    await wordField(page, 5).click();
    await page.getByText(`"xx${words[4]}" is not one of our words.`).waitFor();
    expect(await button(page, 'Compare').isDisabled()).toBe(true);
    await expectNoBrokenRule(page, 'a wrong word');
    await wordField(page, 4).fill(words[4] ?? '');
    await button(page, 'Compare').click();
    await expect.poll(() => focusedText(page)).toBe('It fits');
    await expectNoBrokenRule(page, 'a keepsake that fits');
  });

  it('takes the history along, which the verifier finds to be well, with the words of the keepsake', async () => {
    await areaTab(page, 'Take along').click();
    await page.getByLabel('Grown-up password, again').fill(OF_GROWN_UP);
    await expectNoBrokenRule(page, 'the wish for a file');
    await button(page, 'Make the file').click();
    await heading(page, 'The file is ready').waitFor();
    await expectNoBrokenRule(page, 'a file that is ready');
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the file').click()]);
    saved = download;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^wonderlings-${family.username}-[-0-9]+\\.zip$`));
    await withProof(saved, async (folder) => {
      const args = [VERIFIER, folder, '--words', words.join(' ')];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      expect(stdout).toMatch(/All is well: \d+ entries/);
      expect(stdout).toContain('The keepsake fits');
    });
  });

  it('needs no server of ours for that: the page beside the verifier says the same, and names what was taken out', async () => {
    const alone = await page.context().browser()?.newPage();
    if (!alone) throw new Error('The browser is gone');
    await withProof(saved, async (folder) => {
      const verdictOf = async () => {
        await alone.goto(pathToFileURL(join(folder, 'verify.html')).href);
        await alone.locator('#folder').setInputFiles(folder);
        await alone.locator('#words').fill(words.join(' '));
        await alone.getByRole('button', { name: 'Check it' }).click();
        await alone.locator('#result').waitFor();
        return alone.locator('#verdict, #lines li').allTextContents();
      };
      const [verdict, ...lines] = await verdictOf();
      expect([verdict, lines.join('\n')]).toEqual(['All is well', expect.stringContaining('The keepsake fits')]);

      const events = join(folder, 'events.jsonl');
      const entries = (await readFile(events, 'utf8')).trimEnd().split('\n');
      await writeFile(events, `${entries.toSpliced(3, 1).join('\n')}\n`);
      const [found, ...faults] = await verdictOf();
      expect([found, faults.join('\n')]).toEqual([
        'Something does not fit',
        expect.stringContaining('One entry is missing'),
      ]);
    });
    await alone.close();
  });

  it('brings it into an empty account, which then has the same', async () => {
    const other = await newFamily(house, { viewport: { width: 1440, height: 900 } });
    await register(other, 'Theo');
    for (const path of ['password', 'open']) {
      await post(other.page, `/api/grown-up/${path}`, { password: 'another of their own' });
    }
    await other.page.goto('/grown-up/import');
    await other.page.locator('input[type=file]').setInputFiles({
      name: saved.suggestedFilename(),
      mimeType: 'application/zip',
      buffer: await readFile(await saved.path()),
    });
    await other.page.getByText('The proof fits. Nothing was changed since the file was made.').waitFor();
    await expectNoBrokenRule(other.page, 'a file that was found to be well');
    await button(other.page, 'Bring it in').click();
    await other.page.getByText(/^Feelings, pages, badges, stickers and streaks are the same/).waitFor();
    await expectNoBrokenRule(other.page, 'a history that came in');
    const look = await lookOf(other.page);
    expect(look).toEqual(await lookOf(page));
    expect([look['/api/moods']?.length, look['/api/user-achievements']]).toEqual([2, ['["first-feeling"]']]);
    await other.page.goto('/grown-up/take-along');
    await heading(other.page, 'Old keepsakes').waitFor();
    await expectNoBrokenRule(other.page, 'the keepsakes of before');
    await other.page.goto('/history');
    await other.page
      .getByText(/Worried/)
      .first()
      .waitFor();
    await other.page.context().close();
  });

  it('puts the account to sleep, and wakes it: all is as before, and the child reads what the grown-up did', async () => {
    await putToSleep();
    await page.getByLabel(`The password of ${family.username}, or the grown-up password`).fill(OF_CHILD);
    await button(page, 'Wake it up').click();
    await page.getByText('Awake again. Nothing was lost.').waitFor();
    await button(page, 'Sign in').click();
    await page.waitForURL(`${house.url}/`);
    await page.goto('/history');
    await button(page, 'Grown-ups').click();
    await page.getByText('That is all. A grown-up did nothing else here.').waitFor();
    for (const sentence of [
      'A grown-up password was set.',
      'A grown-up looked at your history. Not at your words.',
      'A grown-up checked your history. All is well.',
      'A grown-up made a keepsake, twelve words.',
      'A grown-up compared a keepsake. It fits.',
      'A grown-up asked for your whole history.',
      'A grown-up downloaded your history.',
    ]) {
      await page.getByText(sentence).first().waitFor();
    }
  });

  it('erases it in the end, and the receipt can be checked without a session', async () => {
    await openArea();
    const receipt = await putToSleep();
    await link(page, 'See the receipt').click();
    await page.getByText('The erasure was asked for and is not done yet.').waitFor();
    // The day passes.
    const { code, output } = await historyCommand(house.dataDir, 'erase', family.username, '--now');
    expect([code, output]).toEqual([0, expect.stringContaining(`Erased. Receipt: ${receipt}`)]);
    await expect
      .poll(async () => (await (await page.request.get(`/api/receipts/${receipt}`)).json()).state)
      .toBe('erased');
    await page.getByLabel('Number of the receipt').fill(receipt.toLowerCase());
    await button(page, 'Check').click();
    await page.getByText('This receipt is genuine. The figures from the log are below.').waitFor();
    await page.getByText(/, none can be opened$/).waitFor();
    await expectNoBrokenRule(page, 'a receipt');
    const login = { username: family.username, password: OF_CHILD };
    expect((await page.request.post('/api/login', { data: login })).status()).toBe(401);
  });
});

describe.runIf(hasChromium())('a family with a phone, by touch', () => {
  const house = useHouse();

  it('says yes with a password, sees what the child shows, checks, keeps twelve words, and goes', async () => {
    const family = await newFamily(house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = family;
    await register(family, 'Maya');
    await saveFeelings(page);
    await page.goto('/consent?redirect=%2Fhistory');
    await page.getByLabel('A grown-up password', { exact: true }).fill(OF_GROWN_UP);
    await page.getByLabel('Once more', { exact: true }).fill(OF_GROWN_UP);
    await page.getByLabel('I look after Maya, and I agree to what is kept.').tap();
    await button(page, 'Yes, Maya may begin').tap();
    await heading(page, 'Your history').waitFor();
    await button(page, 'Show it to my grown-up').first().tap();
    await button(page, 'Show it').tap();
    await page.getByText('Your grown-up can read this note now.').waitFor();

    await page.goto('/settings');
    await button(page, 'Open the grown-up area').tap();
    await dialog(page).getByLabel('Grown-up password', { exact: true }).fill(OF_GROWN_UP);
    await button(page, 'Open for 15 minutes').tap();
    await areaTab(page, 'Day by day').tap();
    await page.getByText('Maya shows you this note').tap();
    await page.getByText(NOTE).waitFor();
    await areaTab(page, 'Check').tap();
    await button(page, 'Check now').tap();
    await heading(page, 'All is well').waitFor();
    await link(page, 'Make a keepsake').tap();
    await button(page, 'Make a keepsake').tap();
    await expect.poll(() => wordsOf(page)).toHaveLength(12);
    await areaTab(page, 'Erase').tap();
    await page.getByLabel('Grown-up password', { exact: true }).fill(OF_GROWN_UP);
    await page.getByLabel('I know that after 24 hours nobody can bring it back.').tap();
    await button(page, 'Put it to sleep').tap();
    await heading(page, 'This account is asleep').waitFor();
    await link(page, 'See the receipt').tap();
    await page.getByText('The erasure was asked for and is not done yet.').waitFor();
    await page.context().close();
  });
});

describe.runIf(hasChromium())('a family with a tablet, by keyboard alone', () => {
  const house = useHouse();

  it('opens the area, checks, compares a keepsake, takes the history along, puts the account to sleep and wakes it', async () => {
    const family = await newFamily(house, { viewport: { width: 820, height: 1180 } });
    const { page } = family;
    await register(family, 'Maya');
    await saveFeelings(page);
    await post(page, '/api/grown-up/password', { password: OF_GROWN_UP });
    const press = async (what: ReturnType<typeof button>) => {
      await tabTo(page, what);
      await page.keyboard.press('Enter');
    };
    const tab = (name: string) => page.getByRole('navigation', { name: 'Grown-up area' }).getByRole('link', { name });
    await page.goto('/settings');
    await press(button(page, 'Open the grown-up area'));
    await tabTo(page, dialog(page).getByLabel('Grown-up password', { exact: true }));
    await page.keyboard.type(OF_GROWN_UP);
    await page.keyboard.press('Enter');
    await press(tab('Check'));
    await press(button(page, 'Check now'));
    await expect.poll(() => focusedText(page)).toBe('All is well');
    await press(link(page, 'Make a keepsake'));
    await press(button(page, 'Make a keepsake'));
    await expect.poll(() => wordsOf(page)).toHaveLength(12);
    const words = await wordsOf(page);
    await press(link(page, 'I have a keepsake and want to compare it'));
    await tabTo(page, wordField(page, 0));
    for (const word of words) {
      // Four letters are enough.
      await page.keyboard.type(word.slice(0, 4));
      await page.keyboard.press('Tab');
    }
    await press(button(page, 'Compare'));
    await expect.poll(() => focusedText(page)).toBe('It fits');
    await press(tab('Take along'));
    await tabTo(page, page.getByLabel('Grown-up password, again'));
    await page.keyboard.type(OF_GROWN_UP);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedText(page)).toBe('The file is ready');
    await Promise.all([page.waitForEvent('download'), press(button(page, 'Save the file'))]);
    await press(tab('Erase'));
    await tabTo(page, page.getByLabel('Grown-up password', { exact: true }));
    await page.keyboard.type(OF_GROWN_UP);
    await tabTo(page, page.getByLabel('I know that after 24 hours nobody can bring it back.'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await heading(page, 'This account is asleep').waitFor();
    await tabTo(page, page.getByLabel(`The password of ${family.username}, or the grown-up password`));
    await page.keyboard.type(OF_CHILD);
    await page.keyboard.press('Enter');
    await press(button(page, 'Sign in'));
    await page.waitForURL(`${house.url}/`);
    await page.context().close();
  });
});
