import { expect, it } from 'vitest';
import type { JournalDraft } from './journal.machine.ts';
import { forgetDraftsOfOthers, readDraft, writeDraft } from './journal-draft.ts';

const draft: JournalDraft = {
  moodId: 'worried',
  intensity: 3,
  note: 'שלום 🦊',
  attempt: { key: 'k1', body: { feeling: 'Worried (A lot of worry)', baseFeelingName: 'Worried', note: 'שלום 🦊' } },
};

it('brings back what was typed, and the key it was sent under', () => {
  writeDraft(sessionStorage, 'maya', 'add', draft);
  expect(readDraft(sessionStorage, 'maya', 'add')).toEqual(draft);
});

it('never reaches localStorage', () => {
  writeDraft(sessionStorage, 'maya', 'add', draft);
  expect(localStorage).toHaveLength(0);
});

it('is not for another child, nor for another form', () => {
  writeDraft(sessionStorage, 'maya', 'add', draft);
  expect(readDraft(sessionStorage, 'noah', 'add')).toBeNull();
  expect(readDraft(sessionStorage, 'maya', 'quick')).toBeNull();
});

it('is gone when forgotten', () => {
  writeDraft(sessionStorage, 'maya', 'add', draft);
  writeDraft(sessionStorage, 'maya', 'add', null);
  expect(sessionStorage).toHaveLength(0);
});

it('forgets the drafts of others and keeps its own', () => {
  sessionStorage.setItem('something-else', '1');
  writeDraft(sessionStorage, 'maya', 'add', draft);
  writeDraft(sessionStorage, 'noah', 'add', draft);
  forgetDraftsOfOthers(sessionStorage, 'maya');
  expect(readDraft(sessionStorage, 'noah', 'add')).toBeNull();
  expect(readDraft(sessionStorage, 'maya', 'add')).toEqual(draft);
  expect(sessionStorage.getItem('something-else')).toBe('1');
});

it.each(['{', 'null', '{"moodId":"grumpy","intensity":1,"note":"","attempt":null}', '{"moodId":"okay","intensity":7}'])(
  'is none when it reads %s',
  (stored) => {
    sessionStorage.setItem('wonderlings.draft.journal.maya.add', stored);
    expect(readDraft(sessionStorage, 'maya', 'add')).toBeNull();
  },
);

it('costs nothing but itself where storage is forbidden', () => {
  const forbidden = new Proxy(sessionStorage, {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(() => writeDraft(forbidden, 'maya', 'add', draft)).not.toThrow();
  expect(readDraft(forbidden, 'maya', 'add')).toBeNull();
});
