import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropOutboxes } from '../../device/outbox/outboxes.ts';
import { freshDevice } from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { COACHES } from './movequest.catalogue.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));
vi.mock('../../art/companions/moves/moving-wonderling.tsx', () => ({ MovingWonderling: () => null }));
beforeEach(() => {
  freshDevice();
  dropOutboxes();
});

const SESSIONS = 'POST /api/activity-sessions';
const SAVED = {
  id: 'one',
  userId: '1',
  activityType: 'exercise',
  duration: 30,
  data: {},
  completed: true,
  timestamp: '2025-05-07T09:00:00.000Z',
  newAchievements: [],
};

/** From then on time stands until it is moved: a busy machine takes seconds for a press. */
async function open(path = '/activities/exercise') {
  const server = fakeServer({
    'GET /api/user': () => json(aUser()),
    [SESSIONS]: () => json(SAVED, 201),
  });
  document.title = '';
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Choose Your Wonderling Coach' });
  // The heading names the tab in the moment in which the machine begins to listen.
  await waitFor(() => expect(document.title).not.toBe(''));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return { ...app, server };
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const choose = (name: string | RegExp) => act(() => screen.getByRole('radio', { name }).click());
const name = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

async function begin(coach = 'Bella') {
  const page = await open();
  await choose(coach);
  await press('Start Session');
  return page;
}

describe('the setup', () => {
  it('opens with the coach that the address names, and begins nothing by itself', async () => {
    await open('/activities/exercise?coach=rally');
    await pass(5);
    expect(name()).toBe('Choose Your Wonderling Coach');
    expect(screen.getByRole('radio', { name: 'Rally' })).toHaveProperty('checked', true);
    await choose('Bella');
    await press('Start Session');
    expect(name()).not.toBe('Choose Your Wonderling Coach');
  });

  it('offers the three coaches, and starts with none of them', async () => {
    await open();
    const coaches = within(screen.getByRole('group', { name: 'Coach' }));
    expect(coaches.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Bella',
      'Rally',
      'Setta',
    ]);
    const start = screen.getByRole('button', { name: 'Start Session' });
    expect(start).toHaveProperty('disabled', true);
    expect(screen.getByText('Every move has a seated version. Pick what feels good today.')).toBeTruthy();
    await choose('Setta');
    expect(start).toHaveProperty('disabled', false);
    expect(
      screen.getByText('Squeeze your hands, then open them. Stretch up. Stretch wide. March softly.'),
    ).toBeTruthy();
    // Before you start, and at Start itself, which stands above it on a phone.
    const tip = 'Land softly with bent knees. No jumping? Rise on your toes.';
    expect(within(screen.getByRole('region', { name: 'Before you start' })).getByText(tip)).toBeTruthy();
    const described = document.getElementById(start.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(tip);
  });

  it('has level and time as chips, easy and 30 seconds chosen', async () => {
    await open();
    const checked = (group: string) =>
      within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true }).textContent;
    expect(checked('Level')).toBe('Easy - 1 loop');
    expect(checked('Time per Move')).toBe('30 seconds');
  });
});

