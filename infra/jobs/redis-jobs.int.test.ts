import { describe, it } from 'vitest';
import { jobsSuite } from './jobs-suite.ts';
import { findRedis } from './testing.ts';

const redis = await findRedis();
if (redis) {
  jobsSuite('Redis', async () => {
    await redis.empty();
    return {
      databaseUrl: 'postgres://unused.invalid/none',
      redisUrl: redis.url,
      cutConnections: () => redis.cutConnections(),
      lose: () => redis.empty(),
    };
  });
} else {
  describe('jobs on Redis', () => {
    it.skip('needs a Redis: set REDIS_URL, or install redis-server', () => {});
  });
}
