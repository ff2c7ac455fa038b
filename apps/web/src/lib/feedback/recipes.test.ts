import { RICH_MOODS } from '@wonderlings/journal/catalogue';
import { describe, expect, it } from 'vitest';
import { ATTACK_S } from '../tones/layer.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes.ts';

const all: readonly (readonly [string, Recipe])[] = Object.entries(RECIPES);
const endOf = ({ layers }: Recipe) =>
  Math.max(...layers.map(({ at = 0, attack = ATTACK_S, hold = 0, decay }) => at + attack + hold + decay));
const loudest = ({ layers }: Recipe) => Math.max(...layers.map(({ gain }) => gain));

describe.each(all)('the sound %s', (_, recipe) => {
  it('is soft, begins without a click and is soon over', () => {
    for (const { gain, attack = ATTACK_S, decay } of recipe.layers) {
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(0.2);
      expect(attack).toBeGreaterThanOrEqual(0.004);
      expect(decay).toBeGreaterThan(0);
    }
    expect(endOf(recipe)).toBeLessThanOrEqual(1.3);
  });

  it('buzzes twice at most, for 40 ms at most', () => {
    const pulses = recipe.buzz?.filter((_, index) => index % 2 === 0) ?? [];
    expect(pulses.length).toBeLessThanOrEqual(2);
    for (const pulse of pulses) expect(pulse).toBeLessThanOrEqual(40);
    // Not before anything is heard, and not after.
    expect(recipe.buzzAfter ?? 0).toBeLessThan(endOf(recipe) * 1_000);
  });
});

describe('feelings', () => {
  it.each(['pop', 'flight', 'held'] as const)(
    'have each a pitch of their own, as loud and as long as the others (%s)',
    (kind) => {
      const own = RICH_MOODS.map(({ id }) => RECIPES[`${kind}:${id}`]);
      expect(new Set(own.map(({ layers }) => layers[0]?.from)).size).toBe(RICH_MOODS.length);
      expect(new Set(own.map(loudest)).size).toBe(1);
      expect(new Set(own.map(endOf)).size).toBe(1);
      expect(new Set(own.map(({ buzz }) => String(buzz))).size).toBe(1);
    },
  );
});

describe('what rings', () => {
  it.each(['done', 'grew', 'goodbye', 'badge'] as const)(
    'is softer music, and silence while somebody writes (%s)',
    (name) => expect(RECIPES[name]).toMatchObject({ isChime: true }),
  );
});

describe('what did not work', () => {
  it('is told low, and never by a buzz', () => {
    const { layers, buzz }: Recipe = RECIPES.failed;
    expect(Math.max(...layers.map(({ from }) => from))).toBeLessThan(300);
    expect(buzz).toBeUndefined();
  });
});
