/** A Redis that several processes count in together. What cannot be asked now is refused now: no caller waits for it. */
export interface RedisConnection {
  /** The client itself, for a library that knows how to use one. */
  readonly client: object;
  /** `ok`, `unreachable`, or a sentence on what is wrong with its settings. */
  state(): Promise<string>;
  close(): Promise<void>;
}

interface RedisWatch {
  /** Told once each time it goes away, or is not there at first. */
  readonly onAway: (error: unknown) => void;
  /** Told when it is there, and each time it is back, with what is wrong with its settings. */
  readonly onUnfit: (sentence: string) => void;
}

const LONGEST_ANSWER_MS = 1_000;
/** After so long without an answer a connection is given up, and made anew. */
const SILENT_MS = 3_000;
const RECONNECT_MS = 5_000;

export async function connectRedis(url: string, { onAway, onUnfit }: RedisWatch): Promise<RedisConnection> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: LONGEST_ANSWER_MS,
    socketTimeout: SILENT_MS,
    retryStrategy: (tries) => Math.min(tries * 100, RECONNECT_MS),
  });
  let away = false;

  async function state(): Promise<string> {
    try {
      // CONFIG is forbidden by many who run a Redis for others; INFO is not.
      return unfitness(await client.info('memory')) ?? 'ok';
    } catch {
      // Not reachable is the answer; why is told when it goes away.
      return 'unreachable';
    }
  }

  client.on('error', (error) => {
    if (!away) onAway(error);
    away = true;
  });
  client.on('ready', async () => {
    away = false;
    const found = await state();
    if (found !== 'ok' && found !== 'unreachable') onUnfit(found);
  });
  return { client, state, close: async () => client.disconnect() };
}

/** A Redis that runs full must refuse, not forget: what it evicts are jobs that wait, and counts of wrong passwords. */
function unfitness(info: string): string | undefined {
  const policy = /^maxmemory_policy:(.+?)\r?$/m.exec(info)?.[1];
  if (policy === undefined || policy === 'noeviction') return undefined;
  return `Redis may evict jobs and rate limits (maxmemory-policy is ${policy}): set it to noeviction.`;
}
