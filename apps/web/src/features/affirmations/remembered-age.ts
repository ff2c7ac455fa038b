import { AGE_GROUPS } from '@wonderlings/affirmations/catalogue';
import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';

/** The age group that the child picked last, so that it is picked already the next day. It never leaves the device. */
export const rememberedAge = deviceDocument<string | null>({
  name: 'affirmation-age',
  schema: z.enum(AGE_GROUPS.map(({ id }) => id)).nullable(),
  initial: null,
});
