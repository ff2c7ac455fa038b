import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { silhouette } from './silhouette.tsx';

const markupOf = (edge: number, drawing: ReactNode) => renderToStaticMarkup(silhouette(drawing, edge));

describe('the outline that a sticker is cut along', () => {
  it('is each line, wider on both sides, as one path a width and without paint', () => {
    const drawing = (
      <>
        <path d="M0 0H9Z" fill="red" stroke="blue" strokeWidth="2" />
        <path d="M0 5H9Z" fill="red" stroke="blue" strokeWidth="2" />
        <path d="M0 9H9" fill="none" stroke="blue" strokeWidth="1" />
      </>
    );
    expect(markupOf(3, drawing)).toBe(
      '<path d="M0 0H9ZM0 5H9Z" stroke-width="8"></path><path d="M0 9H9" fill="none" stroke-width="7"></path>',
    );
  });

  it('leaves out what has no line: light, shade, paints and what is clipped', () => {
    const drawing = (
      <>
        <path d="M0 0H9Z" fill="red" />
        <clipPath id="c">
          <path d="M0 0H9Z" stroke="blue" />
        </clipPath>
        <g clipPath="url(#c)">
          <path d="M0 0H9Z" fill="red" stroke="blue" />
        </g>
      </>
    );
    expect(markupOf(3, drawing)).toBe('');
  });

  it('is as wide on what is drawn larger, smaller or mirrored', () => {
    const drawing = (
      <g transform="translate(4 4) scale(0.5)">
        <g transform="scale(-1 1)">
          <path d="M0 0H9Z" fill="red" stroke="blue" strokeWidth="4" />
        </g>
      </g>
    );
    expect(markupOf(3, drawing)).toContain('stroke-width="16"');
  });

  it('goes with what stands behind something, as far as it is seen', () => {
    const drawing = (
      <g clipPath="url(#c)" data-cut="">
        <path d="M0 0H9Z" fill="red" stroke="blue" strokeWidth="2" />
      </g>
    );
    expect(markupOf(1, drawing)).toBe('<g clip-path="url(#c)"><path d="M0 0H9Z" stroke-width="4"></path></g>');
  });

  it('is refused for a component, whose drawing is not known yet', () => {
    const Later = () => <path d="M0 0H9Z" />;
    expect(() => silhouette(<Later />, 3)).toThrow(TypeError);
  });
});
