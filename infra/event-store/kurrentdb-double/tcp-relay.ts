import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a server on the same machine and spoils the way to it. */
export interface TcpRelay {
  readonly port: number;
  /** Drops every connection; new ones are let in. */
  cut(): void;
  /** Lets no byte through in either direction, and closes nothing. */
  blackhole(on?: boolean): void;
  /** Resets every new connection at once. */
  refuse(on?: boolean): void;
  /** Ends the way from the server to the client, the other way stays open. */
  halfClose(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
}

/** @param target port on 127.0.0.1 */
export async function startTcpRelay(target: number): Promise<TcpRelay> {
  const pairs = new Set<Pair>();
  let isRefusing = false;
  let isBlackhole = false;

  function drop(pair: Pair): void {
    pair.client.destroy();
    pair.server.destroy();
    pairs.delete(pair);
  }
  function join({ client, server }: Pair): void {
    client.pipe(server);
    server.pipe(client);
  }
  function part({ client, server }: Pair): void {
    client.unpipe(server).pause();
    server.unpipe(client).pause();
  }

  const listener = createServer((client) => {
    if (isRefusing) {
      client.resetAndDestroy();
      return;
    }
    const pair = { client, server: connect(target, '127.0.0.1') };
    pairs.add(pair);
    for (const socket of [pair.client, pair.server]) {
      socket.setNoDelay(true);
      // Either end may go first, with a reset or without: the other one follows.
      socket.on('error', () => drop(pair)).on('close', () => drop(pair));
    }
    if (!isBlackhole) join(pair);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  return {
    // A listening TCP server has an address of this shape.
    port: (listener.address() as AddressInfo).port,
    cut() {
      for (const pair of [...pairs]) drop(pair);
    },
    blackhole(on = true) {
      isBlackhole = on;
      for (const pair of pairs) (on ? part : join)(pair);
    },
    refuse(on = true) {
      isRefusing = on;
    },
    halfClose() {
      for (const { client, server } of pairs) {
        server.unpipe(client);
        client.end();
      }
    },
    async close() {
      const closed = once(listener, 'close');
      listener.close();
      for (const pair of [...pairs]) drop(pair);
      await closed;
    },
  };
}
