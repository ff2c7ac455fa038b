type Act = (...args: never[]) => void;
type Handle = ReturnType<typeof setTimeout>;
type Begin = (act: Act, ms?: number, ...args: never[]) => Handle;

/** Where a page's timers are begun and ended; the global object of the tests. */
export interface TimerScope {
  setTimeout: Begin;
  setInterval: Begin;
  clearTimeout(handle: Handle): void;
}

/**
 * Watches the timers that are begun in `scope` from now on; the answer ends them all. A browser ends a page's timers with the
 * page. The pages of jsdom have those of Node, which go on when the document has gone, and then fail a run in which every
 * test has passed.
 */
export function watchTimers(scope: TimerScope): () => void {
  const { setTimeout: beginTimeout, setInterval: beginInterval, clearTimeout: end } = scope;
  const begun = new Set<Handle>();
  const watched =
    (begin: Begin): Begin =>
    (...call) => {
      const handle = begin(...call);
      begun.add(handle);
      return handle;
    };
  // Node hangs what `promisify` needs on the function.
  scope.setTimeout = Object.assign(watched(beginTimeout), beginTimeout);
  scope.setInterval = watched(beginInterval);
  return () => {
    // It ends intervals too.
    for (const handle of begun) end(handle);
    begun.clear();
  };
}
