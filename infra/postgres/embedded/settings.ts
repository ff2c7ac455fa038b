/**
 * How the embedded Postgres runs. What is acknowledged is on disk: `fsync`, `full_page_writes` and `synchronous_commit`
 * keep their default, which is on.
 */
export const SETTINGS = {
  max_connections: '60',
  // Enough for the hot pages of a household or a school; the operating system caches the rest.
  shared_buffers: '96MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // Short statements only: compiling them costs more than it saves.
  jit: 'off',
  // There is no replica, and bulk loads into a fresh table then need no log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  min_wal_size: '80MB',
  max_wal_size: '512MB',
  timezone: 'UTC',
  // Statements and their errors may quote what a child wrote; the server logs what it needs of them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
} as const;
