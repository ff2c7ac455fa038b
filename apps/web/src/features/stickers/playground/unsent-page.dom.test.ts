import { STICKERS } from '@wonderlings/stickers/catalogue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCommands } from '../../../device/outbox/outbox-storage.ts';
import { outboxOf, setOutboxSession } from '../../../device/outbox/outboxes.ts';
import { withDevice } from '../../../device/store/device-database.ts';
import { freshDevice, reloadPage } from '../../../device/store/testing/fresh-device.ts';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { fakeServer, json, noNetwork } from '../../../testing/fake-server.ts';
import { aUser } from '../../../testing/users.ts';
import { convertUnsentPage, UNSENT_PAGE } from './unsent-page.ts';

const maya = aUser();
const PLACE = 'POST /api/sticker-placements';
const sticker = (id: string, x = 50) => ({
  ...{ id, stickerId: STICKERS[0]?.id ?? '', x, y: 50, rotation: 0, scale: 100, zIndex: 1 },
});
/** As the release before the outbox has left it: one taken off, one moved, one as it was, one placed. */
const LEFT = {
  page: [sticker('moved', 60), sticker('same'), sticker('placed', 70)],
  saved: [
    { placementId: 'p-off', sticker: sticker('off') },
    { placementId: 'p-moved', sticker: sticker('moved') },
    { placementId: 'p-same', sticker: sticker('same') },
  ],
};
const leave = (left: unknown = LEFT) =>
  withDevice(maya.id, (device) => device.put('documents', left, UNSENT_PAGE.name));
const isLeft = () =>
  withDevice(maya.id, async (device) => (await device.getKey('documents', UNSENT_PAGE.name)) !== undefined);
const convert = () => convertUnsentPage(maya.id, outboxOf(maya.id));
function openPage(): void {
  reloadPage();
  setOutboxSession({ status: 'signed-in', user: maya, queryClient: createQueryClient(), refresh: () => {} });
}

beforeEach(() => {
  freshDevice();
  openPage();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

it('becomes what waits in the outbox, once, also where it is cut short, and is gone then', async () => {
  fakeServer({
    [PLACE]: noNetwork,
    'PATCH /api/sticker-placements/p-moved': noNetwork,
    'DELETE /api/sticker-placements/p-off': noNetwork,
  });
  await leave();
  await convert();
  const waiting = async () => (await readCommands(maya.id)).map(({ id, about, body }) => [id, about, body.x]);
  const expected = [
    ['unsent-remove-p-off', 'home/p-off', undefined],
    ['unsent-move-p-moved', 'home/p-moved', 60],
    // Under the key of before: its answer may have been lost.
    ['playground-placed', 'home/placed', 70],
  ];
  expect(await waiting()).toEqual(expected);
  expect(await isLeft()).toBe(false);
  // As if the page had been closed before it was deleted.
  await leave();
  openPage();
  await convert();
  expect(await waiting()).toEqual(expected);
});

it('is gone where the server takes it at once', async () => {
  const row = (id: string) => ({
    ...{ ...sticker(id), id, userId: maya.id, page: 'home', dateAdded: '2026-05-12T12:00:00.000Z' },
  });
  const server = fakeServer({
    [PLACE]: json({ ...row('placed'), newAchievements: [] }, 201),
    'PATCH /api/sticker-placements/p-moved': json(row('p-moved')),
    'DELETE /api/sticker-placements/p-off': json({ ok: true }),
  });
  await leave();
  await Promise.all([convert(), convert()]);
  const writes = server.seen.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method }) => method)).toEqual(['DELETE', 'PATCH', 'POST']);
  expect([await readCommands(maya.id), await isLeft()]).toEqual([[], false]);
});

it('stays where it is, and is given to the outbox again, where that can keep nothing', async () => {
  fakeServer({ [PLACE]: noNetwork });
  await leave({ page: [sticker('placed')], saved: [] });
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await convert();
  expect(outboxOf(maya.id).getState()).toMatchObject([{ id: 'playground-placed', inMemory: true }]);
  expect(await isLeft()).toBe(true);
  vi.unstubAllGlobals();
});

it('is nothing where there is none', async () => {
  await convert();
  expect(outboxOf(maya.id).getState()).toEqual([]);
});
