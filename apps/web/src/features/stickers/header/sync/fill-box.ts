import { listHeaderEmoji, listUserStickers } from '@wonderlings/stickers/contract';
import { packOfSticker } from '../../../../art/stickers/pack-index.ts';
import { call } from '../../../../lib/api/call.ts';
import { drawnBoxes } from '../drawn-box.ts';
import { boxes } from '../emoji-box.ts';

/** Adds what the child has earned to what it may choose from. */
export async function fillBox(owner: string): Promise<void> {
  const query = { userId: owner };
  const [emoji, stickers] = await Promise.all([call(listHeaderEmoji, { query }), call(listUserStickers, { query })]);
  const box = boxes.of(owner);
  const more = emoji.map((one) => one.emoji).filter((one) => !box.includes(one));
  if (more.length > 0) boxes.set(owner, [...box, ...more]);
  // One of a later release cannot be drawn here.
  const drawn = stickers.map(({ sticker: { id, packId, name } }) => ({ id, packId, name }));
  drawnBoxes.set(
    owner,
    drawn.filter(({ id }) => packOfSticker(id)),
  );
}
