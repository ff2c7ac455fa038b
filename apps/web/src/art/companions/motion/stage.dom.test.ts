import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { enterStage as Enter } from './stage.ts';

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
  ({ enterStage } = await import('./stage.ts'));
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

describe('the stage', () => {
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

  it('moves nobody out of view', () => {
    const all = companions(100, 200);
    inView(all);
    inView(all, false);
    expect(moving(all)).toEqual([false, false]);
  });
});
