import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
let children = 0;

/** Stops a view transition as soon as its pictures stand, and counts all three kinds. Runs in the page. */
const HOLD = `
  window.transitions = 0;
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (...args) {
    window.transitions += 1;
    const transition = start.apply(this, args);
    transition.ready.then(() => {
      window.held = document.getAnimations().filter(({ effect }) => effect.pseudoElement?.startsWith('::view-transition'));
      for (const animation of window.held) animation.pause();
    });
    return transition;
  };
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    if (this.tagName === 'svg' && this.parentElement === document.body) window.flights += 1;
    return animate.apply(this, args);
  };
  window.drops = 0;
  document.addEventListener('animationstart', ({ animationName }) => (window.drops += animationName.includes('drops')));`;
const held = (page: Page) =>
  page.evaluate<readonly string[]>(
    'window.held === undefined ? [] : [...new Set(window.held.map(({ effect }) => effect.pseudoElement))]',
  );
const transitions = (page: Page) => page.evaluate<number>('window.transitions');
const letGo = (page: Page) => page.evaluate('for (const animation of window.held) animation.finish()');
const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.tagName + ": " + document.activeElement.textContent');

describe.runIf(hasChromium())('motion', () => {
  const house = useHouse();

  async function open(path: string, options: BrowserContextOptions = {}) {
    const context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', ...options });
    children += 1;
    const data = { username: `mover.${children}`, displayName: 'Maya', password: 'seven purple otters' };
    expect((await context.request.post('/api/register', { data })).ok()).toBe(true);
    const page = await context.newPage();
    await page.addInitScript({ content: HOLD });
    await page.goto(path);
    await appIsThere(page);
    return { page, context };
  }
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
  const tile = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

  it('lets a finger press a tile anywhere', async () => {
    const { page, context } = await open('/activities', { ...PHONE, reducedMotion: 'reduce' });
    await tile(page, 'Breath').tap();
    await heading(page, 'Choose Your Breathing Level!').waitFor();
    await context.close();
  });

  it('steps through with the companion, and the page takes taps meanwhile', async () => {
    const { page, context } = await open('/activities', PHONE);
    await tile(page, 'Calm Space').tap();
    await heading(page, 'Calm Corner').waitFor();
    // Only the companion is a picture; the page below it is the page.
    await expect.poll(() => held(page)).toContain('::view-transition-group(companion)');
    expect(await held(page)).not.toContain('::view-transition-group(root)');
    expect(await focused(page)).toBe('H1: Calm Corner');
    await page.getByRole('button', { name: 'Start' }).first().tap();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await letGo(page);
    await context.close();
  });

  it('goes back and forward without it, the heading in focus', async () => {
    const { page, context } = await open('/activities', PHONE);
    await tile(page, 'Calm Space').tap();
    await heading(page, 'Calm Corner').waitFor();
    await expect.poll(() => held(page)).not.toEqual([]);
    await letGo(page);
    await page.goBack();
    await heading(page, 'Welcome, Maya!').waitFor();
    expect(await focused(page)).toBe('H1: Welcome, Maya!');
    await page.goForward();
    await heading(page, 'Calm Corner').waitFor();
    expect(await focused(page)).toBe('H1: Calm Corner');
    expect(await transitions(page)).toBe(1);
    await context.close();
  });

  it.each([
    ['the device asks for less motion', { reducedMotion: 'reduce' } as const, {}],
    ['the child has calm motion', {}, { calmMotion: true }],
  ])('goes to the page at once where %s', async (_, options, comfort) => {
    const { page, context } = await open('/activities', { ...PHONE, ...options });
    await page.evaluate(`localStorage.setItem('wonderlings.comfort', '${JSON.stringify(comfort)}')`);
    await page.reload();
    await appIsThere(page);
    await tile(page, 'Breath').tap();
    await heading(page, 'Choose Your Breathing Level!').waitFor();
    expect(await focused(page)).toBe('H1: Choose Your Breathing Level!');
    expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    expect(await transitions(page)).toBe(0);
    await context.close();
  });

  async function saveFeeling(page: Page, feeling: string): Promise<void> {
    await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).tap();
    await page.getByRole('button', { name: feeling }).tap();
    await page.getByRole('button', { name: 'Save My Feeling' }).tap();
    await page.getByRole('dialog', { name: 'Your feeling is saved.' }).waitFor();
  }
  const flights = (page: Page) => page.evaluate<number>('window.flights');
  const drops = (page: Page) => page.evaluate<number>('window.drops');
  const goTo = (page: Page, name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).tap();

  it('flies a feeling to Blot once it is saved, and drops a seed on home, once a day', async () => {
    const { page, context } = await open('/mood', PHONE);
    await saveFeeling(page, 'Worried');
    expect(await flights(page)).toBe(1);
    await expect.poll(() => page.locator('body > svg').count()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).tap();
    await goTo(page, 'Home');
    await page.getByText('Planted').waitFor();
    await expect.poll(() => drops(page)).toBe(1);
    await goTo(page, 'Settings');
    await heading(page, 'Settings').waitFor();
    await goTo(page, 'Home');
    await page.getByText('Planted').waitFor();
    // A seed would begin to fall by now.
    await page.waitForTimeout(600);
    expect(await drops(page)).toBe(1);
    await context.close();
  });

  it('shows the feeling with Blot and the sprout at once where nothing may move', async () => {
    const { page, context } = await open('/mood', { ...PHONE, reducedMotion: 'reduce' });
    await saveFeeling(page, 'Worried');
    expect(await page.locator('[role=dialog] [data-wonderling=blot] + svg').isVisible()).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).tap();
    await goTo(page, 'Home');
    await page.getByText('Planted').waitFor();
    expect([await flights(page), await drops(page)]).toEqual([0, 0]);
    await context.close();
  });
});
