import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range that systems give to outgoing connections (Linux: 32768 and up), so that the port is still free when
// Postgres has to come back on it.
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;

/** A TCP port of 127.0.0.1 without a listener. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found on 127.0.0.1 between ${LOWEST} and ${HIGHEST}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
