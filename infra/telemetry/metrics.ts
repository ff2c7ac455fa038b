import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type JobQueueReading, watchJobs } from './job-metrics.ts';

/** What the read model says of itself, see the projector's `status()`. */
export interface ProjectorReading {
  readonly lag: number;
  readonly parked: readonly string[];
  /** Tables that are left to a newer release, since only that can read their next event. */
  readonly awaiting: readonly string[];
  /** The kind of error that keeps the tables from moving just now; null when they move. */
  readonly fault: string | null;
  /** Tables that are being replayed under their new definition while the old one is served. */
  readonly rebuilding: readonly string[];
}

/** What is held just now. */
export interface AdmissionReading {
  readonly connections: number;
  /** Without an answer yet. */
  readonly requests: number;
  /** Of bodies that are being read and answers that have not left. */
  readonly bytes: number;
}

/** Where the log is: a name from the code, and whether it answers. */
export interface LogReading {
  readonly engine: string;
  readonly isReachable: () => Promise<boolean>;
}

/** Everything that `/metrics` shows. Labels are names from the code, never ids: no number here is about one child. */
export interface Metrics {
  /** @param route the route's pattern, `/api/streaks/{userId}` */
  requestAnswered(request: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }): void;
  appended(append: { readonly events: number; readonly seconds: number; readonly outcome: AppendOutcome }): void;
  projected(batch: { readonly events: number; readonly seconds: number }): void;
  jobFinished(job: { readonly name: string; readonly outcome: 'done' | 'failed'; readonly seconds: number }): void;
  /** A connection or request that admission turned away, or cut. @param reason a name from the code */
  refused(reason: string): void;
  /** Asked at every scrape. */
  watchAdmission(read: () => AdmissionReading): void;
  /** Asked at every scrape. */
  watchJobs(read: () => Promise<JobQueueReading>): void;
  /** Asked at every scrape. */
  watchProjector(read: () => Promise<ProjectorReading>): void;
  /** Asked at every scrape. */
  watchLog(log: LogReading): void;
  /** The text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}
export type AppendOutcome = 'appended' | 'duplicate' | 'lost-race' | 'failed';

/** Seconds, from a static file to a request that waits out read-your-writes. */
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const STORE_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** A registry of its own, so that two servers in one process (tests) do not share figures. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const appends = new Histogram({
    name: 'event_append_duration_seconds',
    help: 'How long appends to the log took, by outcome',
    labelNames: ['outcome'],
    buckets: STORE_BUCKETS,
    registers,
  });
  const appendedEvents = new Counter({ name: 'events_appended_total', help: 'Events appended to the log', registers });
  const batches = new Histogram({
    name: 'projector_batch_duration_seconds',
    help: 'How long the read tables took to fold a batch',
    buckets: STORE_BUCKETS,
    registers,
  });
  const projectedEvents = new Counter({
    name: 'events_projected_total',
    help: 'Events folded into the read tables',
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long background jobs took, by name and outcome',
    labelNames: ['name', 'outcome'],
    registers,
  });

  const refusals = new Counter({
    name: 'http_refused_total',
    help: 'Connections and requests that admission turned away or cut, by reason',
    labelNames: ['reason'],
    registers,
  });

  return {
    requestAnswered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    appended({ events, seconds, outcome }) {
      appends.observe({ outcome }, seconds);
      if (outcome === 'appended') appendedEvents.inc(events);
    },
    projected({ events, seconds }) {
      batches.observe(seconds);
      projectedEvents.inc(events);
    },
    jobFinished: ({ name, outcome, seconds }) => jobs.observe({ name, outcome }, seconds),
    refused: (reason) => refusals.inc({ reason }),
    watchAdmission: (read) => watchAdmission(registry, read),
    watchJobs: (read) => watchJobs(registry, read),
    watchProjector: (read) => watchProjector(registry, read),
    watchLog: (log) => watchLog(registry, log),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function watchLog(registry: Registry, { engine, isReachable }: LogReading): void {
  new Gauge({
    name: 'event_log_reachable',
    help: 'Whether the log answers: 1 or 0, by where it is',
    labelNames: ['engine'],
    registers: [registry],
    async collect() {
      this.set({ engine }, (await isReachable()) ? 1 : 0);
    },
  });
}

const ADMISSION_GAUGES = [
  ['http_open_connections', 'Connections that are open', ({ connections }) => connections],
  ['http_requests_in_flight', 'Requests without an answer yet', ({ requests }) => requests],
  ['http_bytes_waiting', 'Bytes of bodies that are being read and of answers that have not left', ({ bytes }) => bytes],
] as const satisfies readonly (readonly [string, string, (reading: AdmissionReading) => number])[];

function watchAdmission(registry: Registry, read: () => AdmissionReading): void {
  for (const [name, help, value] of ADMISSION_GAUGES) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value(read()));
      },
    });
  }
}

/** What each gauge takes from a reading. */
const PROJECTOR_GAUGES: readonly {
  readonly name: string;
  readonly help: string;
  readonly value: (reading: ProjectorReading) => number;
}[] = [
  {
    name: 'projector_lag_events',
    help: 'Events in the log that the read tables do not show yet; NaN when it is unknown',
    value: ({ lag }) => lag,
  },
  { name: 'projector_parked_tables', help: 'Read tables that stand still', value: ({ parked }) => parked.length },
  {
    name: 'projector_awaiting_tables',
    help: 'Read tables that are left to a newer release',
    value: ({ awaiting }) => awaiting.length,
  },
  {
    name: 'projector_rebuilding_tables',
    help: 'Read tables that are replayed under a new definition while the old one is served',
    value: ({ rebuilding }) => rebuilding.length,
  },
  {
    name: 'projector_fault',
    help: '1 while something keeps all read tables from moving',
    value: ({ fault }) => (fault === null ? 0 : 1),
  },
];

function watchProjector(registry: Registry, read: () => Promise<ProjectorReading>): void {
  let reading: Promise<ProjectorReading> | undefined;
  // One reading a scrape: all gauges are collected at once.
  const shared = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const { name, help, value } of PROJECTOR_GAUGES) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(value(await shared()));
        } catch {
          // A scrape must not fail with the database: the other figures are what one needs then.
          this.set(Number.NaN);
        }
      },
    });
  }
}
