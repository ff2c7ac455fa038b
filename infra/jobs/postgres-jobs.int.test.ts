import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach } from 'vitest';
import { jobsSuite } from './jobs-suite.ts';
import { migrateJobs } from './postgres-engine.ts';
import { queueSuite } from './queue-suite.ts';
import type { Place } from './testing-servers.ts';

let database: TestDatabase | undefined;
afterEach(() => database?.drop());

const open = async (): Promise<Place> => {
  const opened = await createTestDatabase();
  await migrateJobs(opened.url);
  database = opened;
  return {
    databaseUrl: opened.url,
    async cutConnections() {
      await opened.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
    },
    async lose() {
      const tables = await opened.sql<{ name: string }[]>`
        select tablename as name from pg_tables where schemaname = 'bullmq' and tablename not like '%migration%'`;
      for (const { name } of tables) await opened.sql`truncate ${opened.sql(`bullmq.${name}`)} cascade`;
    },
  };
};

jobsSuite('Postgres', open);
queueSuite('Postgres', open);
