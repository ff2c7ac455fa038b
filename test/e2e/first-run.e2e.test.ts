import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBrokenRule } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { focusedText, newFamily, register, tabTo } from './family-steps.ts';
import { useHouse } from './house.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

describe.runIf(hasChromium())('the first run', () => {
  const house = useHouse();
  async function newChild(options: BrowserContextOptions = PHONE): Promise<Page> {
    const family = await newFamily(house, options);
    await register(family, 'Maya');
    return family.page;
  }
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const fits = (page: Page) =>
    page.evaluate<boolean>(
      'document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight + 1',
    );

  it('is five short screens of which each fits a phone, and breaks no rule', async () => {
    const page = await newChild();
    await page.goto('/start?redirect=%2Fabout');
    await heading(page, 'Who comes with you?').waitFor();
    await page.getByRole('button', { name: 'Lulu' }).click();
    await page.getByText('Whoo, I sit up with the moon so you can sleep.').waitFor();
    expect(await fits(page)).toBe(true);
    await expectNoBrokenRule(page, 'meet your buddy');
    await page.getByRole('button', { name: 'Hi, Lulu!' }).click();

    await heading(page, 'Choose Your Favorite Colors!').waitFor();
    await page.getByRole('button', { name: /^Inner Balance/ }).click();
    await page.locator('body.theme3').waitFor();
    expect(await fits(page)).toBe(true);
    await expectNoBrokenRule(page, 'pick your colors');
    await page.getByRole('button', { name: 'This is my land' }).click();

    await heading(page, 'How do you like your words?').waitFor();
    expect(await fits(page)).toBe(true);
    await expectNoBrokenRule(page, 'how you like your words');
    await page.getByRole('button', { name: 'Next' }).click();

    await heading(page, 'How are you feeling?').waitFor();
    expect(await fits(page)).toBe(true);
    await expectNoBrokenRule(page, 'your first feeling');
    await page.getByRole('button', { name: 'Nervous' }).click();

    await heading(page, 'Your first seed is in.').waitFor();
    expect(await fits(page)).toBe(true);
    await expectNoBrokenRule(page, 'your first seed');
    await page.getByRole('button', { name: 'Next' }).click();
    await heading(page, 'One minute for the grown-up').waitFor();

    await page.goto('/');
    await heading(page, 'Thank you, Maya.').waitFor();
    const user = await (await page.request.get('/api/user')).json();
    expect(user).toMatchObject({ selectedWonderling: 6, defaultTheme: 'theme3' });
    const moods = await (await page.request.get('/api/moods')).json();
    expect(moods).toMatchObject([{ feeling: 'Nervous', baseFeelingName: 'Nervous', note: null }]);
    await page.context().close();
  });

  it('goes by the keyboard alone', async () => {
    const page = await newChild();
    await page.goto('/start');
    await tabTo(page, page.getByRole('button', { name: 'Glim' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Hi, Glim!' }));
    await page.keyboard.press('Enter');
    // Read aloud, though the app was opened at this very address.
    await heading(page, 'Choose Your Favorite Colors!').and(page.locator(':focus')).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'This is my land' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Playful' }));
    await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: 'Plain', checked: true }).waitFor();
    await page.keyboard.press('ArrowUp');
    await tabTo(page, page.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
    await heading(page, 'How are you feeling?').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Really Happy!' }));
    expect(await focusedText(page)).toBe('Really Happy!');
    await page.keyboard.press(' ');
    await heading(page, /^Your first seed is in/).waitFor();
    await page.context().close();
  });

  it('stays where it is over a reload, and is wide enough for the largest words at 320 pixels', async () => {
    const page = await newChild({ viewport: { width: 320, height: 640 } });
    await page.addInitScript({
      content: `localStorage.setItem('wonderlings.comfort', '{"textSize":"largest","calmMotion":true,"strongColors":false,"voice":null}')`,
    });
    for (const step of ['buddy', 'colors', 'words', 'feeling', 'seed']) {
      await page.goto(`/start?step=${step}`);
      await page.reload();
      await page.locator(`[data-step="${step}"]`).waitFor();
      expect(await page.evaluate<number>('document.documentElement.scrollWidth'), step).toBeLessThanOrEqual(320);
    }
    await page.context().close();
  });

  it('can be walked through again from the settings', async () => {
    const page = await newChild();
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Walk through the start again' }).click();
    await heading(page, 'Who comes with you?').waitFor();
    await page.getByRole('button', { name: 'Skip all of this' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.context().close();
  });
});
