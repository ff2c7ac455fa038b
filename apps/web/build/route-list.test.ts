import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { addressOf } from './route-list.ts';

it.each([
  ['/app/src/routes/index.tsx', '/'],
  ['/app/src/routes/mood.tsx', '/mood'],
  ['/app/src/routes/activities.environment.index.tsx', '/activities/environment'],
  ['/app/src/routes/__root.tsx', undefined],
  ['/app/src/routes/-shell/top-bar.tsx', undefined],
  ['/app/src/routes/mood.tsx?tsr-split=component', undefined],
  ['/app/src/features/home/glim.tsx', undefined],
])('knows the address of %s as %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

it('names every page as the router does, and none of them has a part that changes', async () => {
  const routes = new URL('../src/routes/', import.meta.url);
  const files = (await readdir(routes)).filter((name) => name.endsWith('.tsx') && name !== '__root.tsx');
  const tree = await readFile(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8');
  const paths = tree.match(/fullPaths:([^;]+);/)?.[1]?.match(/'[^']+'/g) ?? [];
  const named = files.map((name) => addressOf(`/app/src/routes/${name}`)).toSorted();
  expect(named).toEqual(paths.map((path) => (path === "'/'" ? '/' : path.slice(1, -1).replace(/\/$/, ''))).toSorted());
  expect(named.filter((address) => address?.includes('$'))).toEqual([]);
});
