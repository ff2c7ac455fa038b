import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NATURE_ACTIVITIES, NATURE_FILTERS, NATURE_IDS } from './nature.catalogue.ts';
import {
  FIRST_ROUND,
  inCategory,
  isFirstTick,
  type NatureRound,
  natureDocument,
  progressOf,
  startedAgain,
  toggled,
  withTicks,
} from './nature-round.ts';

const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';
const ticked = (...ids: (typeof NATURE_IDS)[number][]) =>
  ids.reduce<NatureRound>((round, id) => toggled(round, id, TODAY), FIRST_ROUND);

it('has the eight of the specification, with its minutes', () => {
  expect(NATURE_ACTIVITIES.map(({ id, durationMinutes }) => [id, durationMinutes])).toEqual([
    ['nature-walk', 20],
    ['bird-watching', 15],
    ['plant-care', 10],
    ['cloud-watching', 15],
    ['recycling-sort', 10],
    ['nature-art', 30],
    ['weather-watch', 5],
    ['bug-discovery', 15],
  ]);
  expect(NATURE_ACTIVITIES.map(({ id }) => id)).toEqual([...NATURE_IDS]);
});

it('has filters, the last of them without cards', () => {
  expect(NATURE_FILTERS.map((filter) => inCategory(filter).length)).toEqual([8, 4, 2, 2, 0]);
});

describe('progress', () => {
  it('counts what is ticked', () => {
    expect(progressOf(FIRST_ROUND)).toEqual({ done: 0, total: 8, percent: 0, complete: false });
    expect(progressOf(ticked('bird-watching', 'plant-care', 'weather-watch'))).toMatchObject({ done: 3, percent: 38 });
    expect(progressOf(ticked(...NATURE_IDS))).toEqual({ done: 8, total: 8, percent: 100, complete: true });
  });
});

describe('a tick', () => {
  it('is the first of its date once, however often it is taken off', () => {
    expect(isFirstTick(FIRST_ROUND, 'nature-walk', TODAY)).toBe(true);
    const on = ticked('nature-walk');
    expect(isFirstTick(on, 'nature-walk', TODAY)).toBe(false);
    const off = toggled(on, 'nature-walk', TODAY);
    expect(isFirstTick(off, 'nature-walk', TODAY)).toBe(false);
    expect(isFirstTick(off, 'nature-art', TODAY)).toBe(true);
  });

  it('is a first one again on another date, but not when a flight west brings the same date back', () => {
    const off = toggled(ticked('nature-walk'), 'nature-walk', TODAY);
    expect(isFirstTick(off, 'nature-walk', TOMORROW)).toBe(true);
    const later = toggled(toggled(off, 'nature-walk', TOMORROW), 'nature-walk', TOMORROW);
    expect(isFirstTick(later, 'nature-walk', TODAY)).toBe(false);
  });

  it('taken off the next day is no tick', () => {
    expect(isFirstTick(ticked('nature-walk'), 'nature-walk', TOMORROW)).toBe(false);
  });
});

describe('starting again', () => {
  it('takes every tick off and still knows what was recorded today', () => {
    const again = startedAgain(ticked(...NATURE_IDS));
    expect(progressOf(again).done).toBe(0);
    expect(isFirstTick(again, 'nature-art', TODAY)).toBe(false);
    expect(isFirstTick(again, 'nature-art', TOMORROW)).toBe(true);
  });

  it('can be taken back, with what was ticked meanwhile', () => {
    const meanwhile = toggled(startedAgain(ticked('plant-care', 'nature-art')), 'nature-walk', TODAY);
    expect(withTicks(meanwhile, ['plant-care', 'nature-art']).ticked).toEqual([
      'plant-care',
      'nature-art',
      'nature-walk',
    ]);
  });
});

it('records each activity at most once a date, whatever is pressed', () => {
  const press = fc.record({
    id: fc.option(fc.constantFrom(...NATURE_IDS), { nil: 'start again' as const }),
    day: fc.integer({ min: 21, max: 25 }),
  });
  fc.assert(
    fc.property(fc.array(press, { maxLength: 80 }), (presses) => {
      const records: string[] = [];
      let round = FIRST_ROUND;
      for (const { id, day } of presses) {
        const today = `2026-11-${day}`;
        if (id !== 'start again' && isFirstTick(round, id, today)) records.push(`${id} ${today}`);
        round = id === 'start again' ? startedAgain(round) : toggled(round, id, today);
        expect(natureDocument.schema.parse(structuredClone(round))).toEqual(round);
      }
      expect(progressOf(round).done).toBe(new Set(round.ticked).size);
      expect(new Set(records).size).toBe(records.length);
    }),
  );
});
