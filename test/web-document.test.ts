import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const src = new URL('apps/web/src/', root);
const document = readFileSync(new URL('docs/web.md', root), 'utf8');

it('names only files and folders that exist', () => {
  // In the table, from `apps/web/src` or from the top of the repository.
  const paths = document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...line.matchAll(/`([\w-]+(?:\/[\w.-]+)+\/?|[\w-]+\.tsx?)`/g)].map(([, path = '']) => path));
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => ![src, root].some((from) => existsSync(new URL(path, from))))).toEqual([]);
});

it('draws every arrow between features that the boundaries allow and the imports need, and no other', async () => {
  const drawn = [...document.matchAll(/^ {2}([a-z &-]+?) --> ([a-z &-]+)$/gm)].flatMap(([, from = '', to = '']) =>
    from.split(' & ').flatMap((one) => to.split(' & ').map((other) => `${one} --> ${other}`)),
  );
  expect(drawn.sort()).toEqual((await allowedArrows()).sort());
  expect(drawn).toEqual(importedArrows());
});

/** From the rules as dependency-cruiser reads them. */
async function allowedArrows(): Promise<string[]> {
  interface Rule {
    readonly name: string;
    readonly from: { readonly path: string };
    readonly to: { readonly pathNot: string };
  }
  const { href } = new URL('.dependency-cruiser.mjs', root);
  const { default: config } = (await import(href)) as { default: { readonly forbidden: readonly Rule[] } };
  return config.forbidden
    .filter(({ name }) => name === 'web-features-follow-the-graph')
    .flatMap(({ from, to }) => {
      const [, feature = ''] = /features\/(.+)\/$/.exec(from.path) ?? [];
      const [, all = ''] = /features\/\((.+)\)\/$/.exec(to.pathNot) ?? [];
      return all.split('|').flatMap((other) => (other === feature ? [] : [`${feature} --> ${other}`]));
    });
}

/** What features import of others, types and what is loaded lazily included; tests may look behind a face. */
function importedArrows(): string[] {
  const arrows = new Set<string>();
  for (const file of readdirSync(new URL('features', src), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.(test|fixture)\.tsx?$/.test(file)) continue;
    const at = new URL(`features/${file}`, src);
    const text = readFileSync(at, 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const [from] = file.split('/');
      const [, to] = /\/features\/([^/]+)\//.exec(new URL(path, at).pathname) ?? [];
      if (to && to !== from) arrows.add(`${from} --> ${to}`);
    }
  }
  return [...arrows].sort();
}
