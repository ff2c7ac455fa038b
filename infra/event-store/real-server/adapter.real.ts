import { randomUUID } from 'node:crypto';
import type { EventStore } from '@wonderlings/kernel';
import { describe, inject, it } from 'vitest';
import { eventStoreContract, type StoreUnderTest } from '../contract-suite.ts';
import { startTcpRelay } from '../kurrentdb-double/index.ts';
import { createKurrentDbEventStore } from '../kurrentdb-event-store.ts';
import type { RealServer } from './start-server.ts';

const server = inject('realServer');

/** One server on this machine, without TLS: the way to it can be laid through a relay that cuts. */
const NEAR = /^(?:esdb|kurrentdb):\/\/(127\.0\.0\.1|localhost):(\d+)\/?\?.*tls=false/i;

const storeOn = (server: RealServer) => async (): Promise<StoreUnderTest> => {
  const [, host, port] = NEAR.exec(server.url) ?? [];
  const relay = port === undefined ? undefined : await startTcpRelay(Number(port));
  const url = relay ? server.url.replace(`${host}:${port}`, `127.0.0.1:${relay.port}`) : server.url;
  // So that one server serves every test.
  const namespace = `${randomUUID()}-`;
  const stores: EventStore[] = [];
  const open = () => {
    const store = createKurrentDbEventStore({ url, namespace, onError: () => undefined });
    stores.push(store);
    return store;
  };
  return {
    store: open(),
    openSecond: async () => open(),
    ...(relay ? { cutConnections: async () => relay.cut() } : {}),
    async close() {
      await Promise.all(stores.map((store) => store.close()));
      await relay?.close();
    },
  };
};

if (server) {
  const missing = {
    holdAppend: 'one writer orders and commits: nothing can be held open',
    loseAnswer: 'what the server says is not looked into on its way',
    tampering: 'deleting is a permission there, given by the operator',
    ...(NEAR.test(server.url)
      ? {}
      : { cutConnections: 'only the way to a server on this machine, without TLS, can be cut' }),
  };
  eventStoreContract('The adapter of KurrentDB, on a real server,', storeOn(server), missing, { isSlow: true });
} else {
  describe.skip('The adapter of KurrentDB, on a real server', () => {
    it('is tested where there is one');
  });
}
