import { useEffect, useRef } from 'react';
import { deviceDocument } from '../../device/store/device-document.ts';
import { useDevicePhotos } from '../../device/store/device-photos.ts';
import { type DeviceDocumentHandle, useDeviceDocument } from '../../device/store/document-stores.ts';
import { logFailure } from '../../lib/log.ts';
import { Garden } from './garden.schema.ts';
import { withoutUnwanted } from './garden.ts';
import { SAMPLE_PLANTS } from './plants.catalogue.ts';

/**
 * Stays on the device. The sunflower stands in it until something is kept: a child who takes it away has a garden of its own,
 * and it does not come back.
 */
const gardenDocument = deviceDocument({
  name: 'plants',
  schema: Garden,
  initial: { plants: [...SAMPLE_PLANTS], unwantedPhotoIds: [] },
});

/** The child's garden on this device. Photos that it no longer shows are deleted once it is kept without them. */
export function useGarden(): DeviceDocumentHandle<Garden> {
  const garden = useDeviceDocument(gardenDocument);
  const photos = useDevicePhotos();
  const { status, update } = garden;
  const { unwantedPhotoIds } = garden.value;
  useEffect(() => {
    if (status !== 'kept' || unwantedPhotoIds.length === 0) return;
    Promise.all(unwantedPhotoIds.map((id) => photos.remove(id))).then(
      () => update((value) => withoutUnwanted(value, unwantedPhotoIds)),
      // They stay on the list, and go with the next visit.
      (reason: unknown) => logFailure('A photo could not be deleted from this device', reason),
    );
  }, [status, unwantedPhotoIds, photos, update]);
  const isKept = status === 'kept';
  const hasSwept = useRef(false);
  useEffect(() => {
    if (!isKept || hasSwept.current) return;
    hasSwept.current = true;
    photos.sweep().catch((reason: unknown) => logFailure('Photos of a closed page could not be swept away', reason));
  }, [isKept, photos]);
  return garden;
}
