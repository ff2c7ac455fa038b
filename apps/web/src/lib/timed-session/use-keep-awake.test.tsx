import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeepAwake } from './use-keep-awake.ts';

function Session({ running }: { readonly running: boolean }) {
  useKeepAwake(running);
  return null;
}

function fakeWakeLock(request: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
}
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

it('keeps the screen lit while a session runs, asks again when it is looked at again, and lets go at its end', async () => {
  const release = vi.fn();
  const request = vi.fn(async () => ({ release }));
  fakeWakeLock(request);
  const { rerender } = render(<Session running={false} />);
  expect(request).not.toHaveBeenCalled();
  rerender(<Session running />);
  expect(request).toHaveBeenCalledWith('screen');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  rerender(<Session running={false} />);
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

it('only logs that a device will not', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeWakeLock(() => Promise.reject(new Error('battery is low')));
  const { unmount } = render(<Session running />);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('The screen may go dark', new Error('battery is low')));
  unmount();
  warn.mockRestore();
});

it('asks nothing of a browser that cannot', () => {
  expect(() => render(<Session running />)).not.toThrow();
});
