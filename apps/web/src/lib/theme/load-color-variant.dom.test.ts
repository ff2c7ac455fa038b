import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork } from '../../testing/fake-server.ts';
import { loadColorVariant } from './load-color-variant.ts';

const { style } = document.documentElement;
const pageColors = () => ['primary', 'secondary', 'accent'].map((part) => style.getPropertyValue(`--variant-${part}`));
/** The very file that `GET /theme.json` serves. */
const served = JSON.parse(readFileSync(`${import.meta.dirname}/../../../public/theme.json`, 'utf8'));

afterEach(() => document.documentElement.removeAttribute('style'));

it('puts the default variant of the served file on the page', async () => {
  fakeServer({ 'GET /theme.json': json(served) });
  await loadColorVariant();
  expect(pageColors()).toEqual(['hsl(259,84%,65%)', 'hsl(326,85%,73%)', 'hsl(259,84%,65%)']);
});

it.each([
  ['a lost network', noNetwork],
  ['a file that is not there', new Response('', { status: 404, statusText: 'Not Found' })],
  ['a file without the default variant', json({ colorVariants: {} })],
])('only logs %s', async (_, answer) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeServer({ 'GET /theme.json': answer });
  await loadColorVariant();
  expect(warn).toHaveBeenCalledOnce();
  expect(pageColors()).toEqual(['', '', '']);
  warn.mockRestore();
});
