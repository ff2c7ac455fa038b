import { beforeEach, expect, it, vi } from 'vitest';
import type { AffirmationDraft } from './affirmation.machine.ts';
import { readAffirmationDraft, writeAffirmationDraft } from './use-affirmation-flow.ts';

const TODAY = '2026-05-01';
const draft: AffirmationDraft = {
  day: TODAY,
  stage: 'card',
  answers: { age: '8-9', feeling: 'happy', second: 'music', proud: 'shared' },
  pick: 2,
  attempt: { key: 'k', body: { questionnaire: ['8-9'], affirmation: 'I am special just as I am' } },
};
beforeEach(() => sessionStorage.clear());
const read = (userId = 'maya', today = TODAY) => readAffirmationDraft(sessionStorage, userId, today);

it('is found again by the same child on the same day', () => {
  writeAffirmationDraft(sessionStorage, 'maya', draft);
  expect(read()).toEqual(draft);
  expect(read('noah')).toBeNull();
  expect(read('maya', '2026-05-02')).toBeNull();
  writeAffirmationDraft(sessionStorage, 'maya', null);
  expect(read()).toBeNull();
});

it('is nothing when it cannot be read', () => {
  for (const stored of ['{', '{"day":"2026-05-01"}', JSON.stringify({ ...draft, answers: { age: 'forty' } })]) {
    sessionStorage.setItem('wonderlings.draft.affirmation.maya', stored);
    expect(read()).toBeNull();
  }
});

it('costs nothing but itself where the storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeAffirmationDraft(sessionStorage, 'maya', draft)).not.toThrow();
  full.mockRestore();
});
