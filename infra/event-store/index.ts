export { LogGapError } from './log-gap-error.ts';
export { createMemoryEventStore } from './memory-event-store.ts';
export { eventLogMigrations } from './migrations.ts';
export {
  createPostgresEventStore,
  type PostgresEventStore,
  type PostgresEventStoreOptions,
} from './postgres-event-store.ts';
