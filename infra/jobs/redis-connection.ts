/** A Redis that several processes count in together. What cannot be asked now is refused now: nobody waits for it. */
export interface RedisConnection {
  /** The client itself, for a library that knows how to use one. */
  readonly client: object;
  close(): Promise<void>;
}

const LONGEST_ANSWER_MS = 1_000;
const RECONNECT_MS = 5_000;

/** @param onAway told once each time it goes away, or is not there at first */
export async function connectRedis(url: string, onAway: (error: unknown) => void): Promise<RedisConnection> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: LONGEST_ANSWER_MS,
    retryStrategy: (tries) => Math.min(tries * 100, RECONNECT_MS),
  });
  let away = false;
  client.on('error', (error) => {
    if (!away) onAway(error);
    away = true;
  });
  client.on('ready', () => {
    away = false;
  });
  return { client, close: async () => client.disconnect() };
}
