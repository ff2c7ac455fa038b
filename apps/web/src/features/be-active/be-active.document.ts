import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';
import { FILTERS } from './wheel.ts';

/** Which group a child moves in, and which ideas it has tried; on this device only. */
export const BE_ACTIVE_DOCUMENT = deviceDocument({
  name: 'be-active',
  schema: z.object({
    filter: z.enum(FILTERS).nullable().default(null),
    tried: z.array(z.string()).default([]),
  }),
  initial: { filter: null, tried: [] },
});
