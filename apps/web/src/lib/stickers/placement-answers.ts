import { ApiError } from '../api/api-error.ts';

/** What the server will not do, whenever it is asked: there is no room on the page, or the sticker is not the child's. */
export type PlacingRefusal = 'full' | 'not-yours';

const REFUSALS: Readonly<Record<string, PlacingRefusal>> = {
  'stickers.page-full': 'full',
  'stickers.locked': 'not-yours',
  'stickers.unknown': 'not-yours',
};

/** Why the server did not place a sticker. Throws `reason` when it is none of that, so that it can be tried again. */
export function placingRefusal(reason: unknown): PlacingRefusal {
  const refusal = reason instanceof ApiError && REFUSALS[reason.refusal?.code ?? ''];
  if (!refusal) throw reason;
  return refusal;
}

/** False when the server has no such placement any more: another device took it off. Throws any other failure. */
export async function unlessGone(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 404) return false;
    throw reason;
  }
}
