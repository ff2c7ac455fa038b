import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface DoubleProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the protocol double beside the program that measures. It is no KurrentDB: what is measured is our side of the protocol. */
export async function startDouble(): Promise<DoubleProcess> {
  const file = fileURLToPath(new URL('./double.process.ts', import.meta.url));
  const double = fork(file, { execArgv: ['--import', 'tsx'] });
  const ended = once(double, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`The protocol double ended with ${code} before it was there`);
  });
  // Its one message is its address.
  const [url] = (await Promise.race([once(double, 'message'), failed])) as [string];
  failed.catch(() => undefined);
  return {
    url,
    pid: double.pid as number,
    async stop() {
      double.disconnect();
      await ended;
    },
  };
}
