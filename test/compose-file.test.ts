import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const compose = readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8');
const MAKE_SECRETS = fileURLToPath(new URL('../scripts/compose-secrets.mjs', import.meta.url));

describe('docker-compose.yml', () => {
  it('opens its stores to this machine only', () => {
    const ports = [...compose.matchAll(/^ +ports: \[(.*)\]$/gm)].map(([, list]) => list);
    expect(ports).toEqual(['"127.0.0.1:5432:5432"', '"127.0.0.1:6379:6379"']);
  });

  it('holds no password, and says what to run where there is none', () => {
    const secrets = [...compose.matchAll(/(?:PASSWORD|AUTH): (.*)$/gm)].map(([, value]) => value);
    expect(secrets).toHaveLength(2);
    for (const value of secrets) expect(value).toMatch(/^"\$\{[A-Z_]+:\?missing, run npm run compose:secrets once\}"$/);
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
