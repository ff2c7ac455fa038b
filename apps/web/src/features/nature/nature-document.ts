import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';
import { NATURE_IDS } from './nature.catalogue.ts';
import { FIRST_ROUND, type NatureRound } from './nature-round.ts';

const natureId = z.enum(NATURE_IDS);

/** The ticks of the nature page, on this device. */
export const natureDocument = deviceDocument<NatureRound>({
  name: 'nature',
  schema: z.object({
    ticked: z.array(natureId).transform((ids) => [...new Set(ids)]),
    recordedOn: z.partialRecord(natureId, z.iso.date()),
  }),
  initial: FIRST_ROUND,
});
