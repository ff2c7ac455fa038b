import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MOODS, WONDERLING_IDS } from './cast.ts';
import { loadDrawing } from './drawing-loader.ts';
import { Wonderling } from './wonderling.tsx';

describe('every companion in every mood', () => {
  for (const who of WONDERLING_IDS) {
    it(`draws ${who} well-formed, with numbers that are numbers and ids of its own`, async () => {
      await loadDrawing(who);
      for (const mood of MOODS) {
        for (const size of [48, 96, 200]) {
          const markup = renderToStaticMarkup(
            <>
              <Wonderling who={who} mood={mood} size={size} />
              <Wonderling who={who} mood={mood} size={size} />
            </>,
          );
          expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/);
          expect(new DOMParser().parseFromString(`<div>${markup}</div>`, 'application/xml').querySelector('parsererror')).toBeNull();
          const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
          expect(new Set(ids).size).toBe(ids.length);
          const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
          expect(used.filter((id) => !ids.includes(id))).toEqual([]);
        }
      }
    });
  }
});

describe('a wonderling', () => {
  it('is a picture with a name when it has a title', async () => {
    render(<Wonderling who="zola" size={160} title="Zola, a small cloud dragon, smiles" />);
    const picture = screen.getByRole('img', { name: 'Zola, a small cloud dragon, smiles' });
    expect(picture.style.getPropertyValue('--wonderling-size')).toBe('160px');
  });

  it('is decoration otherwise', () => {
    const { container } = render(<Wonderling who="zola" size={160} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
