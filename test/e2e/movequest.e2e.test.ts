import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { expectNoBrokenRuleInAnyTheme } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { keptOnDevice } from './device-steps.ts';
import { expectFitsEverywhere } from './fits.ts';
import { useHouse } from './house.ts';

/** The 100 ms before a move's timer, and five seconds of moving. */
const LONG_ENOUGH_MS = 5_200;

interface Kept {
  readonly activityType: string;
  readonly duration: number;
  readonly completed: boolean;
  readonly data: Record<string, unknown>;
}

describe.runIf(hasChromium())('a MoveQuest session', () => {
  const house = useHouse();

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 1440, height: 900 },
      ...options,
    });
    const page = await context.newPage();
    const username = `mover-${Math.random().toString(36).slice(2, 10)}`;
    const answer = await page.request.post('/api/register', {
      data: { username, displayName: 'Robin', password: 'seven purple otters' },
    });
    expect(answer.status()).toBe(201);
    await page.clock.install();
    await page.goto('/activities/exercise');
    await page.getByRole('heading', { level: 1, name: 'Choose Your Wonderling Coach' }).waitFor();
    return page;
  }
  /** From here on only the test moves it: a busy machine would let seconds go by while it looks. */
  async function stopTime(page: Page): Promise<void> {
    await appIsThere(page);
    await page.clock.pauseAt(Date.now() + 10_000);
  }
  const kept = async (page: Page): Promise<readonly Kept[]> =>
    (await (await page.request.get('/api/activity-sessions')).json()) as readonly Kept[];
  const move = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
  const secondsLeft = (page: Page) => page.getByRole('timer').getAttribute('aria-label');
  const ground = (page: Page) => page.evaluate<string>(`document.body.style.getPropertyValue('--coach-1')`);

  it('is chosen, held, done and played again by keys alone, and recorded once', async () => {
    const page = await open();
    const tabTo = async (name: string) => {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate<string>(
          `(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()`,
        );
        if (focused === name) return;
      }
      throw new Error(`The Tab key does not come to ${name}`);
    };
    await tabTo('Bella');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'Rally' }).isChecked()).toBe(true);
    await tabTo('Start Session');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Tennis Bounce' }).waitFor();
    expect(await ground(page)).toBe('#fff4c2');
    // The heading has the focus: the keys of the session are free.
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    expect(await move(page)).toBe('Side Shuffle');
    await page.keyboard.press('ArrowLeft');
    expect(await move(page)).toBe('Tennis Bounce');
    await tabTo('Next');
    for (let press = 0; press < 5; press += 1) {
      await page.clock.runFor(LONG_ENOUGH_MS);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { level: 1, name: 'You did it!' }).waitFor();
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    await tabTo('Choose Another Coach');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Choose Your Wonderling Coach' }).waitFor();
    expect(await ground(page)).toBe('');
    expect((await kept(page))[0]).toMatchObject({
      activityType: 'exercise',
      completed: true,
      data: { kind: 'movequest/rally', level: 'easy', loops: 1, moves: 5, secondsPerMove: 30 },
    });
    await page.context().close();
  });

  it('that was skipped through ends kindly, and nothing is recorded', async () => {
    const page = await open();
    await page.getByRole('radio', { name: 'Rally' }).check();
    await page.getByRole('button', { name: 'Start Session' }).click();
    for (let press = 0; press < 5; press += 1) await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nice of you to come by' }).waitFor();
    await page.getByText('Looking is fine too. With 3 moves it counts.').waitFor();
    // Whatever is done is kept on the device first, in the order in which it was done: this one comes alone.
    await page.getByRole('button', { name: 'Play Again' }).click();
    for (let press = 0; press < 5; press += 1) {
      await page.clock.runFor(LONG_ENOUGH_MS);
      await page.keyboard.press('ArrowRight');
    }
    await expect.poll(async () => (await kept(page)).map(({ data }) => data.moves)).toEqual([5]);
    await page.context().close();
  });

  it('goes on by touch, seated, in a narrow window that never scrolls sideways', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.getByRole('radio', { name: 'Setta' }).tap();
    // Level and time are below the coaches; a child that takes them as they are starts at once.
    const start = await page.getByRole('button', { name: 'Start Session' }).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(start && start.y + start.height).toBeLessThan(bar?.y ?? 0);
    await page.getByRole('button', { name: 'Start Session' }).tap();
    await page.getByRole('radio', { name: /^Seated:/ }).tap();
    await page.getByRole('button', { name: 'Next' }).tap();
    expect(await move(page)).toBe('Block Pose');
    expect(await page.getByRole('radio', { name: /^Seated:/ }).isChecked()).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
    for (const button of await page.locator('main').getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    await page.context().close();
  });

  it('says the title, the move and both ways of it on one screen of a phone, with Close before and Skip after its name', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await page.getByRole('radio', { name: 'Setta' }).check();
    await page.getByRole('button', { name: 'Start Session' }).click();
    const session = page.locator('main');
    await session.getByText('Strength & Power', { exact: true }).waitFor();
    const seen = async (words: string) => {
      const boxes = await Promise.all((await session.getByText(words).all()).map((one) => one.boundingBox()));
      return boxes.some((box) => box && box.width > 40 && box.height > 10 && box.y >= 0);
    };
    const both = ['Strength & Power', 'Bend your knees and hop up', 'Seated:', 'Reach up tall, then swing'];
    for (const words of both) expect(await seen(words), words).toBe(true);
    const names = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('main :is(button, h1)')].map((one) => one.getAttribute('aria-label') ?? one.textContent)`,
    );
    expect(names.slice(0, 3)).toEqual(['Choose Another Coach', 'Spike Jump', 'Skip']);
    await page.getByRole('button', { name: 'Pause' }).click();
    await session.getByText('Land softly with bent knees. No jumping? Rise on your toes.').waitFor();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const size of ['normal', 'largest']) {
        await page.evaluate(`document.documentElement.dataset.textSize = '${size}'`);
        for (const button of await session.getByRole('button').all()) {
          const box = await button.boundingBox();
          expect(box && box.y + box.height, `${width} x ${height}, ${size}`).toBeLessThanOrEqual(height + 1);
        }
      }
    }
    await page.context().close();
  });

  it('shows the right second after a sleep, and waits, paused, after one that was longer than the move', async () => {
    const page = await open();
    await page.getByRole('radio', { name: 'Bella' }).check();
    await stopTime(page);
    await page.getByRole('button', { name: 'Start Session' }).click();
    await page.clock.runFor(5_100);
    await expect.poll(() => secondsLeft(page)).toBe('25 seconds left');
    // As a lid that was closed: the clock goes on, what was due is called once.
    await page.clock.fastForward(12_000);
    await expect.poll(() => secondsLeft(page)).toBe('13 seconds left');
    await page.clock.fastForward(3_600_000);
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    expect([await move(page), await secondsLeft(page)]).toEqual(['Twirl & Freeze', '13 seconds left']);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.clock.runFor(13_000);
    await expect.poll(() => move(page)).toBe('Cloud Walk');
    await page.clock.runFor(1_100);
    await expect.poll(() => secondsLeft(page)).toBe('29 seconds left');
    expect(await kept(page)).toEqual([]);
    await page.context().close();
  });

  it('steps from pose to pose under reduced motion, and counts all the same', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await page.getByRole('radio', { name: 'Setta' }).check();
    await stopTime(page);
    await page.getByRole('button', { name: 'Start Session' }).click();
    const coach = page.getByRole('img', { name: 'Setta shows Spike Jump.' });
    await coach.locator('svg').waitFor();
    const drawn = () => coach.innerHTML();
    const first = await drawn();
    await page.clock.runFor(1_000);
    expect(await drawn()).toBe(first);
    await page.clock.runFor(1_100);
    await expect.poll(drawn).not.toBe(first);
    await expect.poll(() => secondsLeft(page)).toBe('28 seconds left');
    await page.context().close();
  });

  it('breaks no rule of axe in any theme at any width, from the setup to the end', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await expectNoBrokenRuleInAnyTheme(page, 'the setup');
    await page.getByRole('radio', { name: 'Bella' }).check();
    await expectNoBrokenRuleInAnyTheme(page, 'the setup with a coach');
    await page.getByRole('button', { name: 'Start Session' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectNoBrokenRuleInAnyTheme(page, 'a session');
    for (let press = 0; press < 5; press += 1) await page.getByRole('button', { name: 'Next' }).click();
    await expectNoBrokenRuleInAnyTheme(page, 'the end');
    await expectFitsEverywhere(page, 'the end of a MoveQuest', 2);
    await page.context().close();
  });

  it('is recorded once, later, when the network was away at its end', async () => {
    const page = await open();
    await page.getByRole('radio', { name: 'Bella' }).check();
    await page.getByRole('button', { name: 'Start Session' }).click();
    await page.getByRole('img', { name: 'Bella shows Twirl & Freeze.' }).locator('svg').waitFor();
    await page.context().setOffline(true);
    for (let press = 0; press < 5; press += 1) {
      await page.clock.runFor(LONG_ENOUGH_MS);
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('heading', { level: 1, name: 'You did it!' }).waitFor();
    // A page that is closed in the very moment of the last move has not kept it yet.
    await expect.poll(async () => JSON.parse(await keptOnDevice(page, 'outbox')).length).toBe(1);
    await page.context().setOffline(false);
    await page.reload();
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Choose Your Wonderling Coach' }).waitFor();
    expect(await kept(page)).toHaveLength(1);
    await page.context().close();
  });
});
