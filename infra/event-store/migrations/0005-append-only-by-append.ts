/**
 * `log.append` writes with the owner's right, so that the role that appends needs none to insert: past the function, with a position
 * or a hash of its own choice, it can write nothing. The path of the search is fixed, as of every function with such a right.
 */
export const appendOnlyByAppend = {
  name: '0005-append-only-by-append',
  sql: `
alter function log.append(jsonb) security definer set search_path = pg_catalog, pg_temp;
revoke all on function log.append(jsonb) from public;
`,
};
