import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, toasts } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

describe('toasts', () => {
  it('show one at a time: the newest', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(toasts.get().map(({ title }) => title)).toEqual(['Second']);
  });

  it('are removed 1,000,000 ms after they were dismissed', () => {
    vi.useFakeTimers();
    const id = toast({ title: 'Hello' });
    dismissToast(id);
    expect(toasts.get()).toMatchObject([{ open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(toasts.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.get()).toEqual([]);
  });

  it('do not take a newer one with them', () => {
    vi.useFakeTimers();
    dismissToast(toast({ title: 'Old' }));
    toast({ title: 'New' });
    vi.advanceTimersByTime(1_000_000);
    expect(toasts.get().map(({ title }) => title)).toEqual(['New']);
  });

  it('say title and description, close by their button, and do their action', async () => {
    const onPress = vi.fn();
    const user = userEvent.setup();
    render(<Toaster />);
    act(() => void toast({ title: 'Saved', description: 'All of it.', action: { label: 'Undo', onPress } }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.getByText('All of it.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    act(() => void toast({ title: 'Again' }));
    await user.click(await screen.findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByText('Again')).toBeNull());
  });

  it('leave after 5 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Toaster />);
    act(() => void toast({ title: 'Hello' }));
    await screen.findByText('Hello');
    await act(() => vi.advanceTimersByTimeAsync(4500));
    expect(toasts.get()).toMatchObject([{ open: true }]);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(toasts.get()).toMatchObject([{ open: false }]);
  });

  it('leave earlier when they say so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Toaster />);
    act(() => void toast({ title: 'Hello', durationMs: 3000 }));
    await screen.findByText('Hello');
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(toasts.get()).toMatchObject([{ open: true }]);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(toasts.get()).toMatchObject([{ open: false }]);
  });

  it('take the focus on F8', async () => {
    render(<Toaster />);
    act(() => void toast({ title: 'Hello' }));
    await screen.findByText('Hello');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });
});
