import type { Page } from 'playwright-core';

/** What a scene does first; `then` joins them. */
export const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
};
export const closeWelcome = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
export const inOrder =
  (...steps: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

export const heading = (name: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1, name }).waitFor();
};
export const choose = (name: string) => async (page: Page) => {
  await page.getByRole('radio', { name }).check();
};
export const write = (label: string, text: string) => async (page: Page) => {
  await page.getByLabel(label, { exact: true }).fill(text);
};
