import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NARROW, WIDE } from '../lib/use-width.ts';

const src = join(import.meta.dirname, '..');
const named = readFileSync(join(src, 'styles/breakpoints.css'), 'utf8');

it('no style sheet asks for a width or a height of its own', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && path !== 'styles/breakpoints.css',
  );
  const own = sheets.flatMap((path) =>
    [...readFileSync(join(src, path), 'utf8').matchAll(/@media [^{]*\d(?:px|r?em)[^{]*/g)].map(
      ([query]) => `${path}: ${query}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(own).toEqual([]);
});

it('pages change at four widths, and for a phone that lies on its side', () => {
  const widths = [...named.matchAll(/\(width >= (\d+)px\)|\(width < (\d+)px\)/g)].map(
    ([, from, below]) => from ?? below,
  );
  expect([...new Set(widths)]).toEqual(['390', '720', '1024', '1200']);
  expect(named.match(/@custom-media --[\w-]+ \(height/g)).toHaveLength(2);
});

it('no script asks for a width that is not theirs', () => {
  const scripts = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  );
  const own = scripts.filter((path) => /\((min-|max-)?width\W[^)]*\dpx\)/.test(readFileSync(join(src, path), 'utf8')));
  expect(own).toEqual(['lib/use-width.ts']);
});

it('what a script asks for has the width of the style sheets', () => {
  expect(named).toContain(`@custom-media --wide ${WIDE};`);
  expect(named).toContain(`@custom-media --phone ${NARROW};`);
});
