import { eventRegistry, streamOf } from '@wonderlings/kernel';
import { TEST_CHILD } from '@wonderlings/kernel/testing';
import { expect, it } from 'vitest';
import { importedEvent } from './check-history.ts';
import type { Entry } from './entry.ts';
import { newIds } from './new-ids.ts';

const ID = '6f3f2f52-9d40-4a55-9c43-5f7f0a7b2f10';
const entry: Entry = {
  id: ID,
  revision: 4,
  at: '2026-05-01T12:00:00.000Z',
  localDate: '2026-05-01',
  timeZone: 'UTC',
  actor: 'child',
  type: 'SomethingDone',
  version: 1,
  commandId: ID,
  correlationId: 'I-feel-sad-today',
  causationId: null,
  data: {},
};

it('an entry that is brought in says in its envelope nothing that a client once sent along', () => {
  const ids = newIds(TEST_CHILD, eventRegistry([]));
  const [event, another] = [entry, { ...entry, id: TEST_CHILD }].map((one) =>
    importedEvent(one, { childId: TEST_CHILD, ids, revision: 0 }),
  );
  expect(event).toMatchObject({ stream: streamOf(TEST_CHILD), commandId: ids.idOf(ID), revision: 0 });
  expect(event?.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  expect(another?.correlationId).toBe(event?.correlationId);
});
