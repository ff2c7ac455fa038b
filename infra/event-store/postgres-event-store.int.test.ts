import type { EventStore, SealedEvent } from '@wonderlings/kernel';
import { connect } from '@wonderlings/postgres';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { appendBatch } from './append-batch.ts';
import { appendRequest } from './append-request.ts';
import { expectedBy } from './contract/sealed-act.ts';
import { eventStoreContract, type HeldAppend, type LostAnswer, type StoreUnderTest } from './contract-suite.ts';
import { startTcpRelay, type TcpRelay } from './kurrentdb-double/index.ts';
import { eventLogMigrations } from './migrations.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

async function createStore(): Promise<StoreUnderTest> {
  const database = await createTestDatabase({ migrations: [eventLogMigrations] });
  const { port, hostname } = new URL(database.url);
  const relay = await startTcpRelay(Number(port), hostname);
  const relayed = connect(throughRelay(database.url, relay), { max: 4, applicationName: 'tests' });
  const stores: EventStore[] = [];
  const open = (sql = database.connect()) => {
    const store = createPostgresEventStore({
      sql,
      listen: database.connect,
      // Cut connections are part of the tests; what must not happen is a missing event.
      onError: () => undefined,
    });
    stores.push(store);
    return store;
  };
  return {
    store: open(relayed),
    openSecond: async () => open(),
    loseAnswer: () => loseAnswer(database, relay),
    holdAppend: (events) => hold(database, events),
    cutConnections: async () => {
      await database.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
    },
    tampering: {
      update: () => database.sql`update log.events set type = 'Nothing'`.execute(),
      'update of nothing': () => database.sql`update log.events set type = 'Nothing' where false`.execute(),
      delete: () => database.sql`delete from log.events`.execute(),
      truncate: () => database.sql`truncate log.events`.execute(),
      'update of a sandbox': () => database.sql`update log.sandbox_events set type = 'Nothing'`.execute(),
      'truncate of the sandboxes': () => database.sql`truncate log.sandbox_events`.execute(),
      "a child's stream among the sandboxes": () =>
        database.sql`
          with moved as (select * from log.events) insert into log.sandbox_events select * from moved`.execute(),
      'update as a replica': () =>
        database.sql.begin(async (tx) => {
          await tx`set local session_replication_role = replica`;
          await tx`update log.events set data = ''`;
        }),
    },
    async close() {
      await Promise.all(stores.map((store) => store.close()));
      await relayed.end({ timeout: 0 });
      await relay.close();
      await database.drop();
    },
  };
}

function throughRelay(url: string, { port }: TcpRelay): string {
  const relayed = new URL(url);
  relayed.host = `127.0.0.1:${port}`;
  return relayed.href;
}

/** The first piece of an answer that comes when there is more in the log than now: the append is committed then. */
async function loseAnswer({ sql }: TestDatabase, relay: TcpRelay): Promise<LostAnswer> {
  const count = async () =>
    (await sql<{ events: number }[]>`select count(*)::int as events from log.events`)[0]?.events;
  const before = await count();
  let isLost = false;
  relay.screenAnswers(async () => {
    isLost = (await count()) !== before;
    return !isLost;
  });
  return { isLost: () => isLost };
}

/** An append in a transaction of its own that stays open until it is told how to end. */
async function hold(database: TestDatabase, events: readonly SealedEvent[]): Promise<HeldAppend> {
  let end: (how: 'commit' | 'rollBack') => void = () => undefined;
  const told = new Promise<'commit' | 'rollBack'>((resolve) => {
    end = resolve;
  });
  let appended: () => void = () => undefined;
  const holding = new Promise<void>((resolve) => {
    appended = resolve;
  });
  const rolledBack = new Error('rolled back on purpose');
  const transaction = database.sql.begin(async (tx) => {
    await appendBatch(tx, [appendRequest(events[0]?.stream ?? '', expectedBy(events), events)]);
    appended();
    if ((await told) === 'rollBack') throw rolledBack;
  });
  const ended = transaction.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
  await Promise.race([holding, ended]);
  const finish = (how: 'commit' | 'rollBack') => async () => {
    end(how);
    await ended;
  };
  return { commit: finish('commit'), rollBack: finish('rollBack') };
}

eventStoreContract('The event store on Postgres', createStore);
