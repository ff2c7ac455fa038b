import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { aUser } from '../../testing/users.ts';
import { PlaceToStop } from './place-to-stop.tsx';
// Loaded before the clock is stopped.
import './place-to-stop-card.tsx';
import { useBusy } from './busy.ts';

const MINUTE = 60_000;
const LULU = 6;
const LULUS_LINE = 'Time to fold our wings. Good night, or good day!';

const as = (children: ReactNode, selectedWonderling: number | null = LULU) => (
  <SessionContext value={{ status: 'signed-in', user: aUser({ selectedWonderling }) } as Session}>
    {children}
  </SessionContext>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isSaid = () => screen.queryByText('A good place to stop') !== null;
function Busy({ busy }: { readonly busy: boolean }) {
  useBusy(busy);
  return null;
}
function show(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T16:00:00.000Z') });
});
afterEach(() => vi.restoreAllMocks());

describe('the companion', () => {
  it('says after twenty minutes, not before, that now is a good place to stop, and says it once', async () => {
    render(as(<PlaceToStop />));
    await pass(20 * MINUTE - 5_000);
    expect(isSaid()).toBe(false);
    await pass(5_000);
    expect(screen.getByRole('status').textContent).toContain(LULUS_LINE);
    fireEvent.click(screen.getByRole('button', { name: 'Okay' }));
    expect(isSaid()).toBe(false);
    await pass(60 * MINUTE);
    expect(isSaid()).toBe(false);
  });

  it('has words for a user without a buddy', async () => {
    render(as(<PlaceToStop />, null));
    await pass(20 * MINUTE);
    expect(screen.getByText('You have been here a while. Now is a good place to stop.')).toBeTruthy();
  });

  it('says so too where storage may not even be named', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    render(as(<PlaceToStop />));
    await pass(20 * MINUTE);
    expect(isSaid()).toBe(true);
    vi.restoreAllMocks();
  });

  it('takes no focus', async () => {
    render(as(<PlaceToStop />));
    await pass(20 * MINUTE);
    expect(document.activeElement).toBe(document.body);
  });

  it('counts only the time in which the app is in view', async () => {
    render(as(<PlaceToStop />));
    await pass(10 * MINUTE);
    show('hidden');
    await pass(30 * MINUTE);
    show('visible');
    await pass(9 * MINUTE);
    expect(isSaid()).toBe(false);
    await pass(MINUTE + 5_000);
    expect(isSaid()).toBe(true);
  });

  it('does not count what a sleeping tab missed', async () => {
    render(as(<PlaceToStop />));
    await pass(MINUTE);
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
    await pass(5_000);
    expect(isSaid()).toBe(false);
  });
});

describe('a visit', () => {
  it('goes on over a reload', async () => {
    const { unmount } = render(as(<PlaceToStop />));
    await pass(15 * MINUTE);
    unmount();
    render(as(<PlaceToStop />));
    await pass(5 * MINUTE);
    expect(isSaid()).toBe(true);
  });

  it('is another one after an hour away', async () => {
    const { unmount } = render(as(<PlaceToStop />));
    await pass(20 * MINUTE);
    unmount();
    vi.setSystemTime(Date.now() + 61 * MINUTE);
    render(as(<PlaceToStop />));
    await pass(19 * MINUTE);
    expect(isSaid()).toBe(false);
    await pass(MINUTE);
    expect(isSaid()).toBe(true);
  });
});

describe('no one is interrupted', () => {
  it('in a breath: it waits until that has ended', async () => {
    const { rerender } = render(as([<PlaceToStop key="p" />, <Busy key="b" busy />]));
    await pass(40 * MINUTE);
    expect(isSaid()).toBe(false);
    rerender(as([<PlaceToStop key="p" />, <Busy key="b" busy={false} />]));
    await pass(5_000);
    expect(isSaid()).toBe(true);
    rerender(as([<PlaceToStop key="p" />, <Busy key="b" busy />]));
    expect(isSaid()).toBe(false);
  });

  it('while typing: it waits for a pause', async () => {
    render(as([<PlaceToStop key="p" />, <textarea key="t" aria-label="Note" />]));
    await pass(20 * MINUTE - 5_000);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'My cat' } });
    await pass(10_000);
    expect(isSaid()).toBe(false);
    await pass(10_000);
    expect(isSaid()).toBe(true);
  });

  it('in a dialog', async () => {
    const { rerender } = render(as([<PlaceToStop key="p" />, <div key="d" role="dialog" aria-label="Rename" />]));
    await pass(25 * MINUTE);
    expect(isSaid()).toBe(false);
    rerender(as([<PlaceToStop key="p" />]));
    await pass(5_000);
    expect(isSaid()).toBe(true);
  });
});

describe('the card', () => {
  it('covers no control: it waits for room, and is a toast when none comes', async () => {
    const box = (left: number, top: number, width: number, height: number) =>
      ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.getAttribute('aria-label') === 'Everywhere') return box(0, 0, 390, 800);
      return this.querySelector('button') ? box(0, 0, 350, 150) : box(0, 0, 0, 0);
    });
    const { rerender } = render(
      as([<PlaceToStop key="p" />, <button key="b" type="button" aria-label="Everywhere" />]),
    );
    await pass(20 * MINUTE);
    const card = () => screen.getByText('A good place to stop').closest('[data-waiting]');
    expect(card()).not.toBeNull();
    rerender(as([<PlaceToStop key="p" />]));
    await pass(2_000);
    expect(card()).toBeNull();
    rerender(as([<PlaceToStop key="p" />, <button key="b" type="button" aria-label="Everywhere" />]));
    await pass(2_000);
    expect(card()).not.toBeNull();
    await pass(60_000);
    expect(isSaid()).toBe(false);
  });
});
