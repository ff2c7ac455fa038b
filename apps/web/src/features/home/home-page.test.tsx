import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeComfort } from '../../lib/comfort/comfort.ts';
import { keepOnDevice } from '../../lib/theme/use-appearance.ts';
import { fakeServer, refused } from '../../testing/fake-server.ts';
import { stubReducedMotion } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { HOME_AFFIRMATIONS } from './affirmations.catalogue.ts';

const visitor = {
  'GET /api/user': () => refused(401, 'Please sign in first.'),
  'POST /api/auto-login': () => refused(401, 'No device token.'),
};

async function openHome() {
  const app = renderApp('/');
  await screen.findByRole('heading', { level: 1, name: 'Welcome, young Wonderlings!' });
  return app;
}

describe('a visitor’s home', () => {
  it('greets, says who made it, and shows the two kinds of time', async () => {
    fakeServer(visitor);
    await openHome();
    expect(screen.getByText('Small steps. Big feelings. Good days.')).toBeDefined();
    expect(screen.getByText('Created by a teenager for young teens.')).toBeDefined();
    const ways = [
      ['Active Time', '/active-time'],
      ['Down Time', '/down-time'],
    ] as const;
    for (const [name, path] of ways) {
      const card = screen.getByRole('article', { name });
      expect(
        within(card)
          .getByRole('link', { name: `Explore ${name}` })
          .getAttribute('href'),
      ).toBe(path);
      expect(card.querySelectorAll('[aria-hidden="true"] ~ div > span')).toHaveLength(3);
    }
  });

  it('leads a visitor to sign in first, and from there on to the activities', async () => {
    fakeServer(visitor);
    const { user, at } = await openHome();
    await user.click(screen.getByRole('link', { name: 'Start Your Journey' }));
    await waitFor(() => expect(at()).toBe('/auth?redirect=%2Factivities'));
  });
});

describe('the pile of kind thoughts', () => {
  beforeEach(() => fakeServer(visitor));
  const region = () => screen.getByRole('region', { name: 'Positive Thoughts & Happy Messages for Every Day!' });
  const shown = () => region().querySelector('[aria-live="polite"]')?.textContent;
  const words = (i: number) => `${HOME_AFFIRMATIONS[i]?.text}Try this: ${HOME_AFFIRMATIONS[i]?.tip}`;

  it('deals all eight in order, then the first again', async () => {
    const { user } = await openHome();
    const more = within(region()).getByRole('button', { name: 'tap for more' });
    for (const next of [1, 2, 3, 4, 5, 6, 7, 0]) {
      expect(shown()).toBe(words((next + 7) % 8));
      await user.click(more);
      expect(shown()).toBe(words(next));
      expect(within(region()).getByRole('img', { name: `${next + 1} of 8` })).toBeDefined();
    }
  });

  it('deals with the keyboard, and keeps the focus', async () => {
    const { user } = await openHome();
    const more = within(region()).getByRole('button', { name: 'tap for more' });
    more.focus();
    await user.keyboard('{Enter}');
    expect(shown()).toBe(words(1));
    await user.keyboard(' ');
    expect(shown()).toBe(words(2));
    expect(document.activeElement).toBe(more);
  });

  it('keeps the old card for 300 ms, hidden from screen readers', async () => {
    await openHome();
    vi.useFakeTimers();
    const copies = () => within(region()).getAllByText(HOME_AFFIRMATIONS[0].text).length;
    const atRest = copies();
    fireEvent.click(within(region()).getByRole('button', { name: 'tap for more' }));
    // One left the top, one is on its way off.
    expect(copies()).toBe(atRest);
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(copies()).toBe(atRest);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(copies()).toBe(atRest - 1);
  });
});

