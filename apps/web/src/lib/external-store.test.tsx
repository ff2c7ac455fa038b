import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from './external-store.ts';

it('tells its listeners of each change, and of nothing that stays', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(store.get()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('draws a component again that uses it', () => {
  const store = createStore('before');
  const Shown = () => <p>{useStore(store, 'prerendered')}</p>;
  render(<Shown />);
  expect(screen.getByText('before')).toBeDefined();
  act(() => store.set('after'));
  expect(screen.getByText('after')).toBeDefined();
});
