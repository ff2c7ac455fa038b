import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NARROW, WIDE } from '../lib/use-wide.ts';

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

it('what a script asks for has the width of the style sheets', () => {
  expect(named).toContain(`@custom-media --wide ${WIDE};`);
  expect(named).toContain(`@custom-media --phone ${NARROW};`);
});
