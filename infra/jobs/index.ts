export { createJobs } from './create-jobs.ts';
export type { FinishedJob, JobData, Jobs, JobsLogger } from './jobs.ts';
export { migrateJobs } from './postgres-engine.ts';
export { connectRedis, type RedisConnection } from './redis-connection.ts';
