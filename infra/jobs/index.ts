export { type JobList, type ListedJobLine, openJobList } from './job-list.ts';
export type { FinishedJob, Jobs, JobsLogger, JobsReading } from './jobs.ts';
export { migrateJobs } from './postgres-engine.ts';
export { connectRedis, type RedisConnection } from './redis-connection.ts';
export { ServerJobs } from './server-jobs.ts';
