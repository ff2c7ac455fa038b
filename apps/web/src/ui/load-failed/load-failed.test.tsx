import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadFailed } from './load-failed.tsx';

const network = (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};
afterEach(() => vi.restoreAllMocks());

it('says what a page lacks, with a network and without', () => {
  render(<LoadFailed trying={false} onRetry={() => {}} />);
  expect(screen.getByRole('alert').textContent).toContain('This page did not come.');
  network(false);
  expect(screen.getByRole('alert').textContent).toContain("This page needs the internet.Try Zola's clouds for now.");
  network(true);
  expect(screen.getByRole('alert').textContent).toContain('This page did not come.');
});
