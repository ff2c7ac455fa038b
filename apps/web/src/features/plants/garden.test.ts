import { array, assert, boolean, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  earnsAchievement,
  Garden,
  type GrowthLog,
  growthDay,
  newPlant,
  photoIdsOf,
  plantIn,
  withLog,
  withLogChanged,
  withoutLog,
  withoutPlant,
  withoutUnwanted,
  withPlant,
  withPlantChanged,
} from './garden.ts';
import { longDay, shortDay } from './plants.copy.ts';

const EMPTY: Garden = { plants: [], unwantedPhotoIds: [] };
const facts = { name: 'Jack', type: 'Bean', startDate: '2026-03-01' };
const aLog = (id: string, photoId?: string): GrowthLog => ({
  id,
  date: '2026-03-08',
  height: 2.5,
  notes: '',
  waterLevel: 'medium',
  sunlight: 'partial',
  ...(photoId ? { photoId } : {}),
});
const gardenOf = (photoId?: string) => withPlant(EMPTY, newPlant('plant-1', { ...facts, photoId }));
const jackIn = (garden: Garden) => plantIn(garden, 'plant-1');

describe('the picture of a plant', () => {
  it('is the photo that it was added with', () => {
    expect(jackIn(gardenOf('photo-1'))).toMatchObject({ currentPhotoId: 'photo-1', ownPhotoId: 'photo-1' });
    expect(jackIn(gardenOf())).not.toHaveProperty('currentPhotoId');
  });

  it('becomes the photo of a new log, and stays with a log that has none', () => {
    const one = withLog(gardenOf('photo-1'), 'plant-1', aLog('log-1', 'photo-2'));
    expect(jackIn(one)?.currentPhotoId).toBe('photo-2');
    expect(jackIn(withLog(one, 'plant-1', aLog('log-2')))?.currentPhotoId).toBe('photo-2');
  });

  it('falls back to the photo before it when its log goes, and then to none', () => {
    const grown = withLog(gardenOf('photo-1'), 'plant-1', aLog('log-1', 'photo-2'));
    const back = withoutLog(grown, 'plant-1', 'log-1');
    expect(jackIn(back)?.currentPhotoId).toBe('photo-1');
    expect(jackIn(withPlantChanged(back, 'plant-1', facts))).not.toHaveProperty('currentPhotoId');
  });

  it('is the one that a correction brings', () => {
    const grown = withLog(gardenOf('photo-1'), 'plant-1', aLog('log-1', 'photo-2'));
    const changed = withPlantChanged(grown, 'plant-1', { ...facts, name: 'Jacky', photoId: 'photo-3' });
    expect(jackIn(changed)).toMatchObject({ name: 'Jacky', currentPhotoId: 'photo-3', ownPhotoId: 'photo-3' });
    expect(changed.unwantedPhotoIds).toEqual(['photo-1']);
    expect(jackIn(withPlantChanged(grown, 'plant-1', { ...facts, photoId: 'photo-1' }))?.currentPhotoId).toBe(
      'photo-2',
    );
  });
});

it('changes one log and leaves the others alone', () => {
  const garden = withLog(withLog(gardenOf(), 'plant-1', aLog('log-1')), 'plant-1', aLog('log-2'));
  const changed = withLogChanged(garden, 'plant-1', { ...aLog('log-1'), height: 45 });
  expect(jackIn(changed)?.logs.map(({ height }) => height)).toEqual([45, 2.5]);
});

it('makes a scientist of a child with two logs before', () => {
  const one = withLog(gardenOf(), 'plant-1', aLog('log-1'));
  const two = withLog(one, 'plant-1', aLog('log-2'));
  expect([gardenOf(), one, two].map((garden) => garden.plants.map(earnsAchievement))).toEqual([
    [false],
    [false],
    [true],
  ]);
});

/** Any deed on any of three plants with any of three logs; a number that is not there does nothing. */
type Change = (garden: Garden, photoId: string | undefined) => Garden;
const deed = record({ plant: integer({ min: 0, max: 2 }), log: integer({ min: 0, max: 2 }), photo: boolean() }).chain(
  ({ plant, log }) => {
    const [plantId, logId] = [`plant-${plant}`, `log-${log}`];
    const deeds: Change[] = [
      (garden, photoId) =>
        plantIn(garden, plantId) ? garden : withPlant(garden, newPlant(plantId, { ...facts, photoId })),
      (garden, photoId) => withPlantChanged(garden, plantId, { ...facts, photoId }),
      (garden) => withoutPlant(garden, plantId),
      (garden, photoId) =>
        plantIn(garden, plantId)?.logs.some(({ id }) => id === logId)
          ? withLogChanged(garden, plantId, aLog(logId, photoId))
          : withLog(garden, plantId, aLog(logId, photoId)),
      (garden) => withoutLog(garden, plantId, logId),
    ];
    return oneof(
      ...deeds.map((one) => record({ change: integer({ min: 0, max: 0 }).map(() => one), photo: boolean() })),
    );
  },
);

it('loses sight of no photo, whatever is done in whatever order: each is shown or waits to be deleted, never both', () => {
  assert(
    property(array(deed, { maxLength: 30 }), (deeds) => {
      let garden = EMPTY;
      const given: string[] = [];
      for (const [index, { change, photo }] of deeds.entries()) {
        const photoId = photo ? `photo-${index}` : undefined;
        garden = change(garden, photoId);
        if (photoId && [...photoIdsOf(garden), ...garden.unwantedPhotoIds].includes(photoId)) given.push(photoId);
        expect(Garden.parse(garden)).toEqual(garden);
        for (const plant of garden.plants) {
          const own = photoIdsOf({ plants: [plant] });
          expect(own.length === 0 ? undefined : own).toEqual(
            plant.currentPhotoId === undefined ? undefined : expect.arrayContaining([plant.currentPhotoId]),
          );
        }
      }
      expect([...photoIdsOf(garden), ...garden.unwantedPhotoIds].toSorted()).toEqual(given.toSorted());
      expect(withoutUnwanted(garden, garden.unwantedPhotoIds).unwantedPhotoIds).toEqual([]);
    }),
  );
});

const MS_PER_DAY = 86_400_000;
const dayAfter = (days: number) => new Date(Date.UTC(2000, 0, 1) + days * MS_PER_DAY).toISOString().slice(0, 10);
const someDay = integer({ min: 0, max: 40_000 });

it('calls the first day Day 1, and the sample log Day 15', () => {
  expect(growthDay('2025-04-25', '2025-04-25')).toBe(1);
  expect(growthDay('2025-04-25', '2025-05-09')).toBe(15);
});

it('counts one more each day, over leap days, ends of years and changes of clocks', () => {
  assert(
    property(someDay, integer({ min: 0, max: 4_000 }), (start, days) => {
      expect(growthDay(dayAfter(start), dayAfter(start + days))).toBe(days + 1);
    }),
  );
});

it('does not depend on where the device is', () => {
  for (const place of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Kathmandu']) {
    vi.stubEnv('TZ', place);
    expect(growthDay('2025-03-08', '2025-03-10')).toBe(3);
    expect([longDay('2025-04-25'), shortDay('2025-04-25')]).toEqual(['April 25, 2025', 'Apr 25']);
  }
});
