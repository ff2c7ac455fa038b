import { join, resolve } from 'node:path';
import { logAddressFault } from '@wonderlings/event-store';
import type { RetentionSettings } from '@wonderlings/kernel';
import { LOG_LEVELS, type LogLevel } from '@wonderlings/telemetry';
import { z } from 'zod';
import { isPublicUrl } from './public-url.ts';

/** `api` answers requests; `worker` runs the jobs. Every server helps to keep the read tables up to date. */
export const ROLES = ['api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** How this server was told to run; checked once, then trusted. */
export interface Config {
  readonly port: number;
  /** undefined: every address of the machine. */
  readonly host: string | undefined;
  /** Where browsers find it. With https, cookies and headers say so; undefined: as each request came. */
  readonly publicUrl: URL | undefined;
  /** Of the listener for operators; undefined: the usual one, or a free one where that is taken. */
  readonly opsPort: number | undefined;
  readonly opsHost: string;
  /** Absolute. */
  readonly dataDir: string;
  /** undefined: a Postgres of our own under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** undefined: the log is in Postgres, too. */
  readonly eventStoreUrl: string | undefined;
  /** undefined: jobs live in Postgres. */
  readonly redisUrl: string | undefined;
  readonly roles: ReadonlySet<Role>;
  /** As they were given; `loadSecrets` of the vault reads them, or makes them under `dataDir`. */
  readonly secrets: { readonly MASTER_KEY?: string; readonly SESSION_KEYS?: string };
  /** Absolute: where anchors of the log are kept, best on another disk than the database. */
  readonly anchorDir: string;
  /** Where each anchor is sent besides. */
  readonly anchorWebhook: string | undefined;
  readonly supportEmail: string | undefined;
  readonly logLevel: LogLevel;
  /** How many proxies in front of us may be believed about address and protocol. */
  readonly trustedProxies: number;
  readonly rateLimits: boolean;
  /** Whether browsers may keep the app, to open it without a network. */
  readonly offlineShell: boolean;
  /** Whether an account is a try-out until a grown-up agrees. */
  readonly requiresConsent: boolean;
  /** How long the operator keeps what is not erased by hand. */
  readonly retention: RetentionSettings;
  readonly production: boolean;
}

/** Settings that are wrong; the message has a line for each, with what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const url = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `should look like ${example}`,
    );
const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `should be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `should be a whole number from ${from} to ${to}`);
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `should be one of ${values.join(', ')}` });

const rolesError = 'should be api, worker, or both with a comma: api,worker';
const Settings = z.object({
  PORT: whole(0, 65_535).default(3_000),
  HOST: z.string().optional(),
  PUBLIC_URL: z
    .string()
    .refine(
      isPublicUrl,
      'should be the address that browsers use, like https://wonderlings.example.org, without a path; plain http is for home only (localhost, 192.168.…)',
    )
    .transform((value) => new URL(value))
    .optional(),
  OPS_PORT: whole(0, 65_535).optional(),
  OPS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database').optional(),
  EVENTSTORE_URL: z
    .string()
    .superRefine((value, context) => {
      const message = logAddressFault(value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://host:6379').optional(),
  ROLES: z
    .string()
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES, { error: rolesError })).min(1, rolesError))
    .default([...ROLES]),
  MASTER_KEY: z.string().optional(),
  SESSION_KEYS: z.string().optional(),
  ANCHOR_DIR: z.string().optional(),
  ANCHOR_WEBHOOK: url(['https:', 'http:'], 'https://anchors.example.org/wonderlings').optional(),
  SUPPORT_EMAIL: z.email('should be an e-mail address').optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  TRUST_PROXY: whole(0, 10).default(0),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  OFFLINE_SHELL: oneOf(['on', 'off']).default('on'),
  CONSENT: oneOf(['ask', 'required']).default('ask'),
  BACKUP_DAYS: whole(0, 3_650).default(30),
  RETENTION_YEARS: whole(1, 100).optional(),
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
});

/** Every setting there is, by name; the README describes them. */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

/**
 * Reads the settings from an environment; empty ones count as unset.
 * @param serves whether browsers will use it, and not an operator's command alone
 * @throws ConfigError that names each wrong one
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, { serves = false } = {}): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(sentence).join('\n'));
  const settings = parsed.data;
  const production = settings.NODE_ENV === 'production';
  // Without NODE_ENV, a server that is given a database counts as deployed.
  const isDeployed = production || (serves && given.NODE_ENV === undefined);
  if (isDeployed && settings.DATABASE_URL) requireForDeployment(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
    opsPort: settings.OPS_PORT,
    opsHost: settings.OPS_HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    eventStoreUrl: settings.EVENTSTORE_URL,
    redisUrl: settings.REDIS_URL,
    roles: new Set(settings.ROLES),
    secrets: {
      ...(settings.MASTER_KEY === undefined ? {} : { MASTER_KEY: settings.MASTER_KEY }),
      ...(settings.SESSION_KEYS === undefined ? {} : { SESSION_KEYS: settings.SESSION_KEYS }),
    },
    anchorDir: resolve(settings.ANCHOR_DIR ?? join(settings.DATA_DIR, 'anchors')),
    anchorWebhook: settings.ANCHOR_WEBHOOK,
    supportEmail: settings.SUPPORT_EMAIL,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUST_PROXY,
    rateLimits: settings.RATE_LIMITS === 'on',
    offlineShell: settings.OFFLINE_SHELL === 'on',
    requiresConsent: settings.CONSENT === 'required',
    retention: { backupDays: settings.BACKUP_DAYS, retentionYears: settings.RETENTION_YEARS },
    production,
  };
}

/** The value is left out: it may be a password or a key. */
const sentence = (issue: z.core.$ZodIssue): string => `${String(issue.path[0])} ${issue.message}.`;

/** Keys made on one server's disk would lock out every other server on the same database. */
const SAME_FOR_ALL = 'should be set when DATABASE_URL is: every server on that database needs the same one.';
const REQUIRED_WHEN_DEPLOYED = {
  MASTER_KEY: SAME_FOR_ALL,
  SESSION_KEYS: SAME_FOR_ALL,
  PUBLIC_URL:
    'should be set when DATABASE_URL is, like https://wonderlings.example.org: without it cookies would travel in clear.',
} as const;

function requireForDeployment(settings: Partial<Record<keyof typeof REQUIRED_WHEN_DEPLOYED, unknown>>): void {
  const missing = Object.entries(REQUIRED_WHEN_DEPLOYED).filter(
    // Its keys are those of the object above.
    ([name]) => settings[name as keyof typeof REQUIRED_WHEN_DEPLOYED] === undefined,
  );
  if (missing.length > 0) throw new ConfigError(missing.map(([name, why]) => `${name} ${why}`).join('\n'));
}