describe('the film', () => {
  const played = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const paused = vi.fn();
  beforeEach(() => {
    fakeServer(visitor);
    played.mockClear();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(played);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(paused);
    changeComfort({ calmMotion: false });
  });
  const poster = () => screen.getByRole('img', { name: 'The wonderlings wave, dance and puff small clouds.' });
  const film = () => document.querySelector('video');
  async function filmArrives() {
    await openHome();
    fireEvent.load(poster());
    await waitFor(() => expect(film()).not.toBeNull());
    const element = film();
    if (!element) throw new Error('There is no film');
    return element;
  }

  it('is asked for only after its poster has been shown', async () => {
    await openHome();
    expect(poster().getAttribute('fetchpriority')).toBe('high');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(film()).toBeNull();
    fireEvent.load(poster());
    await waitFor(() => expect(film()).not.toBeNull());
  });

  it('plays by itself, once, without sound', async () => {
    const element = await filmArrives();
    expect([element.autoplay, element.muted, element.loop]).toEqual([false, true, false]);
    expect(played).toHaveBeenCalledOnce();
  });

  it('is in the colors that hold, and goes on in others that are chosen in the middle of it', async () => {
    keepOnDevice({ theme: 'theme3' });
    const element = await filmArrives();
    expect(element.src).toMatch(/theme3\.mp4$/);
    fireEvent.playing(element);
    act(() => keepOnDevice({ theme: 'theme5' }));
    await waitFor(() => expect(film()?.src).toMatch(/theme5\.mp4$/));
    expect(played).toHaveBeenCalledTimes(2);
    act(() => keepOnDevice({ theme: 'theme1' }));
  });

  it('waits for a tap in other colors once it has ended or was paused', async () => {
    const element = await filmArrives();
    fireEvent.playing(element);
    fireEvent.pause(element);
    act(() => keepOnDevice({ theme: 'theme5' }));
    await waitFor(() => expect(film()).toBeNull());
    expect(played).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Tap to play it' }));
    expect(film()?.src).toMatch(/theme5\.mp4$/);
    act(() => keepOnDevice({ theme: 'theme1' }));
  });

  it('is a still picture where the browser cannot play it', async () => {
    played.mockRejectedValueOnce(new DOMException('no codec', 'NotSupportedError'));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await filmArrives();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Tap to play it|Pause/ })).toBeNull());
    expect(poster()).toBeDefined();
  });

  it('can be paused, and plays again from the start at a tap', async () => {
    const element = await filmArrives();
    fireEvent.playing(element);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(paused).toHaveBeenCalledOnce();
    fireEvent.pause(element);
    element.currentTime = 5;
    fireEvent.click(screen.getByRole('button', { name: 'Tap to play it again' }));
    expect([played.mock.calls.length, element.currentTime]).toEqual([2, 0]);
    element.currentTime = 5;
    fireEvent.click(element);
    expect([played.mock.calls.length, element.currentTime]).toEqual([3, 0]);
  });

  it('becomes a still poster when calm motion is chosen in the middle of it', async () => {
    fireEvent.playing(await filmArrives());
    changeComfort({ calmMotion: true });
    await waitFor(() => expect(film()).toBeNull());
    expect(poster()).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    changeComfort({ calmMotion: false });
  });

  it('stays a still poster under reduced motion until it is tapped, and plays then', async () => {
    stubReducedMotion();
    await openHome();
    fireEvent.load(poster());
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([film(), played.mock.calls.length]).toEqual([null, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Tap to play it' }));
    expect(film()).not.toBeNull();
    expect(played).toHaveBeenCalledOnce();
  });

  it('waits for a tap where data is saved', async () => {
    // `onLine` asks for a navigator of its own, which this one is not.
    const saving = { connection: { value: { saveData: true } }, onLine: { value: true } };
    vi.stubGlobal('navigator', Object.create(navigator, saving));
    await openHome();
    fireEvent.load(poster());
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(film()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tap to play it' }));
    expect(film()).not.toBeNull();
    expect(played).toHaveBeenCalledOnce();
  });
});
