import { assert, integer, property } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { blankLog, blankPlant, forgetFormsOfOthers, formKeeper, heightOf, readForm } from './plant-drafts.ts';

it('reads every height in steps of 0.1 as it was typed', () => {
  assert(
    property(integer({ min: 1, max: 120_000 }), (millimeters) => {
      expect(heightOf(String(millimeters / 10))).toBe(millimeters / 10);
      expect(heightOf(String(millimeters / 10).replace('.', ','))).toBe(millimeters / 10);
    }),
  );
});

it.each(['', ' ', '0', '0.0', '0.04', '-3', 'tall', '1e999'])('has no height in "%s"', (typed) => {
  expect(heightOf(typed)).toBeNull();
});

it('rounds to a tenth', () => {
  expect(heightOf('4.56')).toBe(4.6);
});

const target = { plantId: null, logId: null, corrects: false };
const photo = { kind: 'new', dataUrl: 'data:image/jpeg;base64,AAAA' } as const;
const plant = { target, draft: { ...blankPlant('2026-03-01'), name: 'Jack', photo }, openedAt: 5, isOpen: true };

it('brings a form back with its photo', () => {
  formKeeper(sessionStorage, 'maya', 'plant')(plant);
  expect(readForm(sessionStorage, 'maya', 'plant')).toEqual(plant);
  expect(readForm(sessionStorage, 'noah', 'plant')).toBeNull();
});

it('writes the photo only when it is another one', () => {
  const keep = formKeeper(sessionStorage, 'maya', 'plant');
  keep(plant);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  keep({ ...plant, draft: { ...plant.draft, name: 'Jacky' } });
  expect(write.mock.calls.map(([key]) => key)).toEqual(['wonderlings.draft.plants.maya.plant']);
  write.mockRestore();
  keep({ ...plant, draft: { ...plant.draft, photo: null } });
  expect(readForm(sessionStorage, 'maya', 'plant')?.draft.photo).toBeNull();
});

it('keeps the words when there is no room for the photo', () => {
  const { setItem } = Storage.prototype;
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.endsWith('.photo')) throw new DOMException('No room', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  formKeeper(sessionStorage, 'maya', 'plant')(plant);
  write.mockRestore();
  expect(readForm(sessionStorage, 'maya', 'plant')?.draft).toMatchObject({ name: 'Jack', photo: null });
});

it('forgets a form with its photo, and leaves the other one alone', () => {
  const log = { target: { ...target, plantId: 'plant-1' }, draft: blankLog('2026-03-01'), openedAt: 5, isOpen: false };
  formKeeper(sessionStorage, 'maya', 'log')(log);
  const keep = formKeeper(sessionStorage, 'maya', 'plant');
  keep(plant);
  keep(null);
  expect(readForm(sessionStorage, 'maya', 'plant')).toBeNull();
  expect(readForm(sessionStorage, 'maya', 'log')).toEqual(log);
});

it('has none where what was kept cannot be read', () => {
  sessionStorage.setItem('wonderlings.draft.plants.maya.plant', '{"target":');
  expect(readForm(sessionStorage, 'maya', 'plant')).toBeNull();
  sessionStorage.setItem('wonderlings.draft.plants.maya.plant', '{"target":{},"draft":{},"isOpen":1}');
  expect(readForm(sessionStorage, 'maya', 'plant')).toBeNull();
});

it("forgets other children's forms", () => {
  formKeeper(sessionStorage, 'noah', 'plant')(plant);
  formKeeper(sessionStorage, 'maya', 'plant')(plant);
  forgetFormsOfOthers(sessionStorage, 'maya');
  expect(readForm(sessionStorage, 'noah', 'plant')).toBeNull();
  expect(readForm(sessionStorage, 'maya', 'plant')).toEqual(plant);
});
