/** Postgres keeps no sample of what events hold: nothing is looked up by it, and statistics are copied into every backup. */
export const noStatistics = {
  name: '0004-no-statistics',
  sql: `
alter table log.events alter column data set statistics 0;
alter table log.sandbox_events alter column data set statistics 0;
`,
};
