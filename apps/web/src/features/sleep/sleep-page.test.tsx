import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentStoreOf } from '../../device/store/document-stores.ts';
import {
  deniedDevice,
  documentsOf,
  freshDevice,
  fullDevice,
  reloadPage,
} from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { rememberedAge } from '../affirmations/index.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

const POST = 'POST /api/activity-sessions';
const saved = {
  id: 's1',
  userId: 'child-1',
  activityType: 'sleep',
  duration: 0,
  data: {},
  completed: true,
  timestamp: '2026-11-21T09:00:00.000Z',
  newAchievements: [],
};

// The page is a part of its own; no test is to wait for it in vain.
beforeAll(() => import('./sleep-page.tsx'), 30_000);
beforeEach(() => {
  freshDevice();
  morning('2026-11-21');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Nine in the morning of that date, where the test runs. */
function morning(localDate: string, hour = '09') {
  vi.useFakeTimers({ now: new Date(`${localDate}T${hour}:00:00`), toFake: ['Date'] });
}

async function open() {
  const server = fakeServer({ 'GET /api/user': () => json(aUser()), [POST]: () => json(saved, 201) });
  const app = renderApp('/activities/sleep');
  await screen.findByRole('heading', { level: 1, name: 'Importance of Sleep' });
  // The log is there, or the invitation to one.
  await screen.findByText(/No nights yet|Recent Sleep Log/);
  // It is known as well whether the age was told.
  await waitFor(() => expect(documentStoreOf(aUser().id, rememberedAge).getState().status).not.toBe('loading'));
  await act(async () => {});
  return { ...app, server };
}
const bedtime = () => screen.getByLabelText<HTMLInputElement>('When did you go to bed?');
const wakeup = () => screen.getByLabelText<HTMLInputElement>('When did you wake up?');
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Sleep Entry' });
function write(bed: string, up: string) {
  fireEvent.change(bedtime(), { target: { value: bed } });
  fireEvent.change(wakeup(), { target: { value: up } });
}
function add(bed: string, up: string) {
  write(bed, up);
  fireEvent.click(addButton());
}
const log = () => within(screen.getByRole('region', { name: 'Recent Sleep Log' }));
const rows = () =>
  log()
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const age = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Tell us your age' });
const records = (server: ReturnType<typeof fakeServer>) => server.callsOf(POST).map(({ body }) => body);

describe('the log', () => {
  it('begins with an invitation, without an analysis', async () => {
    await open();
    expect(screen.getByText('No nights yet')).toBeTruthy();
    for (const name of ['Your Sleep Analysis', 'Recent Sleep Log', 'Sleep Calendar'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.getByText('Your sleep log stays on this device.')).toBeTruthy();
  });

  it('goes on, after all tips were asked for, with the first that came', async () => {
    const { user } = await open();
    const tips = within(screen.getByRole('region', { name: 'Sleep Tips for Sweet Dreams' }));
    await user.click(tips.getByRole('button', { name: /^Show all/ }));
    expect(document.activeElement).toBe(tips.getAllByRole('heading', { level: 3 })[3]);
  });

  it('takes a night once both times are there, and empties them', async () => {
    await open();
    expect(addButton().disabled).toBe(true);
    fireEvent.change(bedtime(), { target: { value: '20:45' } });
    expect(addButton().disabled).toBe(true);
    fireEvent.change(wakeup(), { target: { value: '06:30' } });
    expect(addButton().disabled).toBe(false);
    fireEvent.click(addButton());
    expect([bedtime().value, wakeup().value]).toEqual(['', '']);
    expect(addButton().disabled).toBe(true);
    expect(rows()).toEqual([expect.stringMatching(/^Saturday, Nov 218:45 PM to 6:30 AM9\.8 h hoursPerfect$/)]);
    expect(screen.getByText('You wrote down your night.')).toBeTruthy();
  });

  it('ends with Done and one next step, at hand, until another night is begun', async () => {
    await open();
    const end = () => [
      screen.queryByRole('link', { name: 'Done' })?.getAttribute('href'),
      screen.queryByRole('link', { name: 'Tell Blot how it feels now' })?.getAttribute('href'),
    ];
    expect(end()).toEqual([undefined, undefined]);
    add('20:45', '06:30');
    expect(end()).toEqual(['/', '/mood']);
    expect(document.activeElement?.textContent).toMatch(/^You wrote down your night\.Done/);
    write('21:00', '');
    expect(end()).toEqual([undefined, undefined]);
    expect(screen.getByText('You wrote down your night.')).toBeTruthy();
  });

  it('keeps what was typed of a night over a reload, until it is in the log', async () => {
    await open();
    write('20:30', '');
    cleanup();
    reloadPage();
    await open();
    expect(bedtime().value).toBe('20:30');
    write('20:30', '06:30');
    fireEvent.click(addButton());
    cleanup();
    reloadPage();
    await open();
    expect([bedtime().value, wakeup().value]).toEqual(['', '']);
  });

  it('is there again after a reload, newest first', async () => {
    const first = await open();
    add('20:45', '06:30');
    await waitFor(async () => expect(await documentsOf(aUser().id)).toContain('wakeup'));
    first.history.push('/down-time');
    await screen.findByRole('heading', { level: 1, name: 'Down Time' });
    reloadPage();
    morning('2026-11-22');
    first.history.push('/activities/sleep');
    await screen.findByText('Recent Sleep Log');
    add('21:30', '06:10');
    expect(rows().map((row) => row?.slice(0, 8))).toEqual(['Sunday, ', 'Saturday']);
  });

  it('says that a second night of a day takes the place of the first, and gives it back', async () => {
    const { user } = await open();
    add('20:00', '06:00');
    add('22:00', '05:00');
    expect(screen.getByText('You had a night here for today. This one takes its place.')).toBeTruthy();
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain('7 h');
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(rows()[0]).toContain('10 h');
  });

  it('lets a night be removed and put back, with the focus at hand', async () => {
    const { user } = await open();
    add('20:00', '06:00');
    await user.click(screen.getByRole('button', { name: 'Remove the night of Saturday, Nov 21' }));
    expect(screen.getByText('No nights yet')).toBeTruthy();
    expect(screen.getByText('Saturday, Nov 21 is out of your log.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put it back' }));
    await user.keyboard('{Enter}');
    expect(rows()).toHaveLength(1);
    expect(screen.queryByText(/is out of your log/)).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('the analysis', () => {
  it('says number, word and message of a usual night', async () => {
    await open();
    add('20:45', '06:30');
    const analysis = screen.getByRole('heading', { name: 'Your Sleep Analysis' }).closest('div');
    expect(analysis?.textContent).toContain('9.8 hours');
    expect(screen.getByText("Amazing! You're getting the perfect amount of sleep!")).toBeTruthy();
    expect(screen.getByRole('img', { name: '9.8 of 11 hours. For your age it starts at 9.' })).toBeTruthy();
  });

  it('judges by the age, which is kept', async () => {
    const { user } = await open();
    add('20:00', '07:30');
    expect(screen.getByText('Some children need up to 12 hours.')).toBeTruthy();
    fireEvent.change(age(), { target: { value: '5' } });
    expect(screen.getByText('Preschooler')).toBeTruthy();
    expect(screen.getByText("Amazing! You're getting the perfect amount of sleep!")).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'One year more' }));
    expect(age().value).toBe('6');
    expect(screen.getByText('School Age')).toBeTruthy();
  });

  it.each(['0', '101', '8.5', ''])(
    'says what is wrong with the age "%s", and goes on with the last good one',
    async (typed) => {
      await open();
      expect(age().value).toBe('8');
      fireEvent.change(age(), { target: { value: typed } });
      expect(screen.getByRole('alert').textContent).toBe('Type a whole number from 1 to 100. Until then we use 8.');
      expect(age().getAttribute('aria-invalid')).toBe('true');
      expect(age().value).toBe(typed);
      expect(screen.getByText('School Age')).toBeTruthy();
      fireEvent.change(age(), { target: { value: '14' } });
      expect(screen.getByRole('alert').textContent).toBe('');
      expect(screen.getByText('Teen')).toBeTruthy();
    },
  );
});

describe('the age', () => {
  it('is asked at the first visit, and is a line afterwards', async () => {
    await open();
    fireEvent.change(age(), { target: { value: '10' } });
    await waitFor(async () => expect(await documentsOf(aUser().id)).toContain('ageTold'));
    cleanup();
    reloadPage();
    const { user } = await open();
    expect(await screen.findByText('Your age: 10')).toBeTruthy();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(document.activeElement).toBe(age());
    expect(age().value).toBe('10');
    // The affirmations have it picked.
    expect(documentStoreOf(aUser().id, rememberedAge).getState().value).toBe('10-11');
  });

  it('is not asked again where the affirmations have heard it, and can be said more exactly', async () => {
    documentStoreOf(aUser().id, rememberedAge).update(() => '11-12');
    const { user } = await open();
    expect(await screen.findByText('Your age: 11-12')).toBeTruthy();
    add('20:45', '06:30');
    expect(screen.getByText('Your age: 11-12')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(age().value).toBe('11');
    await user.click(screen.getByRole('button', { name: 'One year more' }));
    expect(age().value).toBe('12');
    expect(documentStoreOf(aUser().id, rememberedAge).getState().value).toBe('11-12');
    await user.clear(age());
    await user.type(age(), '7');
    expect(documentStoreOf(aUser().id, rememberedAge).getState().value).toBe('6-7');
  });
});

describe('the dial', () => {
  const hand = (name: string) => screen.getByRole('slider', { name });
  const moon = () => hand('Bedtime');
  const sun = () => hand('Wake-up time');

  it('says the same as the two fields, both ways', async () => {
    const { user } = await open();
    expect([moon(), sun()].map((one) => one.getAttribute('aria-valuetext'))).toEqual(['Not told yet', 'Not told yet']);
    moon().focus();
    await user.keyboard('{ArrowRight}');
    expect(bedtime().value).toBe('20:45');
    await user.keyboard('{PageDown}{ArrowUp}{ArrowLeft}{ArrowLeft}');
    expect(moon().getAttribute('aria-valuetext')).toBe('7:30 PM');
    expect(addButton().disabled).toBe(true);
    fireEvent.change(wakeup(), { target: { value: '06:38' } });
    expect(sun().getAttribute('aria-valuetext')).toBe('6:38 AM');
    expect(screen.getByText('11 h 8')).toBeTruthy();
    sun().focus();
    await user.keyboard('{PageUp}');
    expect(wakeup().value).toBe('07:30');
    expect(screen.getByText('12 h')).toBeTruthy();
  });

  it('waits at the last night, and takes a press for its time', async () => {
    await open();
    add('21:15', '06:30');
    fireEvent.pointerDown(moon(), { pointerId: 1 });
    fireEvent.pointerDown(sun(), { pointerId: 1 });
    expect([bedtime().value, wakeup().value]).toEqual(['21:15', '06:30']);
  });
});

describe('the calendar', () => {
  it('opens and closes, with today and the quality of each night in words', async () => {
    const { user } = await open();
    add('22:20', '06:00');
    const toggle = screen.getByRole('button', { name: 'View Calendar' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    const calendar = within(screen.getByRole('region', { name: 'Sleep Calendar' }));
    expect(calendar.getAllByRole('columnheader').map((day) => day.textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    const cells = calendar.getAllByRole('cell');
    expect(cells).toHaveLength(35);
    const today = cells.filter((cell) => cell.getAttribute('aria-current') === 'date');
    expect(today.map((cell) => cell.textContent)).toEqual(['21today7.7hours, Needs Care']);
    await user.click(screen.getByRole('button', { name: 'Hide Calendar' }));
    expect(screen.queryByRole('region', { name: 'Sleep Calendar' })).toBeNull();
  });

  it('turns a month back and on', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'View Calendar' }));
    await user.click(screen.getByRole('button', { name: 'Month before' }));
    expect(screen.getByRole('table', { name: 'October 2026' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Month after' }));
    await user.click(screen.getByRole('button', { name: 'Month after' }));
    expect(screen.getByRole('table', { name: 'December 2026' })).toBeTruthy();
  });
});

describe('what the server hears', () => {
  it('is that a night was logged, once a date, and nothing of the night', async () => {
    const { server, user } = await open();
    add('20:45', '06:30');
    add('21:00', '06:30');
    await user.click(screen.getByRole('button', { name: 'Remove the night of Saturday, Nov 21' }));
    add('21:15', '06:30');
    await waitFor(() => expect(records(server)).toHaveLength(1));
    await act(() => new Promise((wake) => setTimeout(wake, 30)));
    expect(records(server)).toEqual([
      {
        userId: 'child-1',
        activityType: 'sleep',
        duration: 0,
        data: { kind: 'sleep/log' },
        completed: true,
        timestamp: new Date('2026-11-21T09:00:00').toISOString(),
      },
    ]);
  });

  it('is nothing of an age, a removed night or one that was put back', async () => {
    const { server, user } = await open();
    fireEvent.change(age(), { target: { value: '10' } });
    add('20:45', '06:30');
    await waitFor(() => expect(records(server)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Remove the night of Saturday, Nov 21' }));
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    await act(() => new Promise((wake) => setTimeout(wake, 30)));
    expect(server.seen.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });
});

describe('a device that keeps nothing', () => {
  it('is said so clearly, and the night stays on the page', async () => {
    deniedDevice();
    await open();
    add('20:45', '06:30');
    expect(await screen.findByText('This device did not keep that.')).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  it('when it is full, keeps the night once there is room', async () => {
    const { user } = await open();
    const makeRoom = fullDevice();
    add('20:45', '06:30');
    expect(await screen.findByText('This device is full.')).toBeTruthy();
    expect(rows()).toHaveLength(1);
    makeRoom();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('This device is full.')).toBeNull());
    expect(rows()).toHaveLength(1);
  });
});

describe('the light', () => {
  it.each([
    ['09', false],
    ['18', false],
    ['19', true],
    ['23', true],
    ['06', true],
    ['07', false],
  ])('at %s o’clock: down is %s', async (hour, down) => {
    morning('2026-11-21', hour);
    await open();
    expect(document.querySelector('[data-lights-down]') !== null).toBe(down);
  });
});

it('has the eight tips, a start and a way back', async () => {
  const { user } = await open();
  expect(
    within(screen.getByRole('region', { name: 'Sleep Tips for Sweet Dreams' })).getAllByRole('listitem'),
  ).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Start Sleep Tracking' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sleep tracker' }));
  expect(screen.getByRole('link', { name: 'Back to Activities' }).getAttribute('href')).toBe('/activities');
});
