import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBrokenRule } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { useHouse } from './house.ts';

describe.runIf(hasChromium())('the coping tools', () => {
  const house = useHouse();

  let children = 0;
  /** A new child at an address, and everything that its browser sends to the API, as text. */
  async function open(path: string, options: BrowserContextOptions = {}) {
    const context = await house.browser.newContext({
      baseURL: house.url,
      viewport: { width: 1024, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    children += 1;
    const data = { username: `tool-${children}`, displayName: 'Robin', password: 'seven purple otters' };
    const answer = await page.request.post('/api/register', { data });
    expect(answer.status()).toBe(201);
    const sent: { readonly call: string; readonly body: string }[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      sent.push({ call: `${request.method()} ${pathname}${search}`, body: request.postData() ?? '' });
    });
    await page.goto(path);
    return { page, sent };
  }
  const titles = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 }).allTextContents();
  const focused = (page: Page) => page.evaluate<string>('document.activeElement?.textContent ?? ""');
  const tabTo = async (page: Page, name: RegExp) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      const on = await page.evaluate<string>(
        `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''`,
      );
      if (name.test(on)) return;
    }
    throw new Error(`No key leads to ${name}`);
  };

  it('are found, opened, tried and answered by keys alone, and only that one was tried is sent', async () => {
    const { page, sent } = await open('/coping-tools');
    await page.getByRole('heading', { level: 1, name: 'Coping Tools' }).waitFor();
    await page.getByLabel('Search the toolbox').focus();
    await page.keyboard.type('WORRIES');
    await expect.poll(() => titles(page)).toEqual(['Worry Box Technique']);
    await tabTo(page, /^Worry Box Technique$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Worry Box Technique' });
    await dialog.waitFor();
    expect(page.url()).toContain('?tool=worry-box-technique');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Worry Box Technique');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await expectNoBrokenRule(page, 'a step');
    for (let step = 1; step < 7; step += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, /^Got it! Let's try this$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Your turn: Worry Box Technique');
    await expectNoBrokenRule(page, 'a turn of its own');
    await tabTo(page, /^I tried it$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Did it help?');
    await expectNoBrokenRule(page, 'the end of a tool');
    await tabTo(page, /^A little$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('A little counts. Thank you for telling.');
    await page.getByRole('region', { name: 'What helped me' }).getByText('It helped a little').waitFor();

    await expect.poll(() => sent.filter(({ call }) => !call.startsWith('GET')).length).toBe(1);
    const [{ call, body } = { call: '', body: '{}' }] = sent.filter((one) => !one.call.startsWith('GET'));
    expect(call).toBe('POST /api/activity-sessions');
    expect(JSON.parse(body)).toMatchObject({ data: { kind: 'coping/worry-box-technique' }, completed: true });
    expect(JSON.stringify(sent)).not.toMatch(/a-little|WORRIES|helped|favorite/);
    await page.context().close();
  });

  it('show one step after the other under a thumb that stays, and keep hearts over a reload', async () => {
    const { page, sent } = await open('/coping-tools', { viewport: { width: 390, height: 660 }, hasTouch: true });
    await page.getByRole('button', { name: 'All tools' }).tap();
    await page.getByRole('radio', { name: 'My favorites' }).tap();
    await page.getByText('No favorites yet').waitFor();
    await page.getByRole('button', { name: 'Look at the tools' }).tap();
    await page.getByRole('link', { name: 'Body Scan Adventure' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Body Scan Adventure' });
    const next = dialog.getByRole('button', { name: 'Next' });
    await next.waitFor();
    const box = await next.boundingBox();
    const scrolls = () =>
      dialog.evaluate((element) => {
        const { scrollHeight, clientHeight } = element as unknown as Record<'scrollHeight' | 'clientHeight', number>;
        return scrollHeight > clientHeight;
      });
    for (let step = 1; step < 7; step += 1) {
      // The button springs back from the thumb.
      await expect.poll(async () => [step, await next.boundingBox(), await scrolls()]).toEqual([step, box, false]);
      await next.tap();
    }
    await dialog.getByRole('button', { name: "Got it! Let's try this" }).waitFor();
    expect(await scrolls()).toBe(false);
    await dialog.getByRole('button', { name: 'Body Scan Adventure: my favorites' }).tap();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'All tools' }).tap();
    await page.getByRole('radio', { name: 'My favorites' }).tap();
    await expect.poll(() => titles(page)).toEqual(['Body Scan Adventure']);
    expect(sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
    expect(JSON.stringify(sent)).not.toContain('body-scan');
    await page.context().close();
  });

  it('are offered after a saved feeling, asked about in the journal, and what helped comes first next time', async () => {
    const { page, sent } = await open('/mood');
    await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).press('Enter');
    const save = async () => {
      await tabTo(page, /^Worried/);
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Worried');
      await tabTo(page, /^How big is this feeling\?$/);
      await page.keyboard.press('ArrowRight');
      await page.getByText('Some worry', { exact: true }).waitFor();
      await page.getByRole('textbox').focus();
      await page.keyboard.type('The test.');
      await tabTo(page, /^Save My Feeling$/);
      await page.keyboard.press('Enter');
      const offer = page.getByRole('region', { name: 'Things you could try next' });
      await offer.waitFor();
      return offer.getByRole('link');
    };
    const offered = await save();
    expect(await offered.allTextContents()).toEqual(['Worry Box Technique 10 minutes', 'Balloon Breathing 3 minutes']);
    await expect.poll(() => page.evaluate(`document.activeElement.closest('[role=dialog]') !== null`)).toBe(true);
    await expectNoBrokenRule(page, 'a feeling that is held');
    await offered.nth(1).click();
    await page.getByRole('dialog', { name: 'Balloon Breathing' }).waitFor();
    for (let step = 1; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: "Got it! Let's try this" }).click();
    await page.getByRole('heading', { name: 'Your turn: Balloon Breathing' }).waitFor();

    await page.goto('/mood');
    await page.getByRole('heading', { name: 'Did you try Balloon Breathing?' }).waitFor();
    await page.getByRole('button', { name: 'I tried it' }).click();
    await page.getByRole('group', { name: 'Did it help?' }).getByRole('button', { name: 'Yes' }).click();
    // The pointer rests where that button was; the one that has come there would rise from under it, and fall, and rise.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await (await save()).allTextContents()).toEqual([
      'Balloon Breathing 3 minutes',
      'Worry Box Technique 10 minutes',
    ]);
    await tabTo(page, /^Okay$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // A key goes on where the page is.
    await expect.poll(() => page.evaluate(`document.activeElement.closest('main') !== null`)).toBe(true);

    const bodies = sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, JSON.parse(body)]);
    expect(bodies.map(([call]) => call)).toEqual(['POST /api/moods', 'POST /api/activity-sessions', 'POST /api/moods']);
    expect(bodies[1]?.[1].data).toEqual({ kind: 'coping/balloon-breathing' });
    // The answer, and that it was this feeling which the tool was for, stay on the device.
    expect(JSON.stringify(bodies[1])).not.toMatch(/yes|worried/i);
    expect(JSON.stringify([bodies[0], bodies[2]])).not.toMatch(/balloon|help/i);
    await page.context().close();
  });
});