describe('the session', () => {
  it('says where it is, what to do and how to do it seated', async () => {
    await begin();
    expect(name()).toBe('Twirl & Freeze');
    for (const words of ['Level: Easy', 'Loop 1/1', 'Move 1/5']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('30 seconds left');
    const ways = screen.getByRole('radiogroup', { name: 'Two ways to do it' });
    expect(within(ways).getAllByRole('radio')).toHaveLength(2);
    expect(within(ways).getByRole('radio', { name: /^Seated: ?Twirl your arms up high/ })).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0%');
  });

  it('counts down, goes on by itself, and praises what was done to its end', async () => {
    await begin();
    await pass(12);
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('18 seconds left');
    await pass(18.1);
    expect(name()).toBe('Cloud Walk');
    expect(screen.getByText('That freeze was still as a stone!')).toBeTruthy();
    await pass(8);
    expect(screen.queryByText('That freeze was still as a stone!')).toBeNull();
    await press('Next');
    expect(screen.queryByText(/I could not hear a step/)).toBeNull();
  });

  it('tells each move and its words politely, in the way that was chosen', async () => {
    await begin('Rally');
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told()).toContain(
      'Tennis Bounce. Bounce gently on your toes. Swing a make-believe racket left, then right.',
    );
    await choose(/^Seated: ?Bounce in your seat/);
    await press('Skip');
    expect(told()).toContain('Side Shuffle. Slide your hands two beats left, two beats right. Zip, zip, tap!');
  });

  it('holds at Pause and goes on at Continue', async () => {
    await begin();
    await pass(5);
    await press('Pause');
    await pass(20);
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('25 seconds left');
    await press('Continue');
    await pass(1);
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('24 seconds left');
  });

  it('goes on and back with the arrows, and holds with the space bar', async () => {
    await begin();
    const key = (pressed: string) => fireEvent.keyDown(document.body, { key: pressed });
    key('ArrowRight');
    key('ArrowRight');
    expect(name()).toBe('One-Foot Star');
    key('ArrowLeft');
    expect(name()).toBe('Cloud Walk');
    key(' ');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it("has the coach's ground under the page until another coach is chosen", async () => {
    const { history } = await begin('Setta');
    expect(document.body.style.getPropertyValue('--coach-1')).toBe('#ddebff');
    await press('Choose Another Coach');
    expect(document.body.style.getPropertyValue('--coach-1')).toBe('');
    await choose('Rally');
    await press('Start Session');
    expect(document.body.style.getPropertyValue('--coach-ink')).toBe('#3b2a08');
    act(() => history.push('/active-time'));
    await vi.waitFor(() => screen.getByRole('heading', { level: 1, name: 'Active Time' }));
    expect(document.body.style.getPropertyValue('--coach-ink')).toBe('');
  });
});

describe('a child that sits', () => {
  it('has the seated way first and chosen, in the next session too', async () => {
    await open();
    await act(() => screen.getByRole('switch', { name: 'Show seated moves first' }).click());
    await choose('Bella');
    await press('Start Session');
    const ways = () => within(screen.getByRole('radiogroup', { name: 'Two ways to do it' })).getAllByRole('radio');
    expect(ways()[0]?.textContent).toMatch(/^Seated:/);
    expect(ways()[0]?.getAttribute('aria-checked')).toBe('true');
    await press('Choose Another Coach');
    expect(screen.getByRole('switch', { name: 'Show seated moves first' }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('the end', () => {
  it('says what was done, keeps the ground, and records the session once', async () => {
    const { server } = await begin('Rally');
    await pass(31);
    for (let move = 0; move < 4; move += 1) {
      await pass(6);
      await press('Next');
    }
    expect(name()).toBe('You did it!');
    expect(screen.getByText('Amazing work completing your MoveQuest session!')).toBeTruthy();
    expect(screen.getByText('5 moves, 1 loop')).toBeTruthy();
    expect(document.body.style.getPropertyValue('--coach-1')).toBe('#fff4c2');
    await vi.waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(1));
    await pass(5);
    const calls = server.callsOf(SESSIONS);
    expect(calls).toHaveLength(1);
    const body = calls[0]?.body as { readonly duration: number } | undefined;
    expect(body?.duration).toBeGreaterThanOrEqual(50);
    expect(body?.duration).toBeLessThan(60);
    expect(calls[0]?.body).toMatchObject({
      activityType: 'exercise',
      completed: true,
      data: { kind: 'movequest/rally', level: 'easy', loops: 1, moves: 5, secondsPerMove: 30 },
    });
  });

  it('records what was done of it, from half of the moves on', async () => {
    const { server } = await begin();
    await pass(6);
    await press('Skip');
    await press('Next');
    for (let move = 0; move < 3; move += 1) {
      await pass(6);
      await press(move === 0 ? 'Skip' : 'Next');
    }
    expect(screen.getByText('4 of 5 moves')).toBeTruthy();
    await vi.waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(1));
    expect(server.callsOf(SESSIONS)[0]?.body).toMatchObject({ data: { loops: 1, moves: 4 } });
  });

  it('is kind to a child that skipped through, says what was done, and records nothing', async () => {
    const { server } = await begin('Rally');
    await pass(6);
    for (let move = 0; move < 5; move += 1) await press('Skip');
    expect(name()).toBe('Nice of you to come by');
    expect(screen.getByText('Looking is fine too. With 3 moves it counts.')).toBeTruthy();
    expect(screen.queryByText('Game over, and we both played well. High five, or a wave!')).toBeNull();
    expect(screen.getByText('1 of 5 moves')).toBeTruthy();
    expect(screen.queryByText('Amazing work completing your MoveQuest session!')).toBeNull();
    await pass(5);
    expect(server.callsOf(SESSIONS)).toEqual([]);
  });

  it('shows a child that only looked no row and no count of what it did not do', async () => {
    await begin('Rally');
    for (let move = 0; move < 5; move += 1) await press('Skip');
    expect(name()).toBe('Nice of you to come by');
    expect(screen.queryByText(/of 5 moves/)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('list', { name: 'The five moves' })).toBeNull();
  });

  it('plays again from the first move', async () => {
    await begin();
    for (let move = 0; move < 5; move += 1) await press('Next');
    await press('Play Again');
    expect(name()).toBe('Twirl & Freeze');
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('30 seconds left');
  });
});

describe('the catalogue', () => {
  it('has five moves a coach, in the order of the specification', () => {
    expect(COACHES.map(({ id, moves }) => [id, ...moves.map((move) => move.name)])).toEqual([
      ['bella', 'Twirl & Freeze', 'Cloud Walk', 'One-Foot Star', 'Rainbow Reach', 'Balance Flow'],
      ['rally', 'Tennis Bounce', 'Side Shuffle', 'Knee Taps', 'Serve Reach', 'Quick-Quick-Slow'],
      ['setta', 'Spike Jump', 'Block Pose', 'Serve Lunge', 'Twist Catch', 'Power Finish'],
    ]);
  });
});
