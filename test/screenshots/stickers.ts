import { readCommandLine } from '../../scripts/command-line.ts';
import { drawSheets } from './draw-sheets.ts';

const { values } = readCommandLine({
  usage: `npm run sticker-sheets [-- --out <folder> --only <pack,covers>]

Draws the pictures of docs/stickers.md, as small JPEGs: all, or those of some packs. <folder> is docs/stickers by default.`,
  options: { out: { type: 'string', default: 'docs/stickers' }, only: { type: 'string' } },
});

/** A third on each: white paper, a meadow of theme 2, a night. */
const STYLE = `
  body { --line: #4a3a78; --border: #6c56ac; --surface: #fffdfb; margin: 0; padding: 16px; width: 1240px;
    background: linear-gradient(100deg, #f6f2ff 0 30%, #c9ead9 50%, #ffd9b8 68%, #4d5096 90%); color: var(--line); font: 12px/1.2 sans-serif; }
  ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px 0; margin: 0; padding: 0; list-style: none; }
  ul.locked { color: #54478a; }
  li { display: grid; grid-template-columns: auto auto auto; align-items: end; justify-content: center; }
  small { grid-column: 1 / -1; text-align: center; }
  span { display: block; }
  svg { display: block; overflow: visible; }
  .px160 { width: 160px; height: 160px; }
  .px96 { width: 96px; height: 96px; }
  .px48 { width: 48px; height: 48px; }
`;

await drawSheets({
  from: '/src/art/stickers/sheets/sticker-sheets.tsx',
  style: STYLE,
  out: values.out,
  quality: 56,
  only: values.only?.split(','),
});
