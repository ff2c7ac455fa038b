import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';

/** How a child likes its sessions, on this device only. Level and time begin as specified each time: neither is better. */
export const MOVEQUEST_WISHES = deviceDocument({
  name: 'movequest-wishes',
  schema: z.object({
    seatedFirst: z.boolean().default(false),
    /** Each move's name out loud: sound is off until asked for. */
    sayMoves: z.boolean().default(false),
  }),
  initial: { seatedFirst: false, sayMoves: false },
});
