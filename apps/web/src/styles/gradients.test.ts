import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

/** Each repeating gradient of a sheet, from its name to the bracket that closes it. */
function repeatingGradients(css: string): readonly string[] {
  return [...css.matchAll(/repeating-\w+-gradient\(/g)].map(({ index, 0: name }) => {
    let end = index + name.length;
    for (let open = 1; open > 0 && end < css.length; end += 1) open += { '(': 1, ')': -1 }[css.charAt(end)] ?? 0;
    return css.slice(index, end);
  });
}

// Seen in Firefox 153: a color-mix() makes it blend in another color space, by stops of its own that a repetition does not keep.
it('repeats no gradient with a mixed color, whose lines would be bands in Firefox', () => {
  const gradients = files.flatMap((name) =>
    repeatingGradients(readFileSync(join(SOURCES, name), 'utf8')).map((gradient) => `${name}: ${gradient}`),
  );
  expect(gradients.length).toBeGreaterThan(3);
  expect(gradients.filter((gradient) => gradient.includes('color-mix('))).toEqual([]);
});
