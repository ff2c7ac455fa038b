import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { painted } from './painted.ts';

let paints: () => void = () => {};
class FakeObserver {
  readonly #tell: PerformanceObserverCallback;
  constructor(tell: PerformanceObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    paints = () => {
      const list = { getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? [{}] : []) };
      // A stand-in: of both only these members are asked for.
      this.#tell(list as unknown as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
    };
  }
  disconnect(): void {}
}

const told = vi.fn();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const load = () => window.dispatchEvent(new Event('load'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  told.mockReset();
  paints = () => {};
  void painted().then(told);
});
afterEach(() => vi.restoreAllMocks());

it('waits for the first paint, not for everything that the page shows', async () => {
  await pass(1000);
  expect(told).not.toHaveBeenCalled();
  paints();
  await pass(0);
  expect(told).toHaveBeenCalledOnce();
});

it('does not wait for the paint of a tab that is not looked at', async () => {
  load();
  await pass(299);
  expect(told).not.toHaveBeenCalled();
  await pass(1);
  expect(told).toHaveBeenCalledOnce();
});

it('does not wait for ever for a picture', async () => {
  await pass(3999);
  expect(told).not.toHaveBeenCalled();
  await pass(1);
  expect(told).toHaveBeenCalledOnce();
});
