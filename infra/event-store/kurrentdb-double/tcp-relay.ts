import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Stands before a server on the same machine and spoils the way to it. */
export interface TcpRelay {
  readonly port: number;
  /** Drops every connection; new ones are let in. */
  cut(): void;
  /** Lets no byte through in either direction, and closes nothing. */
  blackhole(on?: boolean): void;
  /** The connections that there are stay open and silent for good, as when a server is gone without a word; new ones work. */
  strand(): void;
  /** Resets every new connection at once. */
  refuse(on?: boolean): void;
  /** Lets every chunk of bytes wait, in both directions: a way that is long and narrow. */
  delay(ms: number): void;
  /** Ends the way from the server to the client, the other way stays open. */
  halfClose(): void;
  /** Asks for each piece of an answer whether it may pass. One that may not ends its connection instead, and nothing is asked any more. */
  screenAnswers(mayPass: () => Promise<boolean>): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  readonly up: Transform;
  readonly down: Transform;
  isStranded: boolean;
}

/** @param target port of the server, on this machine unless a host is named */
export async function startTcpRelay(target: number, host = '127.0.0.1'): Promise<TcpRelay> {
  const pairs = new Set<Pair>();
  let isRefusing = false;
  let isBlackhole = false;
  let delayMs = 0;
  let mayPass: (() => Promise<boolean>) | undefined;

  function drop(pair: Pair): void {
    for (const stream of [pair.client, pair.server, pair.up, pair.down]) stream.destroy();
    pairs.delete(pair);
  }
  function join({ client, server, up, down, isStranded }: Pair): void {
    if (isStranded) return;
    client.pipe(up);
    server.pipe(down);
  }
  function part({ client, server, up, down }: Pair): void {
    client.unpipe(up).pause();
    server.unpipe(down).pause();
  }
  /** @param cut ends the connection in the place of a piece that may not pass */
  const way = (cut?: () => void) =>
    new Transform({
      transform(piece, _, done) {
        const pass = () => {
          if (delayMs > 0) setTimeout(done, delayMs, null, piece).unref();
          else done(null, piece);
        };
        if (!cut || !mayPass) {
          pass();
          return;
        }
        mayPass().then((may) => {
          if (may) return pass();
          mayPass = undefined;
          cut();
        }, done);
      },
    });

  const listener = createServer((client) => {
    if (isRefusing) {
      client.resetAndDestroy();
      return;
    }
    const pair: Pair = {
      client,
      server: connect(target, host),
      up: way(),
      down: way(() => drop(pair)),
      isStranded: false,
    };
    pairs.add(pair);
    pair.up.pipe(pair.server);
    pair.down.pipe(pair.client);
    // Either end may go first, with a reset or without: the other one follows.
    const follow = (socket: Socket) => (socket === pair.server && pair.isStranded ? undefined : drop(pair));
    for (const socket of [pair.client, pair.server]) {
      socket.setNoDelay(true);
      socket.on('error', () => follow(socket)).on('close', () => follow(socket));
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
    strand() {
      for (const pair of pairs) {
        part(pair);
        pair.isStranded = true;
        pair.server.destroy();
      }
    },
    refuse(on = true) {
      isRefusing = on;
    },
    delay(ms) {
      delayMs = ms;
    },
    halfClose() {
      for (const { client, down } of pairs) {
        down.unpipe(client);
        client.end();
      }
    },
    screenAnswers(ask) {
      mayPass = ask;
    },
    async close() {
      const closed = once(listener, 'close');
      listener.close();
      for (const pair of [...pairs]) drop(pair);
      await closed;
    },
  };
}
