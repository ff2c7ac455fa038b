import { randomUUID } from 'node:crypto';
import type { EventStore } from '@wonderlings/kernel';
import { eventStoreContract, type StoreUnderTest } from './contract-suite.ts';
import { startKurrentDbDouble } from './kurrentdb-double/index.ts';
import { createKurrentDbEventStore } from './kurrentdb-event-store.ts';

async function createStore(): Promise<StoreUnderTest> {
  const double = await startKurrentDbDouble({ systemEvents: true });
  const namespace = `${randomUUID()}-`;
  const stores: EventStore[] = [];
  const open = () => {
    // Cut connections are part of the tests; what must not happen is a missing event.
    const store = createKurrentDbEventStore({ url: double.url, namespace, onError: () => undefined });
    stores.push(store);
    return store;
  };
  return {
    store: open(),
    openSecond: async () => open(),
    cutConnections: async () => double.faults.cutAll(),
    async loseAnswer() {
      double.faults.dropAnswer('cut');
      return { isLost: () => !double.faults.isAppendPending };
    },
    async close() {
      await Promise.all(stores.map((store) => store.close()));
      await double.close();
    },
  };
}

eventStoreContract(
  'The adapter of KurrentDB, against the protocol double,',
  createStore,
  {
    holdAppend: 'one writer orders and commits: nothing can be held open',
    tampering: 'deleting is a permission there, given by the operator',
  },
  { isSlow: true },
);
