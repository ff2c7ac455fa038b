import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { NewReward } from '@wonderlings/kernel/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { aUser } from '../../testing/users.ts';
import { setOffered } from '../help/after-note.ts';
import { beginBusy } from '../place-to-stop/busy.ts';
import { celebrate, clearQueue, waitingThings } from './celebration-queue.ts';
import { Celebrations } from './celebrations.tsx';
// Loaded before the clock is stopped.
import './celebration-popup.tsx';
import './earned-badge.tsx';

const thing = (name: string) => ({ id: name, icon: 'badge/first-puff', name, description: `${name} it is.` });
const achievement = (name: string) => ({ id: `row-${name}`, achievement: thing(name) });
const badge = (name: string): NewReward => ({ kind: 'badge', ...thing(name) });
const popup = () => screen.queryByRole('dialog', { name: 'You did it!' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const calm = () => pass(4_000);

/** The app as far as celebrations go: a child signed in, a page with a field and a button, and where the links lead. */
async function open() {
  const root = createRootRoute({
    component: () => (
      <SessionContext value={{ status: 'signed-in', user: aUser() } as Session}>
        <div id="main">
          <h1 tabIndex={-1}>A page</h1>
          <button type="button">Play</button>
          <textarea aria-label="Note" />
        </div>
        <Celebrations />
      </SessionContext>
    ),
  });
  const progress = createRoute({ getParentRoute: () => root, path: '/progress' });
  const router = createRouter({
    routeTree: root.addChildren([progress]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // Every router has the type of the app's own, which is registered; this one is a small part of it.
  render(<RouterProvider router={router as never} />);
  await pass(0);
  return router;
}

beforeEach(() => {
  clearQueue();
  vi.useFakeTimers();
});
afterEach(() => {
  setOffered(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what was earned', () => {
  it('comes up with its name, its line and why, and goes with "Lovely"', async () => {
    const router = await open();
    celebrate([achievement('First Puff')], []);
    await calm();
    const dialog = within(popup() as HTMLElement);
    expect(dialog.getByText('First Puff', { selector: 'b' }).parentElement?.textContent).toBe(
      'First PuffFirst Puff it is.',
    );
    const why = dialog.getByRole('link', { name: 'Why did I get this? First Puff' });
    expect(why.getAttribute('href')).toBe('/progress?tab=badges&kind=achievement&id=First+Puff');
    fireEvent.click(dialog.getByRole('button', { name: 'Lovely' }));
    expect(popup()).toBeNull();
    await calm();
    expect([popup(), router.state.location.pathname]).toEqual([null, '/']);
  });

  it('leads to why, and is gone there', async () => {
    const router = await open();
    celebrate([achievement('First Puff')], []);
    await calm();
    fireEvent.click(screen.getByRole('link', { name: /Why did I get this/ }));
    await pass(0);
    expect([popup(), router.state.location.href]).toEqual([
      null,
      '/progress?tab=badges&kind=achievement&id=First+Puff',
    ]);
  });

  it.each([
    ['one badge', 1, 'You earned a new badge'],
    ['several badges', 5, 'You earned 5 new badges'],
  ])('says how many there are: %s', async (_, count, line) => {
    await open();
    celebrate([], ['a', 'b', 'c', 'd', 'e'].slice(0, count).map(badge));
    await calm();
    expect(popup()?.textContent).toContain(line);
    expect(screen.queryAllByRole('listitem')).toHaveLength(count === 1 ? 0 : 2);
    expect(screen.queryAllByText('and 3 more')).toHaveLength(count === 5 ? 1 : 0);
  });

  it('comes in one popup when several acts have waited, and what comes meanwhile in the next one', async () => {
    await open();
    celebrate([achievement('a')], []);
    celebrate([], [badge('b')]);
    await calm();
    expect(popup()?.textContent).toContain('You earned 2 new things');
    celebrate([achievement('c')], []);
    await calm();
    expect(within(popup() as HTMLElement).queryByText('c')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Lovely' }));
    await calm();
    expect(within(popup() as HTMLElement).getByText('c', { selector: 'b' })).toBeTruthy();
  });

  it('closes with Escape and gives the focus back', async () => {
    await open();
    screen.getByRole('button', { name: 'Play' }).focus();
    celebrate([achievement('a')], []);
    await calm();
    expect(popup()?.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await pass(10);
    expect([popup(), document.activeElement]).toEqual([null, screen.getByRole('button', { name: 'Play' })]);
  });
});

describe('where a child was', () => {
  const close = async () => {
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await pass(10);
    expect(popup()).toBeNull();
  };

  it('is the button that it goes back to after the small badge, which is gone', async () => {
    await open();
    document.getElementById('main')?.setAttribute('data-logging', '');
    screen.getByRole('button', { name: 'Play' }).focus();
    celebrate([achievement('a')], []);
    await calm();
    const small = screen.getByRole('button', { name: 'You earned a. Look now?' });
    small.focus();
    fireEvent.click(small);
    expect(popup()?.contains(document.activeElement)).toBe(true);
    await close();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
  });

  it('is the page where nothing had the focus, or what had it is gone', async () => {
    await open();
    celebrate([achievement('a')], []);
    await calm();
    await close();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A page' }));
  });
});

describe('the child is not interrupted', () => {
  it.each([
    ['what it is busy with', () => beginBusy()],
    [
      'another dialog',
      () => {
        const other = document.body.appendChild(document.createElement('div'));
        other.setAttribute('role', 'dialog');
        return () => other.remove();
      },
    ],
    [
      'a tab that is not looked at',
      () => {
        const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        return () => hidden.mockRestore();
      },
    ],
    [
      'a press',
      () => {
        fireEvent.pointerDown(document.body);
        return () => fireEvent.pointerUp(document.body);
      },
    ],
  ])('in the middle of %s: it waits', async (_, begin) => {
    await open();
    celebrate([achievement('a')], []);
    await pass(500);
    const end = begin();
    await pass(60_000);
    expect(popup()).toBeNull();
    end();
    await pass(1_000);
    expect(popup()).toBeNull();
    await calm();
    expect(popup()).not.toBeNull();
  });

  it('while typing: it waits for a pause, or until the field is left', async () => {
    await open();
    const note = screen.getByRole('textbox');
    note.focus();
    celebrate([achievement('a')], []);
    for (let word = 0; word < 5; word += 1) {
      await pass(10_000);
      fireEvent.input(note, { target: { value: `${word} words` } });
    }
    expect(popup()).toBeNull();
    note.blur();
    await calm();
    expect(popup()).not.toBeNull();
  });

  it('after heavy words: it is not celebrated at all, and stays new', async () => {
    await open();
    celebrate([achievement('a')], []);
    act(() => setOffered(true));
    act(() => setOffered(false));
    await calm();
    expect([popup(), waitingThings.get()]).toEqual([null, []]);
  });
});

describe('where a child does one thing after the other', () => {
  const log = () => {
    const page = document.body.appendChild(document.createElement('main'));
    page.setAttribute('data-logging', '');
    return page;
  };
  const badge = () => screen.queryByRole('button', { name: 'You earned a. Look now?' });
  afterEach(() => {
    for (const page of document.querySelectorAll('main[data-logging]')) page.remove();
  });

  it('a small badge with its picture comes first, takes no focus, and the popup waits for a pause', async () => {
    await open();
    log();
    screen.getByRole('button', { name: 'Play' }).focus();
    celebrate([achievement('a')], []);
    await calm();
    expect([popup(), badge()?.children.length]).toEqual([null, 1]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
    await pass(5_000);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(10_000);
    expect(popup()).toBeNull();
    await pass(3_000);
    expect(popup()).not.toBeNull();
    expect(badge()).toBeNull();
  });

  it('the badge that is pressed opens the popup at once, and both are gone after it', async () => {
    await open();
    log();
    celebrate([achievement('a')], []);
    await calm();
    fireEvent.click(badge() as HTMLElement);
    expect(popup()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Lovely' }));
    await pass(60_000);
    expect([popup(), badge()]).toEqual([null, null]);
  });

  it('the popup comes soon after the child has gone on', async () => {
    await open();
    const page = log();
    celebrate([achievement('a')], []);
    await calm();
    page.remove();
    await calm();
    expect([popup() !== null, badge()]).toEqual([true, null]);
  });

  it('the badge lies on no control and on no title: it waits for room', async () => {
    const box = (left: number, top: number, width: number, height: number) =>
      ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.id === 'over-all') return box(0, 0, 390, 800);
      return this.hasAttribute('aria-haspopup') ? box(0, 0, 76, 76) : box(0, 0, 0, 0);
    });
    await open();
    const title = log().appendChild(document.createElement('h1'));
    title.id = 'over-all';
    celebrate([achievement('a')], []);
    await calm();
    const hidden = () => document.querySelector('[aria-haspopup="dialog"]')?.hasAttribute('data-waiting');
    expect(hidden()).toBe(true);
    title.remove();
    await pass(2_500);
    expect(hidden()).toBe(false);
  });
});
