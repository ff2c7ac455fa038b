import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDEAS, PLACES } from './be-active.catalogue.ts';
import { FILTERS, firstIdea, ideasIn, landing, SLICE_DEGREES, SLICES, turnOf, wheelWith } from './wheel.ts';

const filters = fc.constantFrom(...FILTERS);
const dice = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const shownIn = filters.chain((filter) => fc.constantFrom(...ideasIn(filter)).map(({ id }) => ({ filter, shown: id })));

describe('the ideas', () => {
  it('are eight for each place, seated as many as any', () => {
    expect(PLACES.map((place) => ideasIn(place).length)).toEqual([8, 8, 8]);
    expect(ideasIn('all')).toHaveLength(24);
  });
});

describe('the wheel', () => {
  it('has eight different slices, the shown one among them', () => {
    fc.assert(
      fc.property(shownIn, ({ filter, shown }) => {
        const ids = wheelWith(filter, shown).map(({ id }) => id);
        expect(new Set(ids).size).toBe(SLICES);
        expect(ids).toContain(shown);
      }),
    );
  });

  it('is mixed of every place where all are shown', () => {
    for (const { id } of IDEAS) {
      expect(new Set(wheelWith('all', id).map(({ place }) => place)).size).toBe(3);
    }
  });

  it('lands on another idea of the group, and can land on each of them', () => {
    fc.assert(
      fc.property(shownIn, dice, ({ filter, shown }, random) => {
        const landed = landing(filter, shown, random);
        expect(landed).not.toBe(shown);
        expect(ideasIn(filter).map(({ id }) => id)).toContain(landed);
      }),
    );
    const reached = Array.from({ length: 7 }, (_, i) => landing('seated', firstIdea('seated'), i / 7 + 0.01));
    expect(new Set(reached).size).toBe(7);
  });

  it('ends with the slice of its idea under the pin, and never turns back', () => {
    fc.assert(
      fc.property(shownIn, dice, fc.nat(50), ({ filter, shown }, random, spins) => {
        const landed = landing(filter, shown, random);
        const turn = turnOf(filter, landed, spins + 1);
        const slice = wheelWith(filter, landed).findIndex(({ id }) => id === landed);
        expect((((turn + slice * SLICE_DEGREES) % 360) + 360) % 360).toBe(0);
        expect(turn - turnOf(filter, shown, spins)).toBeGreaterThan(360);
      }),
    );
  });
});
