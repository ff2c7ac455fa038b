import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { stubReducedMotion } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';
import { LOADING_MS } from './activities-page.tsx';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

function open(path = '/activities') {
  fakeServer({ 'GET /api/user': () => json(aUser()) });
  return renderApp(path);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** What the page says first: waiting for its welcome would also wait for the loader to end. */
const firstWords = async () =>
  (await screen.findByRole('heading', { level: 1, name: /^(Loading magical|Welcome, Maya)/ })).textContent;
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the loader', () => {
  it('takes two seconds, and says so in the words of the specification', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await heading('Loading magical activities...');
    expect(LOADING_MS).toBe(2_000);
    expect(screen.queryByRole('article')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('heading', { name: 'Welcome, Maya!' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await heading('Welcome, Maya!');
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('is shown once a visit', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { history } = open();
    await heading('Loading magical activities...');
    await act(() => vi.advanceTimersByTimeAsync(LOADING_MS));
    await heading('Welcome, Maya!');
    act(() => history.push('/down-time'));
    await heading('Down Time');
    act(() => history.push('/activities'));
    expect(await firstWords()).toBe('Welcome, Maya!');
  });

  it('is shown again when it was left before its end', async () => {
    const { history } = open();
    await heading('Loading magical activities...');
    act(() => history.push('/down-time'));
    await heading('Down Time');
    act(() => history.push('/activities'));
    expect(await firstWords()).toBe('Loading magical activities...');
  });

  it('is left out under reduced motion', async () => {
    stubReducedMotion();
    open();
    expect(await firstWords()).toBe('Welcome, Maya!');
  });
});

describe('the overview', () => {
  async function overview() {
    stubReducedMotion();
    const page = open();
    await heading('Welcome, Maya!');
    return page;
  }

  it('has the eight activities in their order', async () => {
    await overview();
    expect(screen.getByText('Discover each wonderling')).toBeTruthy();
    expect(titles()).toEqual([
      'Be Active',
      'Exercise',
      'Breath',
      'Sleep',
      'Environment',
      'Journal',
      'Calm Space',
      'Coping Tools',
    ]);
    expect(document.title).toBe('Activities · Wonderlings');
  });

  it('leads to each activity', async () => {
    await overview();
    const journal = within(screen.getByRole('article', { name: 'Journal' }));
    const start = journal.getByRole('link', { name: 'Start Activity', description: 'Journal' });
    expect(start.getAttribute('href')).toBe('/activities/journal');
    for (const article of screen.getAllByRole('article')) expect(within(article).getAllByRole('link')).toHaveLength(1);
  });

  it('begins at the top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await overview();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollTo.mockRestore();
  });
});
