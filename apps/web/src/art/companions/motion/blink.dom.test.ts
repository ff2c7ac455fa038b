import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBlinking } from './blink.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function figureWith(eyes: 'open' | 'shut') {
  const figure = document.createElement('div');
  const group = document.createElement('span');
  group.dataset.eyes = eyes;
  const animate = vi.fn();
  group.animate = animate;
  figure.append(group);
  return { figure, animate };
}

describe('blinking', () => {
  it('comes every three to six seconds', () => {
    const { figure, animate } = figureWith('open');
    const draws = [0, 0.9, 1, 0.9, 1];
    const stop = startBlinking(figure, () => draws.shift() ?? 0.5);
    vi.advanceTimersByTime(2999);
    expect(animate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(animate).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5999);
    expect(animate).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(animate).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(animate).toHaveBeenCalledTimes(2);
  });

  it('is double one time in five', () => {
    const { figure, animate } = figureWith('open');
    const draws = [0, 0.19, 0, 0.2];
    startBlinking(figure, () => draws.shift() ?? 1);
    vi.advanceTimersByTime(6000);
    expect(animate.mock.calls.map(([, options]) => options)).toEqual([
      { duration: 160, iterations: 2 },
      { duration: 160, iterations: 1 },
    ]);
  });

  it('leaves shut eyes shut', () => {
    const { figure, animate } = figureWith('shut');
    startBlinking(figure, () => 0);
    vi.advanceTimersByTime(30_000);
    expect(animate).not.toHaveBeenCalled();
  });
});
