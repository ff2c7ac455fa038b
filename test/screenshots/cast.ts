import { readCommandLine } from '../../scripts/command-line.ts';
import { drawSheets } from './draw-sheets.ts';

const { values } = readCommandLine({
  usage: `npm run cast-sheets [-- --out <folder>]

Draws the pictures of docs/cast.md, drawn by the components that the pages use. <folder> is docs/cast by default.`,
  options: { out: { type: 'string', default: 'docs/cast' } },
});

const STYLE = `
  body { margin: 0; padding: 24px; width: max-content; background: #fbf8ff; color: #33294d; font: 15px/1.3 sans-serif; }
  table { border-spacing: 6px 14px; }
  th { padding: 0 8px; font-weight: 600; }
  td { padding: 12px 8px 0; text-align: center; white-space: nowrap; }
  svg { overflow: visible; }
  svg.bust { overflow: hidden; border-radius: 50%; background: #e9e2ff; }
`;

await drawSheets({
  from: '/src/art/companions/sheets/cast-sheets.tsx',
  style: STYLE,
  out: values.out,
});
