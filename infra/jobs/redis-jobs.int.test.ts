import { describe, it } from 'vitest';
import { jobsSuite } from './jobs-suite.ts';
import { queueSuite } from './queue-suite.ts';
import { findRedis } from './testing.ts';
import type { Place } from './testing-servers.ts';

const redis = await findRedis();
if (redis) {
  const open = async (): Promise<Place> => {
    await redis.empty();
    return {
      databaseUrl: 'postgres://unused.invalid/none',
      redisUrl: redis.url,
      cutConnections: () => redis.cutConnections(),
      lose: () => redis.empty(),
    };
  };
  jobsSuite('Redis', open);
  queueSuite('Redis', open);
} else {
  describe('jobs on Redis', () => {
    it.skip('needs a Redis: set REDIS_URL, or install redis-server', () => {});
  });
}
