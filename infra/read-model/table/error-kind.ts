/** What kind of error it is, without its message: Postgres and `JSON.parse` quote there what a child wrote. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return `a ${typeof error} that was thrown`;
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
}
