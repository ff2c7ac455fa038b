import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDrag } from './use-drag.ts';

const bounds = { left: 0, right: 300, top: 0, bottom: 200 };

function open() {
  const told = { grabbed: vi.fn(), dropped: vi.fn(), clicked: vi.fn() };
  function Sticker() {
    const { held, gestures } = useDrag({
      at: () => [100, 100],
      bounds: () => bounds,
      onGrab: told.grabbed,
      onDrop: told.dropped,
    });
    return (
      <button type="button" {...gestures} onClick={told.clicked}>
        {held ? held.join(' ') : 'lies'}
      </button>
    );
  }
  render(<Sticker />);
  const button = screen.getByRole('button');
  const at = (clientX: number, clientY: number, more: object = {}) => ({
    pointerId: 1,
    button: 0,
    clientX,
    clientY,
    ...more,
  });
  return { ...told, button, at };
}

it('follows the pointer from where it was taken hold of, and is dropped once', () => {
  const { button, at, grabbed, dropped } = open();
  fireEvent.pointerDown(button, at(10, 10));
  fireEvent.pointerMove(button, at(30, 15));
  expect(button.textContent).toBe('120 105');
  fireEvent.pointerMove(button, at(40, 20));
  expect(dropped).not.toHaveBeenCalled();
  fireEvent.pointerUp(button, at(40, 20));
  expect(dropped.mock.calls).toEqual([[[130, 110]]]);
  expect(grabbed).toHaveBeenCalledTimes(1);
  expect(button.textContent).toBe('lies');
});

it('stays within its bounds', () => {
  const { button, at, dropped } = open();
  fireEvent.pointerDown(button, at(10, 10));
  fireEvent.pointerMove(button, at(-900, 900));
  fireEvent.pointerUp(button, at(-900, 900));
  expect(dropped.mock.calls).toEqual([[[0, 200]]]);
});

it('takes a finger that trembles more than a mouse for a press', () => {
  const { button, at, dropped, clicked } = open();
  const touch = { pointerType: 'touch' };
  fireEvent.pointerDown(button, at(10, 10, touch));
  fireEvent.pointerMove(button, at(16, 14, touch));
  fireEvent.pointerUp(button, at(16, 14, touch));
  fireEvent.click(button, { detail: 1 });
  expect(dropped).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('takes a press that trembles for a press', () => {
  const { button, at, grabbed, dropped, clicked } = open();
  fireEvent.pointerDown(button, at(10, 10));
  fireEvent.pointerMove(button, at(12, 11));
  fireEvent.pointerUp(button, at(12, 11));
  fireEvent.click(button, { detail: 1 });
  expect([grabbed, dropped, clicked].map((told) => told.mock.calls.length)).toEqual([0, 0, 1]);
});

it('takes the end of a drag for no click, and the next press for one', () => {
  const { button, at, clicked } = open();
  fireEvent.pointerDown(button, at(10, 10));
  fireEvent.pointerMove(button, at(60, 10));
  fireEvent.pointerUp(button, at(60, 10));
  fireEvent.click(button, { detail: 1 });
  expect(clicked).not.toHaveBeenCalled();
  fireEvent.pointerDown(button, at(10, 10));
  fireEvent.pointerUp(button, at(10, 10));
  fireEvent.click(button, { detail: 1 });
  expect(clicked).toHaveBeenCalledTimes(1);
});

it.each([
  ['a second finger', { pointerId: 2 }],
  ['another button of the mouse', { button: 2 }],
])('is not moved by %s', (_, other) => {
  const { button, at, dropped } = open();
  if ('pointerId' in other) fireEvent.pointerDown(button, at(0, 0));
  fireEvent.pointerDown(button, at(10, 10, other));
  fireEvent.pointerMove(button, at(90, 90, other));
  fireEvent.pointerUp(button, at(90, 90, other));
  expect(button.textContent).toBe('lies');
  expect(dropped).not.toHaveBeenCalled();
});

it('is put down where it is when the browser takes the pointer away', () => {
  const { button, at, dropped } = open();
  fireEvent.pointerDown(button, at(10, 10));
  fireEvent.pointerMove(button, at(30, 10));
  fireEvent.pointerCancel(button, at(30, 10));
  expect(dropped.mock.calls).toEqual([[[120, 100]]]);
});
