import type { EventRegistry, EventStore, KeyRing, ReadTable } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';

/** What every part of the read model stands on. The database must have `readModelMigrations`. */
export interface ReadModelParts {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly registry: EventRegistry;
  readonly tables: readonly ReadTable[];
}
