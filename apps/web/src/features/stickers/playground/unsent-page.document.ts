import { z } from 'zod';
import { deviceDocument } from '../../../device/store/device-document.ts';
import type { Saved } from '../placing/unsaved.ts';
import type { PlaygroundSticker } from './playground-sticker.ts';

const Sticker = z.object({
  id: z.string(),
  stickerId: z.string(),
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
  scale: z.number(),
  zIndex: z.number(),
});

/** The page as the child sees it, and as the server has it: between them is what is to be sent. */
export interface UnsentPage {
  readonly page: readonly PlaygroundSticker[];
  readonly saved: readonly Saved<PlaygroundSticker>[];
}

/** A page of stickers that the server does not know all of yet; it is gone from the device when the server does. */
export const UNSENT_PAGE = deviceDocument<UnsentPage | null>({
  name: 'unsent-stickers',
  schema: z.object({
    page: z.array(Sticker),
    saved: z.array(z.object({ placementId: z.string().nullable(), sticker: Sticker })),
  }),
  initial: null,
});
