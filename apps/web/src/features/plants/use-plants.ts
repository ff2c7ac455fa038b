import { useEffect, useRef, useState } from 'react';
import { draftStorage } from '../../device/drafts.ts';
import { deviceDocument } from '../../device/store/device-document.ts';
import { type DevicePhotos, useDevicePhotos } from '../../device/store/device-photos.ts';
import { type DeviceDocumentHandle, useDeviceDocument } from '../../device/store/document-stores.ts';
import { photoOf } from '../../lib/files.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { logFailure } from '../../lib/log.ts';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useRecordActivity } from '../activities/index.ts';
import { useBusy } from '../place-to-stop/index.ts';
import {
  earnsAchievement,
  Garden,
  type GrowthLog,
  newPlant,
  type Plant,
  plantIn,
  withLog,
  withLogChanged,
  withoutUnwanted,
  withPlant,
  withPlantChanged,
} from './garden.ts';
import {
  blankLog,
  forgetFormsOfOthers,
  heightOf,
  keepSelected,
  keptPhoto,
  type LogDraft,
  type PhotoChoice,
  type PlantDraft,
  readSelected,
} from './plant-drafts.ts';
import type { FormSave } from './plant-form.machine.ts';
import { PLANTS_COPY, SAVED_LINES } from './plants.copy.ts';
import { useLogForm, usePlantForm } from './use-plant-form.ts';

/** Specification 001, section 9. */
const ACHIEVEMENT_MS = 3_000;

/** All that the page knows and does: the garden, the plant that is open, and the two forms. */
export function usePlants() {
  const say = useWords();
  const { id: userId } = useUser();
  const garden = useGarden();
  const photos = useDevicePhotos();
  const record = useRecordActivity();
  const [said, setSaid] = useState<string | null>(null);
  const [selectedId, setSelectedId] = useState(() => readSelected(draftStorage(), userId));
  const select = (plantId: string | null) => {
    setSelectedId(plantId);
    setSaid(null);
    keepSelected(draftStorage(), userId, plantId);
  };
  useEffect(() => forgetFormsOfOthers(draftStorage(), userId), [userId]);

  const savePlant = async ({ target, draft, openedAt }: FormSave<PlantDraft>) => {
    const facts = { name: draft.name.trim(), type: draft.type.trim(), startDate: draft.startDate };
    const photoId = await photoIdOf(draft.photo, photos);
    const { plantId } = target;
    if (plantId !== null) return garden.update((value) => withPlantChanged(value, plantId, { ...facts, photoId }));
    const plant = newPlant(newPlantId(openedAt), { ...facts, photoId });
    garden.update((value) => withPlant(value, plant));
    select(plant.id);
    record({ kind: 'plants/plant-added', durationSeconds: secondsSince(openedAt) });
    celebrate();
  };

  const saveLog = async ({ target: { plantId, logId, corrects }, draft, openedAt }: FormSave<LogDraft>) => {
    const plant = plantIn(garden.value, plantId);
    if (!plant) return;
    const photoId = await photoIdOf(draft.photo, photos);
    const log = logOf(draft, { id: corrects && logId ? logId : newLogId(openedAt), photoId });
    if (corrects) return garden.update((value) => withLogChanged(value, plant.id, log));
    garden.update((value) => withLog(value, plant.id, log));
    record({ kind: 'plants/growth-log', durationSeconds: secondsSince(openedAt) });
    setSaid(say(SAVED_LINES)[plant.logs.length % say(SAVED_LINES).length] ?? null);
    if (earnsAchievement(plant)) celebrate();
  };

  const isKept = garden.status === 'kept';
  const plantForm = usePlantForm({
    userId,
    isKept,
    save: savePlant,
    isSaved: ({ openedAt }) => plantIn(garden.value, newPlantId(openedAt)) !== undefined,
  });
  const logForm = useLogForm({
    userId,
    isKept,
    save: saveLog,
    isSaved: ({ target, openedAt }) =>
      plantIn(garden.value, target.plantId)?.logs.some(({ id }) => id === newLogId(openedAt)) === true,
  });
  useBusy(plantForm.isOpen || logForm.isOpen);
  return { garden, selected: plantIn(garden.value, selectedId), select, said, plantForm, logForm };
}

export type Plants = ReturnType<typeof usePlants>;

async function photoIdOf(photo: PhotoChoice, photos: DevicePhotos): Promise<string | undefined> {
  return photo?.kind === 'new' ? photos.save(photoOf(photo.dataUrl)) : photo?.id;
}

function logOf(draft: LogDraft, { id, photoId }: { id: string; photoId: string | undefined }): GrowthLog {
  const height = heightOf(draft.height);
  if (height === null) throw new Error('The form saves no log without a height');
  const { date, waterLevel, sunlight } = draft;
  return { id, date, height, waterLevel, sunlight, notes: draft.notes.trim(), ...(photoId ? { photoId } : {}) };
}

/** Specification 001, section 3: a timestamp. That of the opened form, so that a form can be saved once only. */
const newPlantId = (openedAt: number) => `plant-${openedAt}`;
const newLogId = (openedAt: number) => `log-${openedAt}`;
const celebrate = () => toast({ ...PLANTS_COPY.achievement, durationMs: ACHIEVEMENT_MS });
const secondsSince = (instant: number) => (Date.now() - instant) / 1000;

/** Opens the dialog for a new log of the plant, or with one of its logs to correct that. */
export function useOpenLog({ logForm }: Pick<Plants, 'logForm'>) {
  const today = useToday();
  return (plant: Plant, log?: GrowthLog) => {
    const target = { plantId: plant.id, logId: log?.id ?? null, corrects: log !== undefined };
    const draft = log ? { ...log, height: String(log.height), photo: keptPhoto(log.photoId) } : blankLog(today);
    logForm.send({ type: 'open', target, draft, at: Date.now() });
  };
}

/** Stands in a garden that has never been touched (specification 001, section 3). */
const SAMPLE_PLANTS: readonly Plant[] = [
  {
    id: 'plant-sample-sunflower',
    name: 'Sunny',
    type: 'Sunflower',
    startDate: '2025-04-25',
    logs: [
      {
        id: 'log-sample-sunflower-1',
        date: '2025-05-09',
        height: 4.5,
        notes: 'Two small leaves came up! They lean to the window.',
        waterLevel: 'medium',
        sunlight: 'full',
      },
    ],
  },
];

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
function useGarden(): DeviceDocumentHandle<Garden> {
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
