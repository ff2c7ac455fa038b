import { once } from 'node:events';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server that can be cut, and on which a new version can come. */
export interface Line {
  readonly url: string;
  /** From now on nothing answers. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on the server ends the worker, as with `OFFLINE_SHELL=off`. */
  retireWorker(): void;
  /** From now on the server has that version of the service worker; a browser knows a version by its bytes. */
  bringVersion(version: string): void;
  close(): Promise<void>;
}

/** A browser's own "offline" does not reach its service workers; a server that is gone does. */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  let version = 'as built';
  let worker = '/sw.js';
  const listen = async (at: number): Promise<Server> => {
    const server = createServer((incoming, answer) => {
      const isWorker = incoming.url === '/sw.js';
      const headers = { ...incoming.headers };
      if (isWorker) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
      const passed = ask(
        { hostname, port, path: isWorker ? worker : incoming.url, method: incoming.method, headers },
        (coming) => {
          if (!isWorker) {
            answer.writeHead(coming.statusCode ?? 502, coming.headers);
            coming.pipe(answer);
            return;
          }
          const { 'content-length': _, ...rest } = coming.headers;
          answer.writeHead(coming.statusCode ?? 502, rest);
          coming.pipe(answer, { end: false });
          coming.once('end', () => answer.end(`\n// version ${version}`));
        },
      );
      passed.once('error', () => answer.destroy());
      incoming.pipe(passed);
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const at = (server.address() as AddressInfo).port;
  const cut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://localhost:${at}`,
    retireWorker: () => {
      worker = '/sw-retired.js';
    },
    bringVersion: (next) => {
      version = next;
    },
    cut,
    close: async () => {
      if (server.listening) await cut();
    },
    async mend() {
      server = await listen(at);
    },
  };
}
