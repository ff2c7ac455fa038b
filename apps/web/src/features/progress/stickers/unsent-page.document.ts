import { z } from 'zod';
import { deviceDocument } from '../../../lib/device-store/device-document.ts';
import type { UnsentPage } from './unsent-page.ts';

const Sticker = z.object({
  id: z.string(),
  stickerId: z.string(),
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
  scale: z.number(),
  zIndex: z.number(),
});

/** A page of stickers that the server does not know all of yet; it is gone from the device when the server does. */
export const UNSENT_PAGE = deviceDocument<UnsentPage | null>({
  name: 'unsent-stickers',
  schema: z.object({
    page: z.array(Sticker),
    saved: z.array(z.object({ placementId: z.string().nullable(), sticker: Sticker })),
  }),
  initial: null,
});
