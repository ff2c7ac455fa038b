import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadPack } from './drawing-loader.ts';
import { StickerArt } from './sticker-art.tsx';
import { StickerSheet } from './sticker-sheet.tsx';

const COPIES = Array.from({ length: 20 }, (_, copy) => `copy ${copy}`);
const many = (id: string, size: number) => COPIES.map((copy) => <StickerArt key={copy} id={id} size={size} />);
const drawingsIn = (container: Element) => container.querySelectorAll('defs > g').length;

it('draws a sticker once, however often it is shown, and shows it by a reference that leads there', async () => {
  await loadPack('hello-friends');
  const { container } = render(<StickerSheet>{many('zola-wave', 96)}</StickerSheet>);
  expect(drawingsIn(container)).toBe(1);
  const uses = [...container.querySelectorAll('span use')];
  expect(uses).toHaveLength(20);
  for (const one of uses) expect(container.querySelector(one.getAttribute('href') ?? '')?.tagName).toBe('g');
});

it('draws it once for each weight of line that its sizes ask for', async () => {
  await loadPack('hello-friends');
  const { container } = render(
    <StickerSheet>
      {many('zola-wave', 96)}
      {many('zola-wave', 64)}
      {many('zola-wave', 48)}
    </StickerSheet>,
  );
  expect(drawingsIn(container)).toBe(2);
});

it('leaves in its place what moves inside of its picture, and what is not unlocked', async () => {
  await loadPack('happy-feet');
  const { container } = render(
    <StickerSheet>
      <StickerArt id="pinwheel" size={96} animate />
      <StickerArt id="zola-wave" size={96} locked />
    </StickerSheet>,
  );
  await waitFor(() => expect(container.querySelectorAll('span path').length).toBeGreaterThan(10));
  expect(drawingsIn(container)).toBe(0);
});

it('has no id twice, nor a reference that leads nowhere', async () => {
  await loadPack('hello-friends');
  const { container } = render(
    <StickerSheet>
      {many('zola-wave', 96)}
      {many('octopus-hug', 64)}
    </StickerSheet>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  const used = [...container.innerHTML.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});
