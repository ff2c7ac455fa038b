import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCommand } from '../../device/outbox/outbox-storage.ts';
import { freshDevice } from '../../device/store/testing/fresh-device.ts';
import { addDays } from '../../lib/local-day/local-day.ts';
import { json, noNetwork, refused } from '../../testing/fake-server.ts';
import { dayOn, gardenAnswers, monthCall, openStreaks, streakOf } from './streaks-tab.fixture.tsx';

// Noon of Saturday, November 21, 2026 in New York.
beforeEach(() => {
  freshDevice();
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const spot = (name: string | RegExp) => screen.findByRole('button', { name });
const garden = [
  dayOn('2026-09-30', { feelings: ['Calm'] }),
  dayOn('2026-11-03', { feelings: ['Okay', 'Okay'] }),
  dayOn('2026-11-04', { feelings: [], isRestDay: true }),
  dayOn('2026-11-05', { feelings: ['Worried', 'Angry', 'Journal Entry'], deeds: ['breath', 'something-newer'] }),
  dayOn('2026-11-06', { feelings: [], deeds: ['sleep'] }),
];

describe('the bed', () => {
  it('says of each day what grew, kindly, and that days to come are not yet', async () => {
    openStreaks(garden);
    expect(await spot('Tuesday, November 3: Okay, checked in twice')).toBeDefined();
    expect(await spot('Wednesday, November 4: rest day')).toBeDefined();
    expect(
      await spot('Thursday, November 5: Worried, Angry, and A page you wrote, checked in 3 times, and more you did'),
    ).toBeDefined();
    expect(await spot('Friday, November 6: you did something good')).toBeDefined();
    expect(await spot('Monday, November 2: a quiet day')).toBeDefined();
    expect((await spot('Saturday, November 21: today, waiting for you')).getAttribute('aria-current')).toBe('date');
    expect((await spot('Sunday, November 22: not yet')).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows what grew on the day that is pressed, in the order it was felt', async () => {
    const { user } = openStreaks(garden);
    await user.click(await spot(/^Thursday, November 5/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thursday, November 5' }));
    const felt = dialog.getByRole('heading', { name: 'How you felt' }).parentElement;
    expect(felt?.querySelectorAll('li')).toHaveLength(3);
    expect([...(felt?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'Worried',
      'Angry',
      'A page you wrote',
    ]);
    expect(dialog.getByText('Breathing with Zola')).toBeDefined();
    expect(dialog.queryByText(/something-newer/)).toBeNull();
  });

  it('opens nothing on a day to come', async () => {
    const { user } = openStreaks(garden);
    await user.click(await spot('Sunday, November 22: not yet'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes back to the first month that something grew in, and no farther', async () => {
    const { user } = openStreaks(garden);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeDefined();
    expect((await spot(/^Later:/)).hasAttribute('disabled')).toBe(true);
    await user.click(await spot('Earlier: October 2026'));
    await user.click(await spot('Earlier: September 2026'));
    expect(await spot('Wednesday, September 30: Calm')).toBeDefined();
    expect((await spot('Earlier: August 2026')).hasAttribute('disabled')).toBe(true);
  });

  it('is walked with the arrow keys, over the end of a month, and is one stop of the Tab key', async () => {
    const { user } = openStreaks(garden);
    (await spot(/today/)).focus();
    await user.keyboard('{PageUp}{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowRight}');
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Wednesday, November 4: rest day');
    const stops = [...screen.getByRole('grid').querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);
  });
});

describe('three weeks of the garden', () => {
  const beds = async () => within(await screen.findByRole('list', { name: 'Three weeks of your garden' }));
  const stops = (list: ReturnType<typeof within>) =>
    [...list.getAllByRole('button'), ...list.queryAllByRole('link')].filter(({ tabIndex }) => tabIndex === 0);

  it('are a list of days, each with what grew on it, and today waits at the end', async () => {
    openStreaks(garden);
    const list = await beds();
    expect(list.getAllByRole('listitem')).toHaveLength(21);
    expect(list.getByRole('button', { name: 'Okay, checked in twice. Tuesday, November 3' })).toBeDefined();
    expect(list.getByRole('button', { name: 'Rest day. Wednesday, November 4' })).toBeDefined();
    expect(list.getByRole('button', { name: 'A quiet day. Sunday, November 1' })).toBeDefined();
    const today = list.getByRole('link', { name: 'Plant today. Saturday, November 21' });
    expect(list.getAllByRole('listitem').at(-1)?.contains(today)).toBe(true);
  });

  it('go over the end of a month', async () => {
    vi.setSystemTime(new Date('2026-12-02T17:00:00.000Z'));
    openStreaks([...garden, dayOn('2026-11-30', { feelings: ['Calm'] })]);
    const list = await beds();
    expect(list.getAllByRole('listitem')).toHaveLength(21);
    expect(await screen.findByRole('button', { name: 'Calm. Monday, November 30' })).toBeDefined();
    expect(list.getByRole('button', { name: 'A quiet day. Thursday, November 12' })).toBeDefined();
  });

  it('begin with the day that something first grew on', async () => {
    openStreaks([dayOn('2026-11-19'), dayOn('2026-11-20')]);
    expect((await beds()).getAllByRole('listitem')).toHaveLength(3);
  });

  it('are one spot before anything grew', async () => {
    const { user } = openStreaks([], []);
    const list = await beds();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await user.click(list.getByRole('link', { name: 'Plant today. Saturday, November 21' }));
    expect(await screen.findByRole('heading', { name: 'How do you feel?' })).toBeDefined();
  });

  it('are one stop of the Tab key, walked with the arrow keys, and a flower tells of its day', async () => {
    const { user } = openStreaks(garden);
    const list = await beds();
    expect(stops(list)).toEqual([list.getByRole('link')]);
    list.getByRole('link').focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}');
    const flower = list.getByRole('button', { name: 'Okay, checked in twice. Tuesday, November 3' });
    expect(document.activeElement).toBe(flower);
    expect(stops(list)).toEqual([flower]);
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tuesday, November 3' }));
    expect(dialog.getByRole('heading', { name: 'How you felt' })).toBeDefined();
  });

  it('have today’s flower in its spot once it is planted, and say so', async () => {
    openStreaks([...garden, dayOn('2026-11-21', { feelings: ['Excited'] })]);
    expect((await beds()).getByRole('button', { name: 'Excited. Saturday, November 21' })).toBeDefined();
    const today = within(screen.getByRole('region', { name: 'Today' }));
    expect(today.getByText('Planted')).toBeDefined();
    expect(today.getByRole('link', { name: 'Add a feeling' })).toBeDefined();
  });
});

describe('the figures', () => {
  it('welcome back a child who was away, count every day, and never speak of losing', async () => {
    openStreaks(garden, [streakOf({ currentStreak: 0, isActive: false, lastCheckIn: '2026-11-06' })]);
    const card = within(await screen.findByRole('region', { name: 'Your check-in days' }));
    expect(card.getByText('A seed')).toBeDefined();
    expect(card.getByText('17')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/lose|lost|broke|missed/i);
  });

  it('lead to the next stop, and mark the plant of now', async () => {
    openStreaks(garden, [streakOf({ currentStreak: 5 })]);
    const bar = await screen.findByRole('progressbar', { name: 'Next stop: 7 days' });
    expect(bar.getAttribute('aria-valuetext')).toBe('5 of 7 days');
    expect(screen.getByText('5 days in bloom')).toBeDefined();
    const now = document.querySelector('[aria-current="step"]');
    expect(now?.textContent).toContain('A bud');
  });

  it('show the other kinds of days once they have begun, and no other', async () => {
    openStreaks(garden, [
      streakOf(),
      streakOf({ streakType: 'breath', currentStreak: 3 }),
      streakOf({ streakType: 'sleep', currentStreak: 0, totalCheckIns: 1 }),
      streakOf({ streakType: 'something-newer' }),
    ]);
    const kinds = within(await screen.findByRole('region', { name: 'Other days that count' }));
    expect(kinds.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Breathing3 days running',
      'Sleep1 day so far',
    ]);
  });
});

describe('today', () => {
  it('waits, and leads to planting', async () => {
    const { user } = openStreaks(garden);
    const card = within(await screen.findByRole('region', { name: 'Today' }));
    expect(card.getByText('This spot is waiting for you.')).toBeDefined();
    await user.click(card.getByRole('link', { name: 'Plant today' }));
    expect(await screen.findByRole('heading', { name: 'How do you feel?' })).toBeDefined();
  });

  it('shows what grew', async () => {
    openStreaks([...garden, dayOn('2026-11-21', { feelings: ['Excited'] })]);
    const card = within(await screen.findByRole('region', { name: 'Today' }));
    expect(card.getByText('Excited')).toBeDefined();
    expect(card.queryByText('This spot is waiting for you.')).toBeNull();
  });
});

it('shows what waits on this device, in the garden, in its month and when it is opened', async () => {
  await keepCommand('child-1', {
    ...{ id: 'w', kind: 'mood', timeZone: 'America/New_York', madeAt: '2026-11-21T16:30:00.000Z' },
    body: { feeling: 'Worried (Butterflies)', baseFeelingName: 'Worried', note: null },
  });
  const { user } = openStreaks(garden, undefined, { 'POST /api/moods': noNetwork });
  expect(await spot('Saturday, November 21: today, Worried')).toBeDefined();
  await user.click(await spot(/^Worried\. Saturday, November 21/));
  expect(within(await screen.findByRole('dialog')).getByText('Worried')).toBeDefined();
});

describe('watching it grow', () => {
  const grown = () => document.querySelectorAll('[data-meadow-plant]').length;

  it('begins whole, steps back day by day, and has one plant for each day', async () => {
    const { user } = openStreaks(garden);
    const picture = await screen.findByRole('img', { name: /meadow/ });
    expect(grown()).toBe(5);
    expect(picture.getAttribute('aria-label')).toBe('A meadow: 3 days in bloom, 1 resting seed and 1 patch of clover.');
    await user.click(await spot('One day back'));
    await user.click(await spot('One day back'));
    expect(grown()).toBe(3);
    expect(screen.getByText('November 4, 2026: rest day')).toBeDefined();
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('November 4, 2026: rest day');
  });

  it('plays from bare soil to the end, where there are as many plants as days', async () => {
    const { user } = openStreaks(garden);
    await user.click(await spot('Watch it grow'));
    expect(await spot('Pause')).toBeDefined();
    expect(grown()).toBeLessThan(5);
    expect(await screen.findByRole('button', { name: 'Watch it grow' })).toBeDefined();
    expect(grown()).toBe(5);
  });

  it('asks before it keeps a picture, and says that it stays on the device', async () => {
    const { user } = openStreaks(garden);
    await user.click(await spot('Keep this picture'));
    expect(await screen.findByRole('dialog', { name: 'Keep this picture' })).toBeDefined();
    expect(screen.getByText(/It is saved on this device only\./)).toBeDefined();
  });
});

describe('a garden', () => {
  it('without a day has its bed, and nothing to watch yet', async () => {
    openStreaks([], []);
    expect(await spot(/today, waiting for you/)).toBeDefined();
    expect(screen.queryByRole('img', { name: /meadow/ })).toBeNull();
    expect(screen.getAllByText('Any day can be day one.').length).toBeGreaterThan(0);
  });

  it('that does not come can be asked for again', async () => {
    const month = monthCall('2026-11');
    const { user, server } = openStreaks(garden, [], { [month]: refused(400, 'No.') });
    const again = await spot('Try again');
    server.answers[month] = gardenAnswers(garden)[month] as Response;
    await user.click(again);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeDefined();
  });

  it('is asked for by the month, with the months beside it read ahead, and each of them once', async () => {
    const { user, server } = openStreaks(garden);
    await screen.findByRole('grid', { name: 'November 2026' });
    await vi.waitFor(() => expect(server.callsOf(monthCall('2026-10'))).toHaveLength(1));
    await user.click(await spot('Earlier: October 2026'));
    expect(await spot('Sunday, October 11: a quiet day')).toBeDefined();
    await user.click(await spot('Later: November 2026'));
    for (const month of ['2026-09', '2026-10', '2026-11']) expect(server.callsOf(monthCall(month))).toHaveLength(1);
  });

  it('says nothing of the days of a month that has not come', async () => {
    let come = (_: Response) => {};
    const october = new Promise<Response>((resolve) => {
      come = resolve;
    });
    const { user } = openStreaks(garden, [], { [monthCall('2026-10')]: () => october });
    await user.click(await spot('Earlier: October 2026'));
    expect((await spot('Sunday, October 11')).getAttribute('aria-disabled')).toBe('true');
    come(json([dayOn('2026-10-11')]));
    expect(await spot('Sunday, October 11: Okay')).toBeDefined();
  });

  it('of years is watched when all its pages have come, from the first day to the last', async () => {
    const days = Array.from({ length: 250 }, (_, index) => dayOn(addDays('2026-03-17', index)));
    const newest = json(days.slice(50).reverse());
    newest.headers.set('Link', '</api/garden?limit=200&cursor=W10>; rel="next"');
    openStreaks(days, [], {
      'GET /api/garden?limit=200': newest,
      'GET /api/garden?limit=200&cursor=W10': json(days.slice(0, 50).reverse()),
    });
    expect((await screen.findByRole('img', { name: /meadow/ })).getAttribute('aria-label')).toContain(
      '250 days in bloom',
    );
    expect(screen.getByText('November 21, 2026: Okay')).toBeDefined();
  });
});
