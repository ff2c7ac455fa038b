import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

/** What a compositor moves by itself, also in a drawing: there it takes no `translate`, `rotate` or `scale`. */
const COMPOSITED = ['transform', 'opacity', 'animation-timing-function'];

function endlessKeyframes(css: string): [name: string, property: string][] {
  const endless = new Set(
    [...css.matchAll(/animation: ([^;]*\binfinite\b[^;]*);/g)].flatMap(([, value]) => value?.match(/[\w-]+/g) ?? []),
  );
  return [...css.matchAll(/@keyframes ([\w-]+) \{([\s\S]*?)\n\}/g)].flatMap(([, name = '', steps = '']) =>
    endless.has(name)
      ? [...steps.matchAll(/^\s*([\w-]+):/gm)].map(([, property = '']): [string, string] => [name, property])
      : [],
  );
}

it('what moves without an end is moved by the compositor, so that a phone rests', () => {
  const moved = sheets.flatMap((path) =>
    endlessKeyframes(readFileSync(join(src, path), 'utf8')).map(([name, property]) => ({ path, name, property })),
  );
  expect(new Set(moved.map(({ name }) => name)).size).toBeGreaterThan(15);
  expect(moved.filter(({ property }) => !COMPOSITED.includes(property))).toEqual([]);
});
