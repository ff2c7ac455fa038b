/** A tab in the background is not painted, and a picture may never come: the app must, all the same. */
const PAINTED_WITHIN_MS = 300;
const LOADED_WITHIN_MS = 4000;

/** Resolves with the page's first paint, or when that takes too long. */
export async function painted(): Promise<void> {
  await Promise.race([firstPaint(), loaded().then(() => after(PAINTED_WITHIN_MS)), after(LOADED_WITHIN_MS)]);
}

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof PerformanceObserver === 'undefined') return;
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
