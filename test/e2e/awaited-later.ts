/**
 * What a test begins to wait for before the step that brings it about. Where that step fails, its own error is the test's:
 * what never came is then no second one outside of every test, which fails a run whose next try passed.
 */
export function awaitedLater<T>(awaited: Promise<T>): Promise<T> {
  awaited.catch(() => undefined);
  return awaited;
}
