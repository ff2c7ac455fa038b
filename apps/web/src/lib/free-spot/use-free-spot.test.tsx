import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../ui/toast/toast-store.ts';
import { WIDE } from '../use-width.ts';
import { useFreeSpot } from './use-free-spot.ts';

/** jsdom has no layout: where things are comes from here, by their test id. */
const boxes: Record<string, DOMRect> = {};
const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

function Floating() {
  const ref = useRef<HTMLButtonElement>(null);
  const floats = useFreeSpot(ref, 'left');
  return (
    <>
      <button type="button" data-testid="save">
        Save
      </button>
      <button ref={ref} type="button" data-testid="floating">
        {floats ? 'floats' : 'stands'}
      </button>
    </>
  );
}
/** Whether the window has margins: `--wide` of styles/breakpoints.css. */
let isWide = true;
const widths = new EventTarget();
function widen(wide: boolean): void {
  isWide = wide;
  act(() => void widths.dispatchEvent(new Event('change')));
}
const top = () => Number.parseInt(screen.getByTestId('floating').style.top, 10);

beforeEach(() => {
  vi.useFakeTimers();
  isWide = true;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(widths, { matches: media === WIDE && isWide }));
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes[this.getAttribute('data-testid') ?? ''] ?? box(0, 0, 0, 0);
  });
  boxes.floating = box(0, 0, 50, 50);
  boxes.save = box(0, 0, 0, 0);
});
afterEach(() => vi.restoreAllMocks());

it('stands in its corner', () => {
  render(<Floating />);
  expect(screen.getByTestId('floating').style.left).toBe('10px');
  expect(top()).toBe(740);
});

it('stays where it was rendered in a narrow window, and floats once that is wide', () => {
  isWide = false;
  render(<Floating />);
  expect(screen.getByText('stands').style.top).toBe('');
  widen(true);
  expect(screen.getByText('floats').style.top).toBe('740px');
  widen(false);
  expect(screen.getByText('stands')).toBeTruthy();
});

it('keeps off the bar that it belongs to', () => {
  render(
    <div data-bar="" data-testid="bar">
      <Floating />
    </div>,
  );
  boxes.bar = box(0, 600, 1440, 200);
  act(() => vi.advanceTimersByTime(2000));
  expect(top() + 50).toBeLessThanOrEqual(600);
});

it('makes way within two seconds for a control that has come below it, and goes back when that has gone', () => {
  render(<Floating />);
  boxes.save = box(0, 700, 1440, 100);
  act(() => vi.advanceTimersByTime(1999));
  expect(top()).toBe(740);
  act(() => vi.advanceTimersByTime(1));
  expect(top() + 50).toBeLessThanOrEqual(700);
  boxes.save = box(0, 100, 1440, 100);
  act(() => vi.advanceTimersByTime(2000));
  expect(top()).toBe(740);
});

it('makes way for a line of words', () => {
  const line = box(0, 750, 1440, 24);
  const range = vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([line] as unknown as DOMRectList); // jsdom has no constructor
  boxes.save = line;
  render(<Floating />);
  expect(range).toHaveBeenCalled();
  expect(top() + 50).toBeLessThanOrEqual(750);
});

it('makes way for a toast without waiting for its turn', () => {
  render(<Floating />);
  boxes.save = box(0, 700, 1440, 100);
  act(() => void toast({ title: 'Saved' }));
  act(() => vi.advanceTimersByTime(400));
  expect(top() + 50).toBeLessThanOrEqual(700);
});

it('leaves nothing waiting behind when it goes soon after a toast', () => {
  const { unmount } = render(<Floating />);
  act(() => void toast({ title: 'Saved' }));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
