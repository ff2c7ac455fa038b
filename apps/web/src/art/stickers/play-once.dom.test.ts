import { act, renderHook } from '@testing-library/react';
import type { AnimationEvent } from 'react';
import { expect, it } from 'vitest';
import { usePlayOnce } from './sticker-art.tsx';

/** An element in which something still moves, as told: for so many milliseconds, or for ever. */
function ended(...stillMoving: readonly number[]): AnimationEvent {
  const getAnimations = () =>
    stillMoving.map((endTime) => ({ playState: 'running', effect: { getComputedTiming: () => ({ endTime }) } }));
  return { currentTarget: { getAnimations } } as unknown as AnimationEvent;
}

it('plays until the last part of a drawing has turned', () => {
  const { result } = renderHook(() => usePlayOnce());
  act(() => result.current.play());
  act(() => result.current.onAnimationEnd(ended(16_000)));
  expect(result.current.animate).toBe(true);
  act(() => result.current.onAnimationEnd(ended()));
  expect(result.current.animate).toBe(false);
});

it('does not wait for what moves without end', () => {
  const { result } = renderHook(() => usePlayOnce(true));
  act(() => result.current.onAnimationEnd(ended(Number.POSITIVE_INFINITY)));
  expect(result.current.animate).toBe(false);
});
