import { readFile } from 'node:fs/promises';
import { CRAYONS } from '@wonderlings/journal/catalogue';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../apps/server/testing-take-along.ts';
import { appHasSettled } from './app-is-there.ts';
import { expectNoBrokenRule } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { keptOnDevice } from './device-steps.ts';
import { newFamily, OF_GROWN_UP, post, register, tabTo } from './family-steps.ts';
import { expectFitsEverywhere } from './fits.ts';
import { useHouse } from './house.ts';

const BY_KEYS = 'a red stair';
const BY_MOUSE = 'a long green worm';
const ON_THE_BUS = 'a blue bus';
const PAD = '/activities/journal?draw=true';
const colorOf = (crayon: string) => CRAYONS.find(({ id }) => id === crayon)?.color;

describe.runIf(hasChromium())('a drawing', () => {
  const house = useHouse();
  let page: Page;
  beforeAll(async () => {
    const family = await newFamily(house, { viewport: { width: 1024, height: 800 }, acceptDownloads: true });
    page = family.page;
    await register(family, 'Maya');
  });
  afterAll(() => page?.context().close());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const paper = () => page.getByRole('application', { name: 'Your page' });
  const status = (words: string) => page.getByRole('status').getByText(words, { exact: true });
  const words = () => page.getByRole('textbox', { name: 'What did you draw?' });
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  async function openPad(): Promise<void> {
    await page.goto(PAD, { waitUntil: 'networkidle' });
    // A companion greets once a visit.
    const okay = page.getByRole('dialog').getByRole('button', { name: 'Okay' });
    if (await okay.isVisible()) await okay.press('Enter');
    await paper().waitFor();
  }
  const saved = () => page.getByRole('dialog').getByText('Your drawing is kept.');
  async function drawByMouse(crayon: string): Promise<void> {
    await button(crayon).click();
    const { x, y, width, height } = (await paper().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * 0.2, y + height * 0.5);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8, y + height * 0.6, { steps: 5 });
    await page.mouse.up();
    await paper().getByRole('img', { name: 'Your drawing so far, 1 line.' }).waitFor();
  }
  const lineIn = (picture: Locator, crayon: string) =>
    picture
      .first()
      .locator(`path[stroke="${colorOf(crayon)}"]`)
      .waitFor({ state: 'attached' });

  it('is made by keys alone, with every step told, and breaks no rule and fits with a stamp in hand', async () => {
    await openPad();
    await press(button('Red'));
    expect(await button('Red').getAttribute('aria-pressed')).toBe('true');
    await status('Red is in your hand.').waitFor({ state: 'attached' });
    await expectNoBrokenRule(page, 'a crayon in hand');
    await page.setViewportSize({ width: 1024, height: 800 });

    await tabTo(page, paper());
    expect(await paper().getAttribute('aria-describedby')).not.toBeNull();
    await keys('Enter', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter');
    const soFar = (count: string) => paper().getByRole('img', { name: count }).waitFor();
    await soFar('Your drawing so far, 1 line.');
    await press(button('Undo'));
    await status('One line taken back.').waitFor({ state: 'attached' });
    await soFar('An empty page.');
    await press(button('Put it back'));
    await keys('Control+z', 'Control+y');
    await soFar('Your drawing so far, 1 line.');

    await press(button('More stamps'));
    const stamp = page.getByRole('group', { name: 'Stamps' }).getByRole('button').first();
    await press(stamp);
    // The paper has the focus: the next arrow moves what is in hand.
    await tabTo(page, paper());
    await keys('ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter');
    const name = ((await stamp.getAttribute('aria-label')) ?? '').replace(/ stamp$/, '');
    await status(`${name} is on the page.`).waitFor({ state: 'attached' });
    await press(button('Bigger'));
    await press(button('Turn it'));
    await expectNoBrokenRule(page, 'a stamp in hand');
    await expectFitsEverywhere(page, 'a stamp in hand', 3);
    await page.setViewportSize({ width: 1024, height: 800 });

    await tabTo(page, words());
    await page.keyboard.type(BY_KEYS);
    await press(button('Keep this drawing'));
    await saved().waitFor();
    await expectNoBrokenRule(page, 'a drawing that was kept');
    await keys('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('is made by a mouse, and found with its words in the journey, the calendar and the history, and in the file', async () => {
    await openPad();
    await drawByMouse('Green');
    await words().fill(BY_MOUSE);
    await button('Keep this drawing').click();
    await saved().waitFor();
    await keys('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const both = [
      ['red', BY_KEYS],
      ['green', BY_MOUSE],
    ] as const;
    for (const tab of ['Journey', 'Calendar']) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel', { name: tab });
      for (const [crayon, said] of both) {
        await lineIn(panel.getByRole('img', { name: `Your drawing: ${said}` }), crayon);
        await panel.getByText(said, { exact: true }).first().waitFor();
      }
    }

    await page.goto('/history');
    const today = page.getByRole('region', { name: /^Today/ });
    const closed = today.getByRole('button', { name: 'Read it', exact: true });
    await closed.nth(1).waitFor();
    for (let unread = await closed.count(); unread > 0; unread -= 1) await closed.first().click();
    const line = today.getByRole('listitem').filter({ hasText: BY_MOUSE });
    await line.getByText('You made a drawing.').waitFor();
    await lineIn(line.getByRole('img', { name: /in green\.$/ }), 'green');
    await line.getByRole('button', { name: 'Show it to my grown-up' }).click();
    const question = page.getByRole('dialog', { name: 'Show this to your grown-up?' });
    await lineIn(question.getByRole('img', { name: /in green\.$/ }), 'green');
    await question.getByRole('button', { name: 'Show it', exact: true }).click();
    await today.getByText('Your grown-up can read this note now.').waitFor();

    for (const path of ['password', 'open']) await post(page, `/api/grown-up/${path}`, { password: OF_GROWN_UP });
    await page.goto('/grown-up/days');
    await page.getByText('Maya shows you this note').click();
    const shown = page.getByRole('group').filter({ hasText: BY_MOUSE });
    await lineIn(shown.getByRole('img', { name: /in green\.$/ }), 'green');
    // The other one stays closed.
    await page.getByText('Made a drawing (it stays closed)').first().waitFor();
    expect(await page.content()).not.toContain(BY_KEYS);

    await page.goto('/grown-up/take-along');
    await page.getByLabel('Grown-up password, again').fill(OF_GROWN_UP);
    await button('Make the file').click();
    const [file] = await Promise.all([page.waitForEvent('download'), button('Save the file').click()]);
    const history = filesIn(await readFile(await file.path()))['history.html'] ?? '';
    for (const [crayon, said] of both) {
      const told = history.split('<li>').find((one) => one.includes(said)) ?? '';
      expect(told).toMatch(/You made a drawing\.<svg .*role="img"/);
      expect(told).toContain(`stroke="${colorOf(crayon)}"`);
    }
  });

  it('waits on the device without a network, sealed and in its place, and is sent once', async () => {
    await openPad();
    await appHasSettled(page);
    await page.context().setOffline(true);
    await drawByMouse('Blue');
    await words().fill(ON_THE_BUS);
    await button('Keep this drawing').click();
    await page.getByText('Saved on this device.').first().waitFor();
    expect(await keptOnDevice(page, 'outbox')).not.toContain('bus');
    const picture = page.getByRole('img', { name: `Your drawing: ${ON_THE_BUS}` });
    for (const tab of ['Calendar', 'Journey']) {
      await page.getByRole('tab', { name: tab }).click();
      const waiting = page.getByRole('list', { name: 'Saved on this device' });
      await lineIn(waiting.getByRole('img', { name: `Your drawing: ${ON_THE_BUS}` }), 'blue');
    }
    await page.context().setOffline(false);
    await page.getByRole('list', { name: 'Saved on this device' }).waitFor({ state: 'detached' });
    await lineIn(picture, 'blue');
    const moods: { note: string | null; drawing: { marks: object[] } | null }[] = await (
      await page.request.get('/api/moods')
    ).json();
    expect(moods.filter(({ note }) => note?.includes(ON_THE_BUS))).toMatchObject([
      { drawing: { marks: [{ kind: 'line', crayon: 'blue' }] } },
    ]);
    expect(await keptOnDevice(page, 'outbox')).toBe('[]');
  });
});
