import type { RedisConnection } from '@wonderlings/jobs';
import { type FairQueue, fairQueue } from '@wonderlings/kernel';
import type { Metrics } from '@wonderlings/telemetry';
import { type ConnectionGuard, guardConnections } from './connections.ts';
import { type KnownDevices, knownDevices } from './known-device.ts';
import { ADMISSION_LIMITS, type AdmissionLimits } from './limits.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { CALL_LIMITS, RATE_LIMITS, type RateLimit } from './rate-limits.ts';
import { guardRequests, type RequestGuard } from './requests.ts';

/** Everything that decides whether the server takes something on, see ADR 0017. */
export interface Admission extends Omit<RequestGuard, 'held'> {
  readonly connections: ConnectionGuard;
  /** Of every call, before its session is read. */
  readonly callLimits: RateLimiter;
  /** Of a call whose child and input are known. */
  readonly rateLimits: RateLimiter;
  readonly devices: KnownDevices;
  /** Demos are told one after the other, and networks take turns. */
  readonly demoLine: FairQueue;
}

export interface AdmissionOptions {
  readonly limits?: Partial<AdmissionLimits>;
  /** None: passwords can be guessed at any speed. */
  readonly rateLimits?: readonly RateLimit[];
  readonly callLimits?: readonly RateLimit[];
  /** Where rates are counted with other servers; in this process without it. */
  readonly limitsIn?: RedisConnection | undefined;
  /** Newest first. */
  readonly sessionKeys: readonly string[];
  readonly isBehindProxy: boolean;
  readonly metrics: Pick<Metrics, 'refused' | 'watchAdmission'>;
}

/** A class. A demo takes about a second of a small machine that is busy, and an answer has 45. */
const MOST_WAITING_DEMOS = 20;

export function createAdmission(options: AdmissionOptions): Admission {
  const { rateLimits = RATE_LIMITS, callLimits = CALL_LIMITS, sessionKeys, metrics } = options;
  const limits = { ...ADMISSION_LIMITS, ...options.limits };
  const onRefused = (reason: string) => metrics.refused(reason);
  const secret = `rate limits ${sessionKeys[0]}`;
  const { held, ...requests } = guardRequests(limits, onRefused);
  const connections = guardConnections({ limits, perNetwork: !options.isBehindProxy, onRefused });
  metrics.watchAdmission(() => ({ connections: connections.open(), ...held() }));
  return {
    ...requests,
    connections,
    callLimits: createRateLimiter(callLimits, { secret, onRefused }),
    rateLimits: createRateLimiter(rateLimits, { redis: options.limitsIn, secret, onRefused }),
    devices: knownDevices(sessionKeys),
    demoLine: fairQueue({ atOnce: 1, mostWaiting: MOST_WAITING_DEMOS, code: 'account.busy', rests: true }),
  };
}
