/** SQLSTATE: connection exceptions, shutdowns and restarts, a statement that timed out; no room (disk, memory, connections), and a disk's faults. */
const SQLSTATE = /^(08...|53...|57P0[1-5]|57014|58...)$/;
/** Sockets, what postgres.js says of its own, and our own time limits for it. */
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'DEADLINE_EXCEEDED',
  'EVENT_LOG_UNAVAILABLE',
]);

/** Whether a store cannot be reached for now: the same request may well succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (CONNECTION.has(error.code) || SQLSTATE.test(error.code)) return true;
  }
  return isUnavailable(error.cause);
}
