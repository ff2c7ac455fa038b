import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig, SETTING_NAMES } from '../apps/server/config.ts';

const compose = readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8');
const caddyfile = readFileSync(new URL('../deploy/caddy/Caddyfile', import.meta.url), 'utf8');
const MAKE_SECRETS = fileURLToPath(new URL('../scripts/compose-secrets.mjs', import.meta.url));

/** What is looked at here; a key with a mistake in it is refused. */
const Service = z.strictObject({
  profiles: z.tuple([z.literal('app')]).optional(),
  build: z.literal('.').optional(),
  image: z.string().regex(/^[a-z/]+(:[\w.-]+)?$/),
  environment: z.record(z.string(), z.string()),
  command: z.array(z.string()).optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()),
  networks: z.array(z.enum(['stores', 'front'])).min(1),
  healthcheck: z.strictObject({ test: z.array(z.string()), interval: z.string(), retries: z.int() }).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).default({}),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  restart: z.literal('unless-stopped'),
  mem_limit: z.string().optional(),
});
const File = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.null()),
  volumes: z.record(z.string(), z.null()),
});
const file = File.parse(parse(compose, { merge: true }));
const services = Object.entries(file.services);
const servers = services.filter(([, { build }]) => build !== undefined);

describe('docker-compose.yml', () => {
  it('starts the stores alone without the profile, and everything with it', () => {
    const without = services.filter(([, { profiles }]) => !profiles).map(([name]) => name);
    expect(without).toEqual(['postgres', 'redis']);
    expect(servers.map(([name, { environment }]) => [name, environment.ROLES])).toEqual([
      ['api-1', 'api'],
      ['api-2', 'api'],
      ['worker-1', 'worker'],
      ['worker-2', 'worker'],
    ]);
    expect(Object.keys(file.services)).toEqual(expect.arrayContaining(['kurrentdb', 'proxy']));
  });

  it('opens its stores to this machine only, and the proxy too until it is told otherwise', () => {
    const open = services.flatMap(([name, { ports }]) => ports.map((port) => [name, port]));
    expect(open).toEqual([
      ['postgres', '127.0.0.1:5432:5432'],
      ['redis', '127.0.0.1:6379:6379'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Compose's own
      ['proxy', '${SITE_BIND:-127.0.0.1}:443:443'],
    ]);
  });

  it('holds no password, and says what to run where there is none', () => {
    const values = services.flatMap(([, { environment }]) => Object.entries(environment));
    const secrets = values.filter(([name]) => /PASSWORD|AUTH|_KEYS?$|^(DATABASE|REDIS)_URL$/.test(name));
    expect(secrets.length).toBeGreaterThan(10);
    for (const [, value] of secrets) expect(value).toMatch(/\$\{[A-Z_]+:\?missing, run npm run compose:secrets once\}/);
  });

  it('lets the proxy reach the servers that answer requests, and no store', () => {
    const on = (network: string) =>
      services.filter(([, { networks }]) => networks.some((name) => name === network)).map(([name]) => name);
    expect(on('front')).toEqual(['api-1', 'api-2', 'proxy']);
    expect(on('stores')).not.toContain('proxy');
    for (const [name, { environment }] of servers) {
      if (environment.ROLES === 'api') expect(caddyfile).toContain(`${name}:3000`);
    }
  });

  it('gives its servers settings that there are, and nothing to write to but their volume', () => {
    for (const [, server] of servers) {
      for (const name of Object.keys(server.environment)) expect(SETTING_NAMES).toContain(name);
      const { DATABASE_URL: _, ...given } = server.environment;
      const plain = Object.entries(given).map(([name, value]) => [name, value.replace(/^.*\$\{.*$/, '')]);
      expect(readConfig(Object.fromEntries(plain))).toMatchObject({ trustedProxies: 1 });
      expect(server).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        volumes: ['server:/data'],
        stop_grace_period: '30s',
      });
      expect(Object.keys(server.depends_on)).toEqual(['postgres', 'redis', 'kurrentdb']);
    }
  });

  it('waits for what says that it is well, and uses networks and volumes that it makes', () => {
    // KurrentDB's image and ours look at their own health.
    const looking = services.filter(([name, { healthcheck, build }]) => healthcheck ?? build ?? name === 'kurrentdb');
    const well = looking.map(([name]) => name);
    for (const [, { depends_on }] of services) for (const name of Object.keys(depends_on)) expect(well).toContain(name);
    const volumes = services.flatMap(([, server]) => server.volumes.filter((volume) => !volume.startsWith('./')));
    expect(new Set(volumes.map((volume) => volume.split(':')[0]))).toEqual(new Set(Object.keys(file.volumes)));
    expect(Object.keys(file.networks).sort()).toEqual(['front', 'stores']);
  });
});

describe('Dockerfile', () => {
  const lines = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  const last = lines.slice(lines.lastIndexOf('\nFROM '));

  it('runs one process that is not root, takes its signals, and looks at its health', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^ENTRYPOINT \["node", /m);
    expect(last).toMatch(/^CMD \["apps\/server\/dist\/main\.js"\]$/m);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*?\/healthz/m);
    expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('COPY '));
  });

  it('sets settings that there are, and takes in nothing that is installed for development', () => {
    const set = [...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')),
    );
    expect(set.length).toBeGreaterThan(3);
    for (const [name] of set) expect(SETTING_NAMES).toContain(name);
    expect(lines).toContain('npm ci --omit=dev --ignore-scripts');
    const copied = [...last.matchAll(/^COPY --from=(\w+) /gm)].map(([, stage]) => stage);
    expect(copied).toEqual(['packages', 'build', 'build']);
  });

  it('names what goes in, one by one', () => {
    const [first, ...others] = readFileSync(new URL('../.dockerignore', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(first).toBe('*');
    expect(others).toEqual(expect.arrayContaining(['**/.env*', '**/data', '**/node_modules']));
    for (const line of others.filter((other) => other.startsWith('!'))) {
      expect(existsSync(new URL(`../${line.slice(1)}`, import.meta.url)), line).toBe(true);
    }
  });
});

describe('npm run compose:secrets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wonderlings-compose-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const make = () => spawnSync(process.execPath, [MAKE_SECRETS], { cwd: folder, encoding: 'utf8' });

  it('makes what the compose file and the app need, for the owner alone, and shows none of it', () => {
    const { status, stdout } = make();
    expect(status).toBe(0);
    const file = join(folder, '.env');
    const values = new Map(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
    );
    const needed = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name ?? '');
    expect(values.get('PUBLIC_URL')).toBe('http://localhost:3000');
    for (const name of [...needed, 'MASTER_KEY', 'SESSION_KEYS']) expect(values.get(name)).toMatch(/^[0-9a-f]{64}$/);
    expect(values.get('DATABASE_URL')).toContain(values.get('POSTGRES_PASSWORD'));
    expect(values.get('REDIS_URL')).toContain(values.get('REDIS_PASSWORD'));
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
    for (const value of values.values()) expect(stdout).not.toContain(value);
  });

  it('leaves passwords that are in use as they are', () => {
    make();
    const before = readFileSync(join(folder, '.env'), 'utf8');
    const { status, stderr } = make();
    expect([status, stderr]).toEqual([1, 'There is an .env already, and it was left as it is.\n']);
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(before);
  });
});
