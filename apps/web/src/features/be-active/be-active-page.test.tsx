import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropOutboxes } from '../../device/outbox/outboxes.ts';
import { deniedDevice, freshDevice } from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { stubReducedMotion } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));
beforeEach(() => {
  freshDevice();
  dropOutboxes();
});

const SESSIONS = 'POST /api/activity-sessions';
const SAVED = {
  id: 'one',
  userId: '1',
  activityType: 'be_active',
  duration: 30,
  data: {},
  completed: true,
  timestamp: '2025-05-07T09:00:00.000Z',
  newAchievements: [],
};

/** From then on time stands until it is moved: a busy machine takes seconds for a press. */
async function open(path = '/activities/be-active') {
  const server = fakeServer({ 'GET /api/user': () => json(aUser()), [SESSIONS]: () => json(SAVED, 201) });
  document.title = '';
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Be Active' });
  // The heading names the tab in the moment in which the machine begins to listen.
  await waitFor(() => expect(document.title).not.toBe(''));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  return { ...app, server };
}
const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());
const choose = (name: string) => act(() => screen.getByRole('radio', { name }).click());
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const move = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;

describe('choosing', () => {
  it('opens on the move that the address names, among those of its place, and begins nothing by itself', async () => {
    await open('/activities/be-active?move=sea-arms');
    await pass(5);
    expect(move()).toBe('Sea Arms');
    expect(screen.getByRole('radio', { name: 'Seated' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('has its own move where the address names none that there is', async () => {
    await open('/activities/be-active?move=moon-walk');
    expect(move()).toBe('Wake the Floor');
  });

  it('has a move ready, eight to pick from, and what to know', async () => {
    await open();
    expect(screen.getByText('Pick a move or let the spinner pick. Any size of move counts.')).toBeTruthy();
    expect(move()).toBe('Wake the Floor');
    expect(
      within(
        screen.getAllByRole('list').find((list) => within(list).queryByText('Mirror Me')) as HTMLElement,
      ).getAllByRole('button'),
    ).toHaveLength(8);
    // Its last word holds together in an element of its own.
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'If something hurts, stop and tell a grown-up.',
    );
  });

  it('has seated moves beside the others, as many and as close', async () => {
    await open();
    const places = within(screen.getByRole('radiogroup', { name: 'Where' }));
    expect(places.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Indoors',
      'Outdoors',
      'Seated',
    ]);
    await choose('Seated');
    expect(move()).toBe('Air Drums');
    await press(/^Sea Arms/);
    expect(move()).toBe('Sea Arms');
  });

  it('spins to another move and says which', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await open();
    await press('Surprise me');
    expect(screen.getByText('Round it goes...')).toBeTruthy();
    await pass(1);
    expect(screen.getByText('Which one will it be?')).toBeTruthy();
    await pass(2);
    expect(screen.getByText('Your move: Animal Parade')).toBeTruthy();
    await press('Not that one? Spin again.');
    await pass(3);
    expect(move()).not.toBe('Animal Parade');
  });

  it('does not turn for a child that wants less motion, and says "Here is one for you:"', async () => {
    stubReducedMotion();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await open();
    await press('Surprise me');
    expect(screen.getByText('Here is one for you:')).toBeTruthy();
    expect(move()).toBe('Slow Skater');
  });
});

describe('a move', () => {
  it('is drawn beside Pogo while it goes on', async () => {
    await open('/activities/be-active?move=mirror-me');
    await press('Start the timer');
    expect([...document.querySelectorAll('[data-idea]')].map((picture) => picture.getAttribute('data-idea'))).toEqual([
      'mirror-me',
    ]);
  });

  it('runs to its end, is cheered for having been tried, and recorded once', async () => {
    const { server } = await open();
    await press(/^Mirror Me/);
    await choose('30 seconds');
    await press('Start the timer');
    expect(screen.getByText('Off we go!')).toBeTruthy();
    await pass(16);
    expect(screen.getByText('Half way there.')).toBeTruthy();
    await pass(15);
    expect(screen.getByRole('heading', { name: 'You tried a new move today.' })).toBe(document.activeElement);
    await vi.waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(1));
    expect(server.callsOf(SESSIONS)[0]?.body).toMatchObject({
      activityType: 'be_active',
      duration: 30,
      completed: true,
      data: { kind: 'be-active/mirror-me' },
    });
    await press('Do it again');
    expect(screen.getByRole('timer')).toBeTruthy();
    await pass(31);
    expect(screen.queryByText('You tried a new move today.')).toBeNull();
    await vi.waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(2));
  });

  it('may be held, gone on with, and stopped without blame', async () => {
    const { server } = await open();
    await press('Start the timer');
    await pass(10);
    await press('Pause');
    await pass(20);
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('50 seconds left');
    await press('Continue');
    await press('I am done');
    expect(screen.getByText('You stopped when you needed to. That is wise.')).toBeTruthy();
    await vi.waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(1));
    await press('Pick another');
    expect(screen.getByRole('button', { name: 'Start the timer' })).toBeTruthy();
  });

  it('that was left before it began is no blame and no record, and can still be new', async () => {
    const { server } = await open();
    await press(/^Mirror Me/);
    await choose('30 seconds');
    await press('Start the timer');
    // Nearly five seconds are not five.
    await pass(4.6);
    await press('Pause');
    await press('I am done');
    expect(screen.getByText('You stopped when you needed to. That is wise.')).toBeTruthy();
    await press('Pick another');
    await press('Start the timer');
    await pass(31);
    expect(screen.getByRole('heading', { name: 'You tried a new move today.' })).toBeTruthy();
    await vi.waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(1));
    expect(server.callsOf(SESSIONS)[0]?.body).toMatchObject({ duration: 30 });
  });

  it('works the same on a device that keeps nothing', async () => {
    deniedDevice();
    const { server } = await open();
    await choose('Seated');
    await press('Start the timer');
    await pass(6);
    await press('I am done');
    await vi.waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(1));
  });
});

describe('the group a child moves in', () => {
  it('is found again on this device', async () => {
    const { history } = await open();
    vi.useRealTimers();
    await choose('Seated');
    act(() => history.push('/active-time'));
    await screen.findByRole('heading', { level: 1, name: 'Active Time' });
    act(() => history.push('/activities/be-active'));
    await screen.findByRole('heading', { level: 1, name: 'Be Active' });
    await vi.waitFor(() => expect(move()).toBe('Air Drums'));
    expect(screen.getByRole('radio', { name: 'Seated' }).getAttribute('aria-checked')).toBe('true');
  });
});
