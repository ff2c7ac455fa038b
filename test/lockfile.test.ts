import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NESTED } from '../apps/server/vite.config.ts';

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages);
const installed = locked.filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('package-lock.json', () => {
  it('names no place to download from', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('has a checksum for every package', () => {
    expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
  });

  it('has the builds for every platform, so that `npm ci` agrees with it on each of them', () => {
    const lacking = locked.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
        .map((name) => `${path} wants ${name}`),
    );
    expect(lacking).toEqual([]);
  });

  it('puts no package of the server where its bundle would not find it, or would find another version', () => {
    // Those of apps/server itself lie on the bundle's way up.
    const nested = locked.flatMap(([path, { dev, link }]) => {
      const name = /^(?:modules|infra)\/[^/]+\/node_modules\/(.+)$/.exec(path)?.[1];
      return name && !dev && !link ? [name] : [];
    });
    expect(nested.sort()).toEqual([...NESTED].sort());
  });
});
