import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

interface Locked {
  /** Where a package is installed under another name than its own. */
  readonly name?: string;
  readonly version?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}
interface Component {
  readonly name: string;
  readonly version: string;
  readonly scope: 'required' | 'optional' | 'excluded';
  readonly purl: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly { readonly license?: { readonly name: string }; readonly expression?: string }[];
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const FOLDER = 'node_modules/';

const PERMISSIVE = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
  ],
  ...['MIT OR Apache-2.0', '(MIT OR CC0-1.0)'],
];
const MIT_BY_LIST = 'MIT, named in the older form; of testcontainers, a test tool';
/** Each of these was looked at: what it is, and why it may stay. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  ...{ buildcheck: MIT_BY_LIST, 'cpu-features': MIT_BY_LIST, ssh2: MIT_BY_LIST },
  'axe-core': 'MPL-2.0, a test tool, not changed',
  'caniuse-lite': 'CC-BY-4.0, data for build tools',
  'google-protobuf': 'BSD-3-Clause and Apache-2.0, both of which permit; of the client of the log',
  'node-forge': 'BSD-3-Clause at choice; makes certificates for tests',
  jsonify: 'Public Domain, of patch-package, runs at install',
  lightningcss: 'MPL-2.0, a build tool, not changed',
  'parse-cache-control': 'BSD-3-Clause by its file, names none in its manifest; of a test tool',
};
const isLookedAt = (name: string): boolean => name in LOOKED_AT || name.startsWith('lightningcss-');

describe('npm run sbom', () => {
  let components: readonly Component[];
  beforeAll(() => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/sbom.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^sbom\.json: \d+ packages, \d+ of them are part of what runs\.\n$/);
    const document = JSON.parse(readFileSync(`${ROOT}/sbom.json`, 'utf8'));
    expect(document).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { name: 'wonderlings' } },
    });
    components = document.components;
  });

  it('lists every package of the lock file once, with what it is checked by', () => {
    const installed = Object.entries(packages).flatMap(([path, { name, version, link }]) => {
      const at = path.lastIndexOf(FOLDER);
      return at < 0 || link ? [] : [`${name ?? path.slice(at + FOLDER.length)}@${version}`];
    });
    expect(installed.length).toBeGreaterThan(100);
    expect(components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([...new Set(installed)].sort());
    for (const { hashes } of components) {
      expect(hashes).toContainEqual({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) });
    }
  });

  it('tells what runs from what only builds and tests', () => {
    const scopeOf = (name: string) => components.find((one) => one.name === name)?.scope;
    expect(['koa', 'postgres', 'react', 'zod'].map(scopeOf)).toEqual(Array(4).fill('required'));
    expect(['vitest', 'lighthouse', 'typescript'].map(scopeOf)).toEqual(Array(3).fill('excluded'));
  });

  it('has for each a licence that permits its use, or one that was looked at', () => {
    const odd = components.flatMap(({ name, scope, licenses }) => {
      const names = licenses.map(({ license, expression }) => license?.name ?? expression ?? '');
      const isFine = names.length > 0 && names.every((one) => PERMISSIVE.includes(one));
      return isFine || isLookedAt(name) ? [] : [`${name} (${scope}): ${names.join(', ') || 'none'}`];
    });
    expect(odd).toEqual([]);
  });
});
