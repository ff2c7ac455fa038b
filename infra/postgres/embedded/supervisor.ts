import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, spawnPostgres } from './cluster.ts';
import { openLog, tailOfLog } from './log-file.ts';
import { endPostgres } from './processes.ts';
import { untilReady } from './readiness.ts';
import { SETTINGS } from './settings.ts';

/** A Postgres that is started again whenever it ends, until it is stopped. */
export type Supervised = { readonly pid: number; stop(): Promise<void> };

// What a killed Postgres left may need a moment to go; a full disk may need an operator.
const FIRST_START_TRIES = 5;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

/** Starts Postgres and keeps it on its port; rejects with what Postgres said when it does not start in the first place. */
export async function supervise(
  cluster: Cluster,
  port: number,
  logFile: string,
  onTrouble: (message: string) => void,
): Promise<Supervised> {
  let stopping = false;
  let restarting = Promise.resolve();
  let postgres = await startPatiently(FIRST_START_TRIES);
  // A server that leaves by process.exit() does not wait for anything, but a signal can still be sent.
  const onExit = () => postgres.kill('SIGINT');
  process.once('exit', onExit);
  watch(postgres);

  return {
    get pid() {
      return postgres.pid ?? 0;
    },
    async stop() {
      stopping = true;
      await restarting;
      process.off('exit', onExit);
      await endPostgres(cluster.data);
    },
  };

  async function start(): Promise<ChildProcess> {
    await endPostgres(cluster.data);
    const log = await openLog(logFile);
    try {
      const child = spawnPostgres(cluster, port, log.fd, SETTINGS);
      // The server's work keeps the process alive, not its database.
      child.unref();
      await untilReady(child, cluster.data);
      return child;
    } catch (cause) {
      throw new Error(`Postgres does not start: ${await tailOfLog(logFile)}`, { cause });
    } finally {
      await log.close();
    }
  }

  async function startPatiently(tries: number): Promise<ChildProcess> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await start();
      } catch (error) {
        if (tried >= tries || stopping) throw error;
        if (tries === Number.POSITIVE_INFINITY) onTrouble(error instanceof Error ? error.message : String(error));
        await delay(Math.min(FIRST_DELAY_MS * 2 ** (tried - 1), LONGEST_DELAY_MS));
      }
    }
  }

  function watch(child: ChildProcess): void {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      onTrouble(`Postgres ended unexpectedly (${signal ?? `code ${code}`}) and is being started again.`);
      restarting = startPatiently(Number.POSITIVE_INFINITY).then(
        (next) => {
          postgres = next;
          watch(next);
        },
        // Only a stop ends the tries.
        () => undefined,
      );
    });
  }
}
