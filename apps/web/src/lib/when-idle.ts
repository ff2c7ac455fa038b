/** Long enough for a busy page, short enough that a film still greets a visitor. */
const AT_LATEST_MS = 2_000;
/** Safari cannot tell when it is idle. */
const OTHERWISE_MS = 300;

/** Calls `act` once the browser has nothing more urgent to do. Returns how to call that off. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(act, { timeout: AT_LATEST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(act, OTHERWISE_MS);
  return () => clearTimeout(id);
}

/** Between two long pieces of work: a scroll or a press meanwhile is answered first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
