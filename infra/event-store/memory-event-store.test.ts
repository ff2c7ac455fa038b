import { eventStoreContract } from './contract-suite.ts';
import { createMemoryEventStore, MemoryLog } from './memory-event-store.ts';

async function createStore() {
  const log = new MemoryLog();
  const store = createMemoryEventStore(log);
  return { store, openSecond: async () => createMemoryEventStore(log), close: () => store.close() };
}

eventStoreContract('The event store in memory', createStore, {
  cutConnections: 'it has no connections',
  loseAnswer: 'it has no connections',
  holdAppend: 'an append is one step of the event loop',
  tampering: 'only its own process reaches it',
});
