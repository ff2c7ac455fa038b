import { deviceDocument } from '../../device/store/device-document.ts';
import { Garden } from './garden.schema.ts';
import { SAMPLE_PLANTS } from './plants.catalogue.ts';

/**
 * Stays on the device. The sunflower stands in it until something is kept: whoever takes it away has a garden of their own,
 * and it does not come back.
 */
export const gardenDocument = deviceDocument({
  name: 'plants',
  schema: Garden,
  initial: { plants: [...SAMPLE_PLANTS], unwantedPhotoIds: [] },
});
