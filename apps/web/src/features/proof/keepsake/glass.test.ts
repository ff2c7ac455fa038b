import { keepsakePlaces } from '@wonderlings/proof/keepsake-catalogue';
import { describe, expect, it } from 'vitest';
import { CUTS, paneOf, roseOf, TEXTURES } from './glass.ts';

const GOLDEN = keepsakePlaces(Uint8Array.from({ length: 16 }, (_, index) => index * 17));

describe('the window of a keepsake', () => {
  it('looks the same for ever: one on paper is held beside it', () => {
    const panes = GOLDEN.map((place) => {
      const { glass, texture, cut, disc } = paneOf(place);
      return `${glass} ${texture} ${cut} ${disc}`;
    });
    expect(panes).toMatchInlineSnapshot(`
      [
        "0 plain disc 3",
        "0 dots disc 4",
        "6 plain line 4",
        "5 plain disc 4",
        "3 rain line 5",
        "6 wave disc 6",
        "3 rain disc 3",
        "2 dots line 5",
        "6 wave disc 6",
        "7 rain line 3",
        "5 wave disc 6",
        "6 wave line 6",
      ]
    `);
    expect(roseOf(GOLDEN)).toMatchInlineSnapshot(`
      {
        "petals": [
          {
            "flower": "okay",
            "glass": 1,
          },
          {
            "flower": "a-little-scared",
            "glass": 1,
          },
          {
            "flower": "happy",
            "glass": 7,
          },
          {
            "flower": "happy",
            "glass": 6,
          },
          {
            "flower": "a-bit-sad",
            "glass": 4,
          },
          {
            "flower": "angry",
            "glass": 7,
          },
        ],
        "sky": 0,
        "who": "zola",
      }
    `);
  });

  it('has a pane for each word alone, and a rose only for all twelve', () => {
    const other = GOLDEN.with(3, (GOLDEN[3] ?? 0) ^ 1);
    expect(other.map(paneOf).filter((pane, index) => pane.glass !== paneOf(GOLDEN[index] ?? 0).glass)).toHaveLength(1);
    expect(roseOf([...GOLDEN.slice(1), undefined])).toBeUndefined();
    expect(roseOf(GOLDEN.slice(1))).toBeUndefined();
  });

  it('uses every glass, texture, cut and flower, and every companion can look out', () => {
    const all = Array.from({ length: 2_048 }, (_, place) => paneOf(place));
    expect(new Set(all.map(({ glass }) => glass)).size).toBe(8);
    expect(new Set(all.map(({ texture }) => texture)).size).toBe(TEXTURES.length);
    expect(new Set(all.map(({ cut }) => cut)).size).toBe(CUTS.length);
    const roses = Array.from({ length: 500 }, (_, seed) =>
      roseOf(Array.from({ length: 12 }, (_, word) => (seed * 997 + word * 613) % 2_048)),
    );
    expect(new Set(roses.map((rose) => rose?.who)).size).toBe(12);
    expect(new Set(roses.map((rose) => rose?.sky)).size).toBe(4);
    expect(new Set(roses.flatMap((rose) => rose?.petals.map(({ flower }) => flower))).size).toBe(8);
  });
});
