import { z } from 'zod';
import type { Outbox } from '../../../device/outbox/outbox.ts';
import { hasDatabases } from '../../../device/store/browser-storage.ts';
import { withDevice } from '../../../device/store/device-database.ts';
import { deviceDocument, readDocument } from '../../../device/store/device-document.ts';
import { logFailure } from '../../../lib/log.ts';
import { isSamePlace, PLAYGROUND_PAGE } from '../placing/place.ts';
import { moveCommand, moving, placeCommand, placing, removeCommand, removing } from '../placing/placement.command.ts';

const Sticker = z.object({
  id: z.string(),
  stickerId: z.string(),
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
  scale: z.number(),
  zIndex: z.number(),
});

/** Where releases before the outbox have kept a page of stickers: as the child saw it, and as the server had it. */
export const UNSENT_PAGE = deviceDocument({
  name: 'unsent-stickers',
  schema: z.object({
    page: z.array(Sticker),
    saved: z.array(z.object({ placementId: z.string().nullable(), sticker: Sticker })),
  }),
  initial: { page: [], saved: [] },
});

const converting = new Map<string, Promise<void>>();

/**
 * Gives the outbox what an earlier release has left unsent, once, and then deletes it. Each act has an id that is the same in every
 * tab and at every try, so that what is cut short here happens once all the same.
 */
export function convertUnsentPage(userId: string, outbox: Outbox): Promise<void> {
  if (!hasDatabases()) return Promise.resolve();
  const known = converting.get(userId);
  if (known) return known;
  const now = convert(userId, outbox)
    .catch((reason: unknown) => logFailure('What an earlier release has kept of the stickers waits', reason))
    .finally(() => converting.delete(userId));
  converting.set(userId, now);
  return now;
}

async function convert(userId: string, outbox: Outbox): Promise<void> {
  const { page, saved } = await readDocument(userId, UNSENT_PAGE);
  const subject = (placementId: string) => ({ userId, page: PLAYGROUND_PAGE, placementId });
  const savedAs = (id: string) => saved.find(({ sticker }) => sticker.id === id);
  // What was taken off comes first, and makes room.
  const removed = saved.flatMap(({ placementId, sticker }) =>
    placementId === null || page.some(({ id }) => id === sticker.id) ? [] : [placementId],
  );
  const added = [
    ...removed.map((id) => outbox.add(removeCommand, { ...removing(subject(id)), id: `unsent-remove-${id}` })),
    ...page.map((sticker) => {
      const known = savedAs(sticker.id);
      if (known && isSamePlace(known.sticker, sticker)) return 'gone';
      if (!known?.placementId)
        return outbox.add(placeCommand, placing(subject(sticker.id), sticker.stickerId, sticker));
      const id = `unsent-move-${known.placementId}`;
      return outbox.add(moveCommand, { ...moving(subject(known.placementId), sticker), id });
    }),
  ];
  // Where the outbox can keep nothing, it is given all of it again at the next visit, under the same ids.
  if ((await Promise.all(added)).includes('in-memory')) return;
  await withDevice(userId, (device) => device.delete('documents', UNSENT_PAGE.name));
}
