import { readCommandLine } from '../../scripts/command-line.ts';
import { drawSheets } from './draw-sheets.ts';

const { values } = readCommandLine({
  usage: `npm run reward-sheets [-- --out <folder>]

Draws the pictures of docs/rewards.md, as small JPEGs: 166 drawings, two sizes each. <folder> is docs/rewards by default.`,
  options: { out: { type: 'string', default: 'docs/rewards' } },
});

const STYLE = `
  body { --line: #4a3a78; --border: #6c56ac; --surface: #fffdfb; margin: 0; padding: 16px; width: 1120px;
    background: #fffdfb; color: var(--line); font: 12px/1.2 sans-serif; }
  ul { display: grid; grid-template-columns: repeat(7, 1fr); gap: 12px 0; margin: 0; padding: 0; list-style: none; }
  ul.locked { color: #54478a; }
  li { display: grid; grid-template-columns: auto auto; align-items: end; justify-content: center; }
  small { grid-column: span 2; text-align: center; }
  span { display: block; }
  .px96 { width: 96px; height: 96px; }
  .px48 { width: 48px; height: 48px; }
`;

await drawSheets({
  from: '/src/art/rewards/sheets/reward-sheets.tsx',
  style: STYLE,
  out: values.out,
  quality: 58,
});
