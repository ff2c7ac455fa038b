import { once } from 'node:events';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server that can be cut, and on which a new version can come. */
export interface Line {
  readonly url: string;
  /** From now on nothing answers. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on the server has another service worker: what a browser knows a new version by. */
  bringNewVersion(): void;
  /** Paths that were asked for, newest last. */
  readonly asked: readonly string[];
}

/** A browser's own "offline" does not reach its service workers; a server that is gone does. */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const asked: string[] = [];
  let version = 0;
  const listen = async (at: number): Promise<Server> => {
    const server = createServer((incoming, answer) => {
      asked.push(incoming.url ?? '');
      const isWorker = incoming.url === '/sw.js';
      const headers = { ...incoming.headers };
      if (isWorker) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
      const passed = ask({ hostname, port, path: incoming.url, method: incoming.method, headers }, (coming) => {
        if (!isWorker) {
          answer.writeHead(coming.statusCode ?? 502, coming.headers);
          coming.pipe(answer);
          return;
        }
        const { 'content-length': _, ...rest } = coming.headers;
        answer.writeHead(coming.statusCode ?? 502, rest);
        coming.pipe(answer, { end: false });
        coming.once('end', () => answer.end(`\n// version ${version}`));
      });
      passed.once('error', () => answer.destroy());
      incoming.pipe(passed);
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const at = (server.address() as AddressInfo).port;
  return {
    url: `http://localhost:${at}`,
    asked,
    bringNewVersion: () => {
      version += 1;
    },
    async cut() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    async mend() {
      server = await listen(at);
    },
  };
}
