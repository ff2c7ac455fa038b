import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CALM_FOR_MS, PAUSE_MS, whenCalm } from './when-calm.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const aLook = 500;

it('comes soon where nothing is interrupted', () => {
  const then = vi.fn();
  whenCalm(then);
  vi.advanceTimersByTime(CALM_FOR_MS + aLook);
  expect(then).toHaveBeenCalledTimes(1);
});

it('waits for a pause where a child writes down one thing after the other', () => {
  document.body.innerHTML = '<main data-logging=""><button>Add</button></main>';
  const then = vi.fn();
  whenCalm(then);
  vi.advanceTimersByTime(PAUSE_MS - aLook);
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector('button')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  vi.advanceTimersByTime(PAUSE_MS - aLook);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * aLook);
  expect(then).toHaveBeenCalledTimes(1);
});

it('waits for a pause where a child reads what it has just done, and comes soon once it has gone on', () => {
  document.body.innerHTML = '<main data-just-done=""></main>';
  const [read, gone] = [vi.fn(), vi.fn()];
  whenCalm(read);
  vi.advanceTimersByTime(PAUSE_MS - aLook);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * aLook);
  expect(read).toHaveBeenCalledTimes(1);
  whenCalm(gone);
  vi.advanceTimersByTime(CALM_FOR_MS + aLook);
  expect(gone).not.toHaveBeenCalled();
  document.body.replaceChildren();
  vi.advanceTimersByTime(aLook);
  expect(gone).toHaveBeenCalledTimes(1);
});

it('says once that it waits for a pause, and only where it does', () => {
  const meanwhile = vi.fn();
  whenCalm(() => {}, meanwhile);
  vi.advanceTimersByTime(PAUSE_MS);
  expect(meanwhile).not.toHaveBeenCalled();
  document.body.innerHTML = '<main data-logging=""></main>';
  whenCalm(() => {}, meanwhile);
  vi.advanceTimersByTime(CALM_FOR_MS - aLook);
  expect(meanwhile).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PAUSE_MS);
  expect(meanwhile).toHaveBeenCalledTimes(1);
});
