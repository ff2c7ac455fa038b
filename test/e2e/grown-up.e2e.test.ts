import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitedLater } from './awaited-later.ts';
import { expectNoBrokenRule } from './axe.ts';
import { hasChromium } from './chromium.ts';
import { skipFirstRun } from './first-run-steps.ts';
import { useHouse } from './house.ts';

const OF_CHILD = 'three odd words';
const PASSWORD = 'otters hold hands';
const NEXT = 'otters hold paws, always';

/** A story in steps: one that is asked again would find what it has done before. Its dialogs are held against every rule in six themes. */
const STEPS = { retry: 0, timeout: 240_000 };

describe.skipIf(!hasChromium())('a grown-up beside a child', STEPS, () => {
  const house = useHouse();
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await house.browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 } });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  const dialog = () => page.getByRole('dialog');
  const sign = () => page.getByRole('complementary', { name: 'The grown-up area is open on this device' });
  const typed = (label: string) => dialog().getByLabel(label, { exact: true });

  it('is asked for a minute after the registration, and not now is okay', async () => {
    await page.goto('/about');
    await page.goto('/auth?redirect=%2Fabout');
    await page.getByRole('tab', { name: 'Register' }).click();
    const form = page.getByRole('tabpanel', { name: 'Register' });
    await form.getByLabel('Username').fill('maya.23');
    await form.getByLabel('What can we call you?').fill('Maya');
    await form.getByLabel('Password', { exact: true }).fill(OF_CHILD);
    await form.getByLabel('Password, once more').fill(OF_CHILD);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await skipFirstRun(page);
    await page.getByRole('heading', { name: 'One minute for the grown-up' }).waitFor();
    await expectNoBrokenRule(page, 'the minute of consent');
    await page.getByRole('button', { name: 'Not now. We will be asked again.' }).click();
    await page.waitForURL('**/about');
  });

  it('sets a password with the child, by keyboard alone', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Set it up together' }).focus();
    await page.keyboard.press('Enter');
    await expectNoBrokenRule(page, 'side by side');
    await dialog().getByRole('button', { name: 'We are both here' }).focus();
    await page.keyboard.press('Enter');
    await typed('Grown-up password').focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await expectNoBrokenRule(page, 'choosing the password');
    await page.keyboard.press('Enter');
    await page.getByText('Maya, look for the glasses.').waitFor();
    await expectNoBrokenRule(page, 'set up');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the grown-up area' }).waitFor();
    await expectNoBrokenRule(page, 'the settings with a grown-up password');
  });

  it('is not let in by a wrong one, and in by the right one, and the sign is on every page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the grown-up area' }).click();
    await typed('Grown-up password').fill(OF_CHILD);
    await page.keyboard.press('Enter');
    await dialog().getByText('That was not it. You can try again now.').waitFor();
    await expectNoBrokenRule(page, 'a wrong try');
    await typed('Grown-up password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/grown-up');
    await sign().waitFor();
    for (const path of ['/', '/about', '/activities', '/settings']) {
      await page.goto(path);
      await sign()
        .getByText(/^closes by itself in 1[34] min$/)
        .waitFor();
    }
    await expectNoBrokenRule(page, 'a page with the sign');
  });

  it('closes it, and sees a blank page below the dialog', async () => {
    await sign().getByRole('button', { name: 'Close now' }).click();
    await page.getByText('Maya can see that you were here.').first().waitFor();
    await page.goto('/grown-up');
    await dialog().getByRole('heading', { name: 'Grown-up area' }).waitFor();
    expect(await page.locator('main').innerText()).toBe('');
    await page.keyboard.press('Escape');
    await page.waitForURL('**/settings');
  });

  it('changes the password', async () => {
    await page.getByRole('button', { name: 'Change the password' }).click();
    await typed('The one that is set now').fill(PASSWORD);
    await typed('The new one').fill(NEXT);
    await typed('The new one, once more').fill(NEXT);
    await expectNoBrokenRule(page, 'changing the password');
    await dialog().getByRole('button', { name: 'Change it' }).click();
    await page.getByText('The history says so.', { exact: false }).first().waitFor();
  });

  it('has forgotten it, and the child stops that', async () => {
    await page.getByRole('button', { name: 'The password is forgotten' }).click();
    await typed('The password that Maya signs in with').fill(OF_CHILD);
    await expectNoBrokenRule(page, 'a forgotten password');
    await dialog().getByRole('button', { name: 'Ask for a new one' }).click();
    await page.getByRole('button', { name: 'Stop it' }).click();
    await page.getByText('You stopped it. The old password stays.').first().waitFor();
  });

  it('waits after the fourth wrong try, and is told until when', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the grown-up area' }).click();
    for (const wrong of ['one', 'two', 'three', 'four']) {
      await typed('Grown-up password').fill(wrong);
      const answered = awaitedLater(page.waitForResponse((answer) => answer.url().endsWith('/api/grown-up/open')));
      await page.keyboard.press('Enter');
      expect((await answered).status()).toBe(403);
      await dialog()
        .getByRole('button', { name: /^(Open for|Try again)/ })
        .waitFor();
    }
    await dialog()
      .getByText(/^The next try is possible at/)
      .waitFor();
    await expectNoBrokenRule(page, 'waiting for the next try');
    await page.keyboard.press('Escape');
  });

  it('says yes later, from Settings, when the wait is over', async () => {
    await page.getByRole('link', { name: 'What you agreed to, and when' }).click();
    await page.getByRole('heading', { name: 'Your yes' }).waitFor();
    await expect.poll(async () => (await page.request.get('/api/grown-up')).json()).toMatchObject({ nextTryAt: null });
    await page.getByLabel('The grown-up password').fill(NEXT);
    await page.getByLabel(/^I look after Maya/).check();
    await page.getByRole('button', { name: 'Yes, that is okay' }).click();
    await page.getByText('Thank you.', { exact: true }).first().waitFor();
    await page.goto('/consent');
    await page.getByText(/^You agreed on/).waitFor();
    await page.getByRole('button', { name: 'Take your agreement back' }).click();
    await expectNoBrokenRule(page, 'taking the agreement back');
    await dialog().getByRole('button', { name: 'Keep the account' }).click();
  });
});

describe.skipIf(!hasChromium())('the demo', () => {
  const house = useHouse();

  it('opens its grown-up area with the words of the sign-in page', async () => {
    const page = await (await house.browser.newContext({ baseURL: house.url })).newPage();
    await page.goto('/auth?redirect=%2Fsettings');
    await page.getByText('The grown-up password of the demo: otters hold hands').waitFor();
    await page.getByRole('button', { name: 'Quick Start Demo' }).click();
    await page.getByText('This is the demo. Its grown-up password is: otters hold hands').waitFor();
    await page.getByRole('button', { name: 'Open the grown-up area' }).click();
    await page.getByRole('dialog').getByLabel('Grown-up password', { exact: true }).fill('otters hold hands');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/grown-up');
    await page.context().close();
  });
});
