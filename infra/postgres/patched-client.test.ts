import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { requirePatch } from './patched-client.ts';

const PATCHES = fileURLToPath(new URL('../../patches', import.meta.url));

describe('the patch of the Postgres client', () => {
  it('is in the client that is installed here', () => {
    expect(() => requirePatch(postgres)).not.toThrow();
  });

  it.each<[string, object]>([
    ['without it', Object.assign(() => undefined, { PostgresError: Error })],
    ['with that of another release', { wonderlingsPatch: 0 }],
  ])('is missed in a client %s, in a sentence that says what to do', (_, client) => {
    expect(() => requirePatch(client)).toThrow(/^The Postgres client .* --ignore-scripts.* `npx patch-package` /);
  });

  it('sets the number that is asked for, so that a new install starts', () => {
    const names = readdirSync(PATCHES).filter((name) => name.startsWith('postgres+'));
    const added = names.flatMap((name) =>
      readFileSync(`${PATCHES}/${name}`, 'utf8').match(/^\+ {2}wonderlingsPatch: \d+$/gm),
    );
    expect(added).toHaveLength(1);
    const [, number] = /(\d+)$/.exec(added[0] ?? '') ?? [];
    expect(() => requirePatch({ wonderlingsPatch: Number(number) })).not.toThrow();
  });
});
