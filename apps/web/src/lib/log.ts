/** For failures that no one on the page needs to hear of ("failure is only logged"). Never pass what a child wrote. */
export function logFailure(what: string, reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is what "only logged" means here
  console.warn(what, reason);
}
