import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropOutboxes } from '../../device/outbox/outboxes.ts';
import { freshDevice } from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

beforeEach(() => {
  freshDevice();
  dropOutboxes();
});

const SESSIONS = 'POST /api/activity-sessions';

async function open(path: string, title: string) {
  const server = fakeServer({
    'GET /api/user': () => json(aUser()),
    [SESSIONS]: () => json({ ...SAVED_TEAMWORK }, 201),
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return { ...app, server };
}

const SAVED_TEAMWORK = {
  id: 'one',
  userId: '1',
  activityType: 'exercise',
  duration: 0,
  data: { kind: 'exercise/teamwork' },
  completed: true,
  timestamp: '2025-05-07T09:00:00.000Z',
  newAchievements: [],
};

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('Active Time', () => {
  it('has its cards, and a way back', async () => {
    await open('/active-time', 'Active Time');
    expect(screen.getByText('Wake up your senses. Go out, look around, move your way.')).toBeTruthy();
    expect(titles()).toEqual(['Connect with Your Environment', 'Exercise', 'Plant Growth Journal']);
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('lets each coach show a special move, and celebrates once all three did', async () => {
    const { user, server } = await open('/active-time', 'Active Time');
    const coaches = within(screen.getByRole('group', { name: 'The three coaches' }));
    const tap = (name: string) => user.click(coaches.getByRole('button', { name }));

    await tap('Setta');
    expect(screen.getByText('Setta jumps up and spikes the ball.')).toBeTruthy();
    await tap('Bella');
    expect(screen.getByText('Bella spins and stops without a wobble.')).toBeTruthy();
    expect(screen.queryByText(/Setta jumps/)).toBeNull();
    expect(coaches.getByRole('button', { name: 'Bella' }).getAttribute('aria-pressed')).toBe('true');
    expect(coaches.getByRole('button', { name: 'Rally' }).getAttribute('aria-pressed')).toBe('false');
    await tap('Bella');
    expect(screen.queryByText(/play as a team/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Done' })).toBeNull();

    await tap('Rally');
    expect(screen.getByText('Rally zips left and right in a blink.')).toBeTruthy();
    expect(screen.getByText(/You woke up all three coaches. Now they play as a team!/)).toBeTruthy();
    await tap('Setta');
    expect(screen.getByText('Setta jumps up and spikes the ball.').closest('[role="status"]')).toBeTruthy();
    expect(screen.queryByText(/play as a team/)).toBeNull();
    // It stays the end of the visit, also when one is tapped after that.
    expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'See your garden' }).getAttribute('href')).toBe('/progress?tab=streaks');
    // Else it would be sent while the next test counts.
    await waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(1));
  });

  it('records the teamwork once a visit, however often they become a team', async () => {
    const { user, server, history } = await open('/active-time', 'Active Time');
    const wake = async () => {
      for (const name of ['Bella', 'Rally', 'Setta']) await user.click(screen.getByRole('button', { name }));
    };
    await wake();
    await waitFor(() => expect(server.callsOf(SESSIONS)).toHaveLength(1));
    expect(server.callsOf(SESSIONS)[0]?.body).toMatchObject({ completed: true, data: { kind: 'exercise/teamwork' } });
    act(() => history.push('/down-time'));
    await screen.findByRole('heading', { level: 1, name: 'Down Time' });
    act(() => history.push('/active-time'));
    await screen.findByRole('heading', { level: 1, name: 'Active Time' });
    await wake();
    expect(screen.getByText(/play as a team/)).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.callsOf(SESSIONS)).toHaveLength(1);
  });

  it('can be played with the keyboard', async () => {
    const { user } = await open('/active-time', 'Active Time');
    screen.getByRole('button', { name: 'Bella' }).focus();
    await user.keyboard('{Enter}{Tab} {Tab}{Enter}');
    expect(screen.getByText('Teamwork!')).toBeTruthy();
  });
});

describe('Down Time', () => {
  it('has its three cards, and a way back', async () => {
    await open('/down-time', 'Down Time');
    expect(screen.getByText('Time to slow down. Rest, breathe, or put your day on paper.')).toBeTruthy();
    expect(titles()).toEqual(['Importance of Sleep', 'Breathing Exercises', 'Journaling']);
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('opens the journal', async () => {
    await open('/down-time', 'Down Time');
    const journaling = within(screen.getByRole('article', { name: 'Journaling' }));
    expect(journaling.getByRole('link', { name: 'Open my journal' }).getAttribute('href')).toBe('/activities/journal');
  });
});
