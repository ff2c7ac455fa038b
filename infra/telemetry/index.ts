export { type DescribedError, describeError } from './describe-error.ts';
export type { JobQueueReading } from './job-metrics.ts';
export { createLogger, LOG_LEVELS, type Logger, type LogLevel } from './logger.ts';
export { measuredEventStore } from './measured-event-store.ts';
export { type AppendOutcome, createMetrics, type Metrics, type ProjectorReading } from './metrics.ts';
