import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { type TimerScope, watchTimers } from './testing/page-timers.ts';
import { clearToasts } from './ui/toast/toast-store.ts';

// Pages come in lazy chunks, and a machine may be busy with something else.
configure({ asyncUtilTimeout: 20_000, getElementError });

/**
 * As Testing Library's own, but the document is written out only where the message is read: each look for what is not there yet
 * ends in such an error, and writing a page out twenty times a second took a quarter of these suites' time.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const written = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get: written, configurable: true });
}

// The cast: the names of Node's timers and of the browser's, of which only the handles differ.
const endTimers = watchTimers(globalThis as unknown as TimerScope);

afterEach(() => {
  cleanup();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// As a browser does with a page that is closed: nothing of it happens when its document has gone.
afterAll(endTimers);

// jsdom has no layout, so it lacks what Radix' slider and toasts ask of one.
class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= ResizeObserverStub;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Range.prototype.getClientRects ??= () => document.body.getClientRects();
window.scrollTo = () => {};
// Nothing moves in jsdom. The cast: what is returned there stands for an animation that is asked nothing.
Element.prototype.animate ??= () => ({ cancel() {}, finish() {}, pause() {}, play() {} }) as Animation;
