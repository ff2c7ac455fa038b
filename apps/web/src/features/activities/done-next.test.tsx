import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveFeedback } from '../../lib/feedback/feedback.ts';
import { DoneNext, NEXT_STEPS } from './done-next.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: () => null }));
vi.mock('../../ui/button.tsx', () => ({ ButtonLink: () => null }));
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));
vi.mock('../../lib/feedback/feedback.ts', () => ({ giveFeedback: vi.fn() }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(giveFeedback).mockClear();
});

const shown = (props: { sound?: 'grew' | 'none'; soundAfterMs?: number } = {}) =>
  render(<DoneNext who="blot" to="/mood" step={NEXT_STEPS.tellBlot} {...props} />);
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const heard = () => vi.mocked(giveFeedback).mock.calls.map(([name]) => name);

it('is heard once, after the words are there', async () => {
  shown();
  expect(heard()).toEqual([]);
  await after(400);
  await after(5_000);
  expect(heard()).toEqual(['done']);
});

it('is heard as what grew, later after a breath, and not where it did not help', async () => {
  shown({ sound: 'grew', soundAfterMs: 2_000 });
  shown({ sound: 'none' });
  await after(1_900);
  expect(heard()).toEqual([]);
  await after(200);
  expect(heard()).toEqual(['grew']);
});

it('is not heard any more once the child has gone on', async () => {
  shown().unmount();
  await after(5_000);
  expect(heard()).toEqual([]);
});
