import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { inOrder, press, tab, write } from '../steps.ts';

const path = '/activities/environment/plants';
const sunny = press(/^Sunny/);
const measure = (cm: string) =>
  inOrder(press('Add Growth Log'), write('How tall is it? (cm)', cm), press('Save Log Entry'));
const growTo = (...heights: readonly string[]) => inOrder(sunny, ...heights.map(measure), press('Close message'));
const plant = (name: string, type: string) =>
  inOrder(
    press('Add Plant'),
    write("What is your plant's name?", name),
    write('What kind of plant is it?', type),
    async (page: Page) => {
      await page.locator('form').getByRole('button', { name: 'Add Plant' }).click();
    },
  );
const garden = inOrder(plant('Jack', 'Bean'), plant('Spike', 'Cactus'), plant('Oaky', 'Oak tree'));

export const PLANTS_SCENES: readonly Scene[] = [
  { name: 'plants-first-visit', path, as: 'newcomer' },
  { name: 'plants-picked', path, as: 'newcomer', act: sunny },
  { name: 'plants-grown', path, as: 'newcomer', act: inOrder(garden, growTo('8', '13', '17.5', '22')) },
  {
    name: 'plants-two-meters',
    path,
    as: 'newcomer',
    act: growTo('40', '90', '140', '180', '200', '201', '203', '204'),
  },
  { name: 'plants-no-logs', path, as: 'newcomer', act: plant('Jack', 'Bean') },
  {
    name: 'plants-new-form',
    path,
    as: 'newcomer',
    act: inOrder(press('Add Plant'), write("What is your plant's name?", 'Jack')),
  },
  { name: 'plants-log-dialog', path, as: 'newcomer', act: inOrder(sunny, press('Add Growth Log')) },
  { name: 'plants-log', path, as: 'newcomer', act: inOrder(growTo('8', '13'), tab('Growth Log')) },
  { name: 'plants-log-empty', path, as: 'newcomer', act: inOrder(plant('Jack', 'Bean'), tab('Growth Log')) },
  { name: 'plants-log-unpicked', path: `${path}?tab=log`, as: 'newcomer' },
  { name: 'plants-change', path, as: 'newcomer', act: inOrder(sunny, press('Change Sunny')) },
  { name: 'plants-remove', path, as: 'newcomer', act: inOrder(sunny, press('Take away Sunny')) },
  {
    name: 'plants-none',
    path,
    as: 'newcomer',
    act: inOrder(sunny, press('Take away Sunny'), async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Take Sunny away' }).click();
    }),
  },
];
