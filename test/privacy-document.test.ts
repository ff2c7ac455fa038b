import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The sections of 16 CFR 312 that ask something of an operator, as amended in 2025. */
const COPPA = [
  ...['312.2', '312.3', '312.4(a)', '312.4(b)', '312.4(c)', '312.4(d)', '312.5(a)(1)', '312.5(a)(2)', '312.5(b)'],
  ...['312.5(c)', '312.6', '312.7', '312.8', '312.8(c)', '312.10', '312.11'],
];
const STANDARDS = Array.from({ length: 15 }, (_, index) => String(index + 1));
const VERDICTS = ['met', 'partly', '**not met**', 'n/a', 'operator'];

const document = readFileSync(new URL('../docs/privacy.md', import.meta.url), 'utf8');
const rows = document.split('\n').flatMap((line) => {
  const [points = '', asks = '', verdict = '', evidence = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  return /^\d/.test(points) ? [{ points: points.split(', '), asks, verdict, evidence }] : [];
});

it('answers each section of COPPA and each standard of the Code once, with a verdict and with what it rests on', () => {
  expect(rows.flatMap(({ points }) => points)).toEqual([...COPPA, ...STANDARDS]);
  expect(rows.filter(({ verdict, evidence }) => !VERDICTS.includes(verdict) || evidence === '')).toEqual([]);
});

it('names only files that exist', () => {
  const paths = [
    ...[...document.matchAll(/`((?:apps|modules|infra|test|docs)\/[^`\s]+)`/g)].map(([, path = '']) => path),
    ...[...document.matchAll(/\]\(([^)#]+\.md)\)/g)].map(([, path = '']) => `docs/${path}`),
  ];
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
});
