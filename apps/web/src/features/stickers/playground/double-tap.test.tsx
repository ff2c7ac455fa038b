import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDoubleTap } from './placed-sticker.tsx';

function open() {
  const onDoubleTap = vi.fn();
  function Sticker() {
    const { countTap, ...gestures } = useDoubleTap(onDoubleTap);
    return (
      <button type="button" {...gestures} onClick={countTap}>
        Sticker
      </button>
    );
  }
  render(<Sticker />);
  const button = screen.getByRole('button');
  const press = (pointerType: string, at: number, detail = 1) => {
    if (detail > 0) fireEvent.pointerDown(button, { pointerType });
    const click = createEvent.click(button, { detail });
    Object.defineProperty(click, 'timeStamp', { value: at });
    fireEvent(button, click);
  };
  return { onDoubleTap, press, button };
}

it('is two quick taps of a finger, once, whether or not the tablet makes a double click of them', () => {
  const { onDoubleTap, press, button } = open();
  press('touch', 1_000);
  expect(onDoubleTap).not.toHaveBeenCalled();
  press('touch', 1_300);
  fireEvent.doubleClick(button);
  expect(onDoubleTap).toHaveBeenCalledTimes(1);
});

it('is not two slow taps, and a third quick one begins anew', () => {
  const { onDoubleTap, press } = open();
  press('touch', 1_000);
  press('touch', 1_600);
  expect(onDoubleTap).not.toHaveBeenCalled();
  press('touch', 1_900);
  press('touch', 2_200);
  expect(onDoubleTap).toHaveBeenCalledTimes(1);
});

it('is the double click of a mouse, and not its clicks', () => {
  const { onDoubleTap, press, button } = open();
  press('mouse', 1_000);
  press('mouse', 1_200);
  expect(onDoubleTap).not.toHaveBeenCalled();
  fireEvent.doubleClick(button);
  expect(onDoubleTap).toHaveBeenCalledTimes(1);
});

it('is never made by a key, also after a tap', () => {
  const { onDoubleTap, press } = open();
  press('touch', 1_000);
  press('', 1_100, 0);
  press('', 1_200, 0);
  expect(onDoubleTap).not.toHaveBeenCalled();
});
