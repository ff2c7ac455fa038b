import { PostgresError } from '@wonderlings/postgres';
import { LogGapError } from './log-gap-error.ts';

// SQLSTATE classes of https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, rollback, resources,
// operator intervention (a shutdown, a timeout, a cut connection), system.
const PASSING = /^(08|40|53|57|58)/;
/** Data, constraint and limit faults: what was sent is wrong, not the server. */
const CONTENT = /^(21|22|23|54)/;

/** A failure that may be gone a moment later, so that reading again is right. Everything the driver itself reports is. */
export function isTransient(error: unknown): boolean {
  if (error instanceof LogGapError) return false;
  if (error instanceof PostgresError) return PASSING.test(error.code);
  return !(error instanceof Error && 'code' in error && error.code === 'CONNECTION_ENDED');
}

/** Postgres refused what one of a batch holds; the others may be fine. */
export function isContentFault(error: unknown): boolean {
  return error instanceof PostgresError && CONTENT.test(error.code);
}
