import { readFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, SETTING_NAMES } from './config.ts';

const PUBLIC_URL_SENTENCE =
  'PUBLIC_URL should be the address that browsers use, like https://wonderlings.example.org, without a path; plain http is for home only (localhost, 192.168.…).';
const DATABASE_URL = 'postgres://user:secret-canary@db:5432/wonderlings';

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('the settings', () => {
  it('need not be given at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3_000,
      host: undefined,
      databaseUrl: undefined,
      redisUrl: undefined,
      eventStoreUrl: undefined,
      roles: new Set(['api', 'worker']),
      logLevel: 'info',
      publicUrl: undefined,
      opsPort: undefined,
      opsHost: '127.0.0.1',
      trustedProxies: 0,
      rateLimits: true,
      production: false,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('count as unset when they are empty', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: undefined, port: 3_000 });
  });

  it('are read from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL,
      REDIS_URL: 'rediss://cache:6380',
      EVENTSTORE_URL: 'kurrentdb://server:secret@one:2113,two:2113,three:2113',
      ROLES: 'worker',
      SUPPORT_EMAIL: 'hello@example.org',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '1',
      RATE_LIMITS: 'off',
      OFFLINE_SHELL: 'off',
      PUBLIC_URL: 'https://wonderlings.example.org/',
      OPS_PORT: '0',
      OPS_HOST: '::1',
    });
    expect(config).toMatchObject({
      port: 8_080,
      host: '127.0.0.1',
      databaseUrl: DATABASE_URL,
      redisUrl: 'rediss://cache:6380',
      eventStoreUrl: 'kurrentdb://server:secret@one:2113,two:2113,three:2113',
      roles: new Set(['worker']),
      supportEmail: 'hello@example.org',
      logLevel: 'debug',
      trustedProxies: 1,
      rateLimits: false,
      offlineShell: false,
      publicUrl: new URL('https://wonderlings.example.org'),
      opsPort: 0,
      opsHost: '::1',
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT should be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT should be a whole number from 0 to 65535.'],
    [{ OPS_PORT: 'off' }, 'OPS_PORT should be a whole number from 0 to 65535.'],
    [{ PUBLIC_URL: 'wonderlings.example.org' }, PUBLIC_URL_SENTENCE],
    [{ PUBLIC_URL: 'http://wonderlings.example.org' }, PUBLIC_URL_SENTENCE],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL should look like postgres://user:password@host:5432/database.'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL should look like redis://host:6379.'],
    [{ ROLES: 'api,cook' }, 'ROLES should be api, worker, or both with a comma: api,worker.'],
    [{ SUPPORT_EMAIL: 'no address' }, 'SUPPORT_EMAIL should be an e-mail address.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL should be one of fatal, error, warn, info, debug, silent.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY should be a whole number from 0 to 10.'],
    [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS should be one of on, off.'],
    [{ CONSENT: 'maybe' }, 'CONSENT should be one of ask, required.'],
    [
      { EVENTSTORE_URL: 'http://log:2113' },
      'EVENTSTORE_URL should look like esdb://user:password@host:2113, with several hosts separated by commas.',
    ],
    [
      { EVENTSTORE_URL: 'esdb://log:2113' },
      'EVENTSTORE_URL should have a user and a password, esdb://user:password@host:2113; only ?tls=false goes without.',
    ],
  ])('that are wrong are named, with what they should be: %j', (env, message) => {
    expect(refusal(env)).toBe(message);
  });

  it('that are wrong are all named at once', () => {
    expect(refusal({ PORT: '-1', ROLES: 'x' }).split('\n')).toHaveLength(2);
  });

  it('need keys from outside and a public address in production with a database of one’s own', () => {
    expect(refusal({ NODE_ENV: 'production', DATABASE_URL })).toMatch(
      /^MASTER_KEY should be set .*\nSESSION_KEYS should .*\nPUBLIC_URL should/,
    );
    expect(refusal({ NODE_ENV: 'production', DATABASE_URL, MASTER_KEY: 'k' })).toMatch(
      /^SESSION_KEYS should be set .*\nPUBLIC_URL should be set/,
    );
    const PUBLIC_URL = 'https://wonderlings.example.org';
    const keys = { MASTER_KEY: 'k', SESSION_KEYS: 's' };
    expect(refusal({ NODE_ENV: 'production', DATABASE_URL, ...keys, PUBLIC_URL })).toBe('accepted');
    expect(refusal({ NODE_ENV: 'production', DATABASE_URL, ...keys })).toBe(
      'PUBLIC_URL should be set when DATABASE_URL is, like https://wonderlings.example.org: without it cookies would travel in clear.',
    );
    expect(refusal({ NODE_ENV: 'production' })).toBe('accepted');
  });

  it('need them from a server that does not say what it is for, and not from a command', () => {
    const serves = { serves: true };
    expect(() => readConfig({ DATABASE_URL, MASTER_KEY: 'k', SESSION_KEYS: 's' }, serves)).toThrow(
      /^PUBLIC_URL should/,
    );
    expect(() => readConfig({ DATABASE_URL })).not.toThrow();
    for (const NODE_ENV of ['development', 'test'])
      expect(() => readConfig({ NODE_ENV, DATABASE_URL }, serves)).not.toThrow();
  });

  it('are those of the README, each with a word on it', async () => {
    const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
    const section = readme.split('\n## Settings\n')[1]?.split('\n## ')[0] ?? '';
    const rows = [...section.matchAll(/^\| `([A-Z_]+)` \|[^|]*\| *([^|]*?) *\|$/gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual([...SETTING_NAMES].sort());
    for (const [, name, meaning] of rows) expect([name, meaning]).not.toEqual([name, '']);
  });

  it('are never quoted back', () => {
    expect(
      refusal({
        DATABASE_URL: 'postgre://secret-canary',
        EVENTSTORE_URL: 'esdb://secret-canary:',
        MASTER_KEY: 'secret-canary',
      }),
    ).not.toContain('canary');
  });
});
