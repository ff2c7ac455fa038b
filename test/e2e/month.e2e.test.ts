import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MAYAS_DAYS, SHOWN_NOTE } from '../../apps/web/src/features/month/days.fixture.ts';
import { FIRST_DAYS, MAYA_TODAY, mayasMonth } from '../../apps/web/src/features/month/month.fixture.ts';
import { expectNoBrokenRule, expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const WORDS = 'I was scared of the swim test.';

describe.runIf(hasChromium())('the month of the grown-up area', () => {
  const house = useHouse();
  let printed: string[] = [];

  /** The open area, over the days of the sample family; what it answers otherwise is in test/integration. */
  async function open(path: string, options: BrowserContextOptions = {}) {
    const context = await house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      ...options,
    });
    printed = [];
    const page = await context.newPage();
    const data = { username: 'demo', password: 'wonderlings-demo' };
    expect((await page.request.post('/api/login', { data })).status()).toBe(200);
    const opened = await page.request.post('/api/grown-up/open', { data: { password: 'otters hold hands' } });
    expect(opened.status()).toBe(200);
    await page.clock.setFixedTime(`${MAYA_TODAY}T17:40:00.000Z`);
    await page.route('**/api/history/months/*', (route) =>
      route.fulfill({ json: mayasMonth(route.request().url().slice(-7)) }),
    );
    await page.route('**/api/history/months/*/printed', (route) => {
      printed.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 201, json: { ok: true } });
    });
    await page.route('**/api/history/grown-up*', (route) => {
      const kinds = new URL(route.request().url()).searchParams.getAll('kind');
      return route.fulfill({ json: MAYAS_DAYS.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)) });
    });
    await page.route(`**/api/history/notes/${SHOWN_NOTE}`, (route) =>
      route.fulfill({
        json: { moodId: SHOWN_NOTE, feeling: 'Worried', note: WORDS, localDate: '2026-11-19', shownOn: '2026-11-20' },
      }),
    );
    await page.goto(path);
    return page;
  }
  const figures = (page: Page) => page.getByRole('figure');
  const focused = (page: Page) => page.evaluate<string>(`document.activeElement?.textContent ?? ''`);

  it('shows six pictures, and breaks no rule at any width or theme', async () => {
    const page = await open('/grown-up');
    await page.getByRole('heading', { level: 1, name: "Sunny's November" }).waitFor();
    await expect.poll(() => figures(page).count()).toBe(6);
    await page.getByRole('heading', { name: 'Saturday, November 21' }).waitFor();
    await expectNoBrokenRuleInAnyTheme(page, 'month');
    for (const summary of await page.getByText('Show as a table').all()) await summary.click();
    expect(await page.getByRole('table').count()).toBe(6);
    await expectNoBrokenRule(page, 'month with its tables open');
    await page.context().close();
  });

  it('is walked by keys: to the month before and back, a table, and from a window to its day', async () => {
    const page = await open('/grown-up');
    await page.getByRole('button', { name: 'October 2026' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: "Sunny's October" }).waitFor();
    expect(page.url()).toContain('month=2026-10');
    await page.getByText('Days of October 2026').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'November 2026' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: "Sunny's November" }).waitFor();
    // The arrow that was pressed leads nowhere now, and its neighbour has the focus.
    await expect.poll(() => page.evaluate(`document.activeElement?.getAttribute('aria-label')`)).toBe('October 2026');

    const summary = figures(page).first().getByText('Show as a table');
    await summary.waitFor();
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: 'Days of November 2026' }).waitFor();

    await page.getByRole('link', { name: /^20 ?, 4 things done$/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Up to Friday, November 20.').waitFor();
    expect(page.url()).toContain('day=2026-11-20');
    await page.getByRole('link', { name: 'Show all of November 2026' }).click();
    await page.getByRole('heading', { name: 'Saturday, November 21' }).waitFor();
    await page.context().close();
  });

  it('lists the days by what they were about, and has no word of a note on the page until it is opened', async () => {
    const page = await open('/grown-up/days');
    await page.getByText('Saved a mood: Worried').waitFor();
    await expectNoBrokenRule(page, 'day by day');
    expect(await page.content()).not.toContain(WORDS);
    await page.getByText('Sunny shows you this note').click();
    await page.getByText(WORDS).waitFor();
    await page.getByText('Shown on November 20. Sunny can take it back.').waitFor();
    await expectNoBrokenRule(page, 'a shown note');
    await page.getByText('Sunny shows you this note').click();
    await expect.poll(() => page.content()).not.toContain(WORDS);

    await page.getByRole('button', { name: 'Grown-ups' }).click();
    await page.getByText('Saved a mood: Worried').waitFor({ state: 'hidden' });
    await page.getByText('Checked: all is well').waitFor();
    await page.getByRole('button', { name: 'Sign-ins' }).press('Enter');
    await page.getByText('Signed in').waitFor();
    expect(await focused(page)).toBe('Sign-ins');
    await page.context().close();
  });

  it('draws nothing from fewer than three days, and lists them', async () => {
    const page = await open('/');
    await page.route('**/api/history/months/*', (route) => route.fulfill({ json: FIRST_DAYS }));
    await page.goto('/grown-up');
    await page.getByRole('heading', { name: 'One window is lit so far' }).waitFor();
    await page.getByText("Sunny's account was made today.").waitFor();
    expect(await figures(page).count()).toBe(0);
    await page.getByRole('heading', { name: 'Saturday, November 21' }).waitFor();
    await expectNoBrokenRule(page, 'first days');
    await page.context().close();
  });

  it('says what did not come, and tries again', async () => {
    const page = await open('/');
    let fails = true;
    await page.route('**/api/history/months/*', (route) =>
      fails ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: mayasMonth('2026-11') }),
    );
    await page.goto('/grown-up');
    await page.getByRole('alert').first().waitFor();
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect.poll(() => figures(page).count()).toBe(6);
    await page.context().close();
  });

  it('holds its place while it loads', async () => {
    const page = await open('/');
    await page.addInitScript(`window.shifted = 0; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });`);
    await page.route('**/api/history/months/*', async (route) => {
      await new Promise((wake) => setTimeout(wake, 800));
      await route.fulfill({ json: mayasMonth('2026-11') });
    });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/grown-up');
      await page.getByRole('heading', { name: 'Days with a light on' }).waitFor();
      await page.getByRole('heading', { name: 'Saturday, November 21' }).waitFor();
      // Look and feel: nothing jumps while loading.
      expect(await page.evaluate<number>('window.shifted'), `at ${width}`).toBeLessThanOrEqual(0.02);
    }
    await page.context().close();
  });

  it('prints two pages in black and white once the child was told, and no word of a note', async () => {
    const page = await open('/grown-up/print?month=2026-10');
    await page.getByRole('heading', { level: 1, name: 'October 2026' }).waitFor();
    await expectNoBrokenRule(page, 'the sheet');
    await page.evaluate(`window.sheets = 0; window.print = () => { window.sheets += 1; };`);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.evaluate('window.sheets')).toBe(1);
    expect(printed).toEqual(['/api/history/months/2026-10/printed']);

    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
    }
    await page.context().close();
  });

  it('prints nothing that the child could not be told of', async () => {
    const page = await open('/grown-up/print');
    await page.route('**/api/history/months/*/printed', (route) => route.fulfill({ status: 503, json: {} }));
    await page.evaluate(`window.sheets = 0; window.print = () => { window.sheets += 1; };`);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByText('It is not printed yet.', { exact: true }).waitFor();
    expect(await page.evaluate('window.sheets')).toBe(0);
    await page.context().close();
  });
});
