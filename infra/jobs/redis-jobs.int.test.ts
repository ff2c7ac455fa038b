import { describe, it } from 'vitest';
import { jobsSuite } from './jobs-suite.ts';
import { findRedis } from './testing.ts';

const redis = await findRedis();
if (redis) {
  jobsSuite('Redis', async () => {
    await redis.empty();
    return {
      databaseUrl: 'postgres://nobody.invalid/none',
      redisUrl: redis.url,
      cutConnections: () => redis.cutConnections(),
    };
  });
} else {
  describe('jobs on Redis', () => {
    it.skip('needs a Redis: set REDIS_URL, or install redis-server', () => {});
  });
}
