import type { Page } from 'playwright-core';
import { noRoomOnDevice } from '../../e2e/device-steps.ts';
import type { Scene } from '../scene.ts';
import { heading, inOrder, press, write } from '../steps.ts';

const PATH = '/activities/sleep';
const ready = heading('Importance of Sleep');
const night = (bedtime: string, wakeup: string) =>
  inOrder(write('When did you go to bed?', bedtime), write('When did you wake up?', wakeup), press('Add Sleep Entry'));
/** The clock goes on by a day; the page notices as it would in the morning. */
const nextDay = async (page: Page) => {
  await page.clock.fastForward(24 * 60 * 60 * 1000);
};
/** A Sunday morning, so that a week of nights ends in the middle of a month. */
const from = (instant: string) => async (page: Page) => {
  await page.clock.install({ time: new Date(instant) });
  await page.reload({ waitUntil: 'networkidle' });
  await ready(page);
};
const WEEK: readonly (readonly [string, string])[] = [
  ['20:00', '07:30'],
  ['20:15', '06:45'],
  ['22:20', '06:00'],
  ['20:40', '06:30'],
  ['21:30', '06:10'],
  ['20:30', '06:30'],
  ['20:45', '06:30'],
];
const week = inOrder(
  from('2026-11-15T09:00:00'),
  ...WEEK.flatMap(([bedtime, wakeup], index) => (index ? [nextDay, night(bedtime, wakeup)] : [night(bedtime, wakeup)])),
);

export const SLEEP_SCENES: readonly Scene[] = [
  { name: 'sleep', path: PATH, as: 'newcomer', act: from('2026-11-21T09:00:00') },
  { name: 'sleep-week', path: PATH, as: 'newcomer', act: inOrder(week, press('View Calendar')) },
  { name: 'sleep-week-no-calendar', path: PATH, as: 'newcomer', act: week },
  {
    name: 'sleep-calendar-empty',
    path: PATH,
    as: 'newcomer',
    act: inOrder(from('2026-11-21T09:00:00'), press('View Calendar')),
  },
  {
    name: 'sleep-removed',
    path: PATH,
    as: 'newcomer',
    act: inOrder(week, press(/^Remove the night of Friday/)),
  },
  {
    name: 'sleep-replaced-and-wrong-age',
    path: PATH,
    as: 'newcomer',
    act: inOrder(
      from('2026-11-21T09:00:00'),
      night('20:00', '09:00'),
      night('20:00', '07:30'),
      write('Tell us your age', '0'),
    ),
  },
  {
    name: 'sleep-device-full',
    path: PATH,
    as: 'newcomer',
    act: inOrder(
      from('2026-11-21T09:00:00'),
      async (page) => void (await noRoomOnDevice(page)),
      night('20:45', '06:30'),
    ),
  },
  {
    name: 'sleep-at-night',
    path: PATH,
    as: 'newcomer',
    act: inOrder(from('2026-11-21T20:00:00'), night('21:30', '06:10'), press('View Calendar')),
  },
];
