import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type enterStage as Enter, startBlinking } from './motion.ts';

describe('blinking', () => {
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

describe('the stage', () => {
  /** Tells the stage what is in view, as a browser would. */
  let see: (seen: readonly (readonly [Element, boolean])[]) => void;
  let enterStage: typeof Enter;

  beforeEach(async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
          see = (seen) => callback(seen.map(([target, isIntersecting]) => ({ target, isIntersecting })));
        }
        observe(): void {}
        unobserve(): void {}
      },
    );
    vi.resetModules();
    ({ enterStage } = await import('./motion.ts'));
  });
  afterEach(() => vi.unstubAllGlobals());

  function companions(...sizes: readonly number[]) {
    return sizes.map((size) => {
      const element = document.createElement('span');
      const state = { element, moving: false, leave: () => {} };
      state.leave = enterStage(element, size, (moving) => {
        state.moving = moving;
      });
      return state;
    });
  }
  const moving = (all: ReturnType<typeof companions>) => all.map((one) => one.moving);
  const inView = (all: ReturnType<typeof companions>, yes = true) =>
    see(all.map(({ element }) => [element, yes] as const));

  it('moves the three largest of those in view', () => {
    const all = companions(100, 200, 64, 300, 150);
    expect(moving(all)).toEqual([false, false, false, false, false]);
    inView(all);
    expect(moving(all)).toEqual([false, true, false, true, true]);
  });

  it('moves another one when a mover scrolls out of view or leaves', () => {
    const all = companions(100, 200, 64, 300, 150);
    inView(all);
    inView(all.slice(3, 4), false);
    expect(moving(all)).toEqual([true, true, false, false, true]);
    all[1]?.leave();
    expect(moving(all)).toEqual([true, false, true, false, true]);
  });

  it('moves none out of view', () => {
    const all = companions(100, 200);
    inView(all);
    inView(all, false);
    expect(moving(all)).toEqual([false, false]);
  });
});
