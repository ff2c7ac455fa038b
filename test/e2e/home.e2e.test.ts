import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { newFamily, post, register, tabTo } from './family-steps.ts';
import { useHouse } from './house.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const AFTERNOON = '2026-11-18T15:00:00';
const EVENING = '2026-11-18T19:00:00';

/** The words between the bars of a phone, as they are seen. Runs in the page. */
const WORDS = `(() => {
  const [top, bottom] = [68, innerHeight - 78];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const seen = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const isSeen = getComputedStyle(node.parentElement).clipPath === 'none' && box.width > 2 && box.height > 2;
    if (isSeen && box.bottom > top && box.top < bottom) seen.push(...node.data.trim().split(/\\s+/));
  }
  return seen.filter(Boolean);
})()`;
/** What can be pressed in the scene or is read there, and lies over something else of that. Runs in the page. */
const OVER = `(() => {
  const things = [...document.querySelectorAll('section[aria-label="Your land"] :is(h1, h1 + p, a, button)')];
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  return things.flatMap((thing, i) =>
    boxes.some((b, k) => k !== i && boxes[i].left < b.right - 1 && b.left < boxes[i].right - 1 && boxes[i].top < b.bottom - 1 && b.top < boxes[i].bottom - 1)
      ? [thing.textContent || thing.getAttribute('aria-label')] : []);
})()`;

describe.runIf(hasChromium())('home of a child', () => {
  const house = useHouse();

  async function newChild(clock = AFTERNOON, options: BrowserContextOptions = PHONE, name = 'Maya'): Promise<Page> {
    const family = await newFamily(house, options);
    await register(family, name);
    // Timers go on; the time is another one.
    await family.page.clock.setFixedTime(new Date(clock));
    return family.page;
  }
  async function open(page: Page): Promise<void> {
    await page.goto('/', { waitUntil: 'networkidle' });
    await appIsThere(page);
    await page.getByText('Puff clouds with Zola').first().waitFor();
  }

  it('breaks no rule of axe, by day and in the evening, before today’s feeling and after it', async () => {
    for (const clock of [AFTERNOON, EVENING]) {
      const page = await newChild(clock);
      await open(page);
      await expectNoBrokenRuleInAnyTheme(page, `home at ${clock}`);
      if (clock === EVENING) expect(await page.locator('html[data-evening]').count()).toBe(1);
      await page.context().close();
    }
    const page = await newChild(new Date().toISOString());
    await post(page, '/api/moods', { feeling: 'Okay (All right)', baseFeelingName: 'Okay' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'Thank you, Maya.' }).waitFor();
    await expectNoBrokenRuleInAnyTheme(page, 'home after the check-in');
    await page.context().close();
  });

  it('shows thirty words at most on a phone, and all six feelings', async () => {
    const page = await newChild();
    await open(page);
    const words = await page.evaluate<string[]>(WORDS);
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(30);
    expect(words.join(' ')).toContain('A Little Scared');
    await page.context().close();
  });

  it('is two touches from a saved feeling, and one from breathing and from help, with any suggestion or none', async () => {
    const page = await newChild();
    await open(page);
    await page.getByRole('link', { name: 'Worried' }).click();
    await page.waitForURL(/\/mood\?feeling=worried/);
    await page.getByRole('button', { name: 'Save My Feeling' }).click();
    await page.getByText('Your feeling is saved.').first().waitFor();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /help and logout/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'I need help now' }).click();
    await page.getByRole('dialog', { name: /help/i }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByRole('dialog', { name: 'You can get help now' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Breathe', exact: true }).click();
    await page.waitForURL(/\/activities\/breath\?level=last$/);
    // No breath is known yet: its level is the second touch.
    await page.getByRole('button', { name: 'Advanced' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Breathe', exact: true }).click();
    await page.getByRole('heading', { name: 'Breathing with Zola - Advanced' }).waitFor();
    await page.getByRole('button', { name: /^(Start Breathing|Continue)$/ }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.context().close();

    const another = await newChild();
    await open(another);
    await another.getByRole('link', { name: /^Puff clouds with Zola/ }).click();
    await another.waitForURL(/\/activities\/breath\?level=beginner$/);
    await another.context().close();
  });

  it('fits 320 pixels with the largest words and a long name, and nothing lies over anything', async () => {
    for (const [width, height, textSize, name] of [
      [320, 640, 'largest', 'Maximiliana Rosalinde'],
      [390, 844, 'largest', 'Maya'],
      [844, 390, 'normal', 'Maya'],
      [820, 1180, 'normal', 'Maximiliana Rosalinde'],
      [1440, 900, 'largest', 'Maximiliana Rosalinde'],
    ] as const) {
      const page = await newChild(AFTERNOON, { viewport: { width, height } }, name);
      await page.addInitScript({
        content: `localStorage.setItem('wonderlings.comfort', '{"textSize":"${textSize}","calmMotion":true,"strongColors":false,"voice":null}')`,
      });
      await open(page);
      const at = `${width} x ${height}, ${textSize}`;
      expect(await page.evaluate<number>('document.documentElement.scrollWidth'), at).toBeLessThanOrEqual(width);
      expect(await page.evaluate<string[]>(OVER), at).toEqual([]);
      await page.context().close();
    }
  });

  it('has the film in the scene at every size, with a word', async () => {
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
    ]) {
      const page = await newChild(AFTERNOON, { viewport });
      await open(page);
      const film = page.getByRole('region', { name: 'Your land' }).getByRole('button', { name: 'Watch the film' });
      expect(await film.innerText(), `${viewport.width}`).toBe('Film');
      await film.click();
      await page.getByRole('dialog', { name: 'Watch the film' }).waitFor();
      await page.context().close();
    }
  });

  it('has a greeting that is read by night too where headings are painted in two colors', async () => {
    for (const theme of ['theme2', 'theme5']) {
      const page = await newChild(EVENING);
      await page.request.put('/api/user/settings', { data: { defaultTheme: theme } });
      await open(page);
      const [paint, ink] = await page.evaluate<[string, string]>(`(() => {
        const title = document.querySelector('h1');
        const line = document.createElement('span');
        line.style.color = 'var(--on-land)';
        title.append(line);
        const colors = [getComputedStyle(title).backgroundImage, getComputedStyle(line).color];
        line.remove();
        return colors;
      })()`);
      expect(paint, theme).toBe(`linear-gradient(${ink}, ${ink})`);
      await page.context().close();
    }
  });

  it('goes by the keyboard: to the suggestion, the film, the garden, breathing, help and the feelings', async () => {
    const page = await newChild();
    await open(page);
    await tabTo(page, page.getByRole('link', { name: /^Puff clouds/ }));
    await tabTo(page, page.getByRole('button', { name: 'Watch the film' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Watch the film' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await tabTo(page, page.getByRole('link', { name: /Plant today/ }));
    await tabTo(page, page.getByRole('link', { name: 'Breathe', exact: true }));
    await tabTo(page, page.getByRole('button', { name: 'Help', exact: true }));
    await tabTo(page, page.getByRole('link', { name: 'Nervous' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/feeling=nervous/);
    await page.context().close();
  });
});
