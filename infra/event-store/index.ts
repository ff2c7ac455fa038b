export { type AnchorFiles, anchorFiles } from './anchors/anchor-files.ts';
export { anchorWebhook } from './anchors/anchor-webhook.ts';
export { makeAnchors } from './anchors/make-anchors.ts';
export { logKept } from './kept.ts';
export { logAddressFault, logHosts } from './kurrentdb/log-address.ts';
export { LogGapError } from './log-gap-error.ts';
export { createMemoryEventStore } from './memory-event-store.ts';
export { eventLogMigrations } from './migrations.ts';
export { type CopiedLog, copyLog, type LogTarget } from './move/copy-log.ts';
export { type LogSource, LogsDiffer, sourceOf } from './move/walk-log.ts';
export {
  createPostgresEventStore,
  type PostgresEventStore,
  type PostgresEventStoreOptions,
} from './postgres-event-store.ts';
