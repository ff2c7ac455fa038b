import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { appIsThere } from './app-is-there.ts';
import { hasChromium } from './chromium.ts';
import { expectFitsEverywhere } from './fits.ts';
import { useHouse } from './house.ts';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
/** What comes last, where a part has a script of its own. */
const heading = (name: string) => async (page: Page) => {
  await page.getByRole('heading', { name }).waitFor();
};
const inOrder =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const answered = async (page: Page) => {
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
};
/** More often than any tool has steps: the last one stays. */
const lastStep = async (page: Page) => {
  for (let step = 1; step < 9; step += 1) await page.keyboard.press('ArrowRight');
};

type State = readonly [what: string, path: string, act: (page: Page) => Promise<unknown>];

const chosen = (name: string) => async (page: Page) => {
  await page.getByRole('radio', { name }).check({ force: true });
};

const measured = async (page: Page) => {
  await page.getByLabel('How tall is it? (cm)').fill('12');
};
const ticked = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'I did it Plant Care' }).check();
};
/** Not by the button below the page, which is there before the dialog is. */
const asked = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'I need help now' }).click();
};
const done = async (page: Page) => {
  await page.getByRole('link', { name: 'Done' }).waitFor();
};

/** Alone on the screen, where there is no scrolling after a button. */
const SESSIONS: readonly State[] = [
  ['a calm session', '/activities/calm', press('Start Bubble Breathing')],
  ['the sea', '/activities/calm', press('Start Ocean Waves')],
  ['a breath', '/activities/breath', inOrder(press('Beginner'), press('Start Breathing'))],
  ['a move of a coach', '/activities/exercise', inOrder(chosen('Rally'), press('Start Session'))],
  ['a move of Be Active', '/activities/be-active', inOrder(press(/^Sea Arms|^Mirror Me/), press('Start the timer'))],
];
const INSIDE: readonly State[] = [
  ['a coping tool', '/coping-tools?tool=worry-box-technique', async () => {}],
  ['the last step of a coping tool', '/coping-tools?tool=balloon-breathing', lastStep],
  [
    'the end of a coping tool',
    '/coping-tools?tool=balloon-breathing',
    inOrder(lastStep, press("Got it! Let's try this"), press('I tried it'), press('Not today')),
  ],
  ['a coach that is chosen', '/activities/exercise', chosen('Rally')],
  ['a feeling of the quick view', '/mood?view=quick', press('Angry')],
  ['a feeling', '/mood?feeling=worried', async () => {}],
  ['a hard feeling that was saved', '/mood?feeling=worried', inOrder(press('Save'), heading('Your feeling is saved.'))],
  ['a question', '/daily-affirmation', inOrder(answered, answered)],
  ['a drawing', '/activities/journal?draw=true', async (page) => page.getByRole('button', { name: 'Red' }).waitFor()],
  ['the name of the journal', '/mood', press('Name Your Journal')],
  ['the goals', '/progress', press('Pick a goal')],
  ['a new plant', '/activities/environment/plants', press('Add Plant')],
  // Before the next one, whose form stays open.
  [
    'a plant that was measured',
    '/activities/environment/plants',
    inOrder(press(/^Sunny/), press('Add Growth Log'), measured, press('Save Log Entry'), done),
  ],
  ['a plant that is measured', '/activities/environment/plants', inOrder(press(/^Sunny/), press('Add Growth Log'))],
  ['a card of nature that was ticked', '/activities/environment?card=plant-care', inOrder(ticked, done)],
  ['a team of three coaches', '/active-time', inOrder(press('Bella'), press('Rally'), press('Setta'), done)],
  ['the kinds of a history', '/history', press('Grown-ups')],
  ['help', '/activities', inOrder(press(/help and logout/), asked, heading('Another country?'))],
  ['the colors', '/activities', press('Colors')],
];

describe.runIf(hasChromium())('what a child opens', () => {
  const house = useHouse();
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await house.browser.newContext({ baseURL: house.url, locale: 'en-US', reducedMotion: 'reduce' });
    const data = { username: 'fitting.2', displayName: 'Maximiliana', password: 'seven purple otters' };
    if (!(await context.request.post('/api/register', { data })).ok()) throw new Error('No child to look at');
    page = await context.newPage();
    // A companion greets once a visit.
    await page.goto('/mood');
    await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click();
  });

  async function open([, path, act]: State, page: Page): Promise<void> {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await appIsThere(page);
    await act(page);
    await page.waitForLoadState('networkidle');
  }
  it.each(SESSIONS)('fits at every size: %s', async (...state) => {
    // A session that was broken off comes again in its tab.
    const tab = await context.newPage();
    await open(state, tab);
    await expectFitsEverywhere(
      tab,
      state[0],
      SESSIONS.findIndex(([what]) => what === state[0]),
      { isOneScreen: true },
    );
    await tab.close();
  });

  it.each(INSIDE)('fits at every size: %s', async (...state) => {
    await open(state, page);
    await expectFitsEverywhere(
      page,
      state[0],
      INSIDE.findIndex(([what]) => what === state[0]),
    );
  });
});
