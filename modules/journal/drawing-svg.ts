import { crayonOf } from './crayon-catalogue.ts';
import { CRAYON_WIDTH, type Drawing, type Mark, PAPER, pathOf } from './drawing-contract.ts';

/**
 * A drawing as SVG for a page that loads nothing. A sticker's picture is a drawing of the app's: here it is its name in a ring. There is
 * nothing to escape: a drawing has been through its schema, which lets numbers and ids through.
 */
export function drawingSvg({ marks }: Drawing): string {
  const { width, height } = PAPER;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width / 2}" role="img" aria-label="A drawing"><rect width="${width}" height="${height}" fill="#fffefa"/><g fill="none" stroke-width="${CRAYON_WIDTH}" stroke-linecap="round" stroke-linejoin="round">${marks.map(markSvg).join('')}</g></svg>`;
}

function markSvg(mark: Mark): string {
  if (mark.kind === 'line') return `<path d="${pathOf(mark.points)}" stroke="${crayonOf(mark.crayon).color}"/>`;
  const { sticker, x, y, size, turn } = mark;
  const name = sticker.replaceAll('-', ' ');
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${size / 2}" fill="#fff" stroke="#5b5170" stroke-width="4"/><text fill="#2a2140" stroke="none" text-anchor="middle" dy=".35em" font-family="system-ui,sans-serif" font-size="${Math.round(size / 6)}">${name}</text></g>`;
}
