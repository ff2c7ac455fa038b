import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appearance } from '../../lib/theme/appearance.ts';
import { createSaveQueue, SETTLE_MS } from './save-queue.ts';

type Change = Partial<Appearance>;

function aQueue() {
  const saved: Change[] = [];
  const done: (() => void)[] = [];
  const queue = createSaveQueue((change) => {
    saved.push(change);
    return new Promise((resolve) => done.push(resolve));
  });
  const finish = async () => {
    done.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...queue, saved, finish };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a choice of colors', () => {
  it('is saved once, with what came after it, when it has settled', () => {
    const { add, saved } = aQueue();
    add({ theme: 'theme2' });
    vi.advanceTimersByTime(SETTLE_MS - 1);
    add({ theme: 'theme3' });
    add({ color: '#ffd700' });
    vi.advanceTimersByTime(SETTLE_MS - 1);
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(saved).toEqual([{ theme: 'theme3', color: '#ffd700' }]);
  });

  it('is saved in the same turn when the page is left, and not again', () => {
    const { add, flush, saved } = aQueue();
    add({ theme: 'theme2' });
    flush();
    expect(saved).toEqual([{ theme: 'theme2' }]);
    flush();
    vi.advanceTimersByTime(SETTLE_MS);
    expect(saved).toHaveLength(1);
  });

  it('waits for the one before it, so that the last one stays', async () => {
    const { add, flush, saved, finish } = aQueue();
    add({ theme: 'theme2' });
    flush();
    add({ theme: 'theme3' });
    flush();
    expect(saved).toEqual([{ theme: 'theme2' }]);
    await finish();
    expect(saved).toEqual([{ theme: 'theme2' }, { theme: 'theme3' }]);
    await finish();
    add({ theme: 'theme4' });
    flush();
    expect(saved).toHaveLength(3);
  });
});
