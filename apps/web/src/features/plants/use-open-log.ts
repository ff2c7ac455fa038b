import { useToday } from '../../lib/local-day/use-today.ts';
import type { GrowthLog, Plant } from './garden.schema.ts';
import { keptPhoto } from './photos/photo-choice.ts';
import { blankLog } from './plant-forms.ts';
import type { Plants } from './use-plants.ts';

/** Opens the dialog for a new log of the plant, or with one of its logs to correct that. */
export function useOpenLog({ logForm }: Pick<Plants, 'logForm'>) {
  const today = useToday();
  return (plant: Plant, log?: GrowthLog) => {
    const target = { plantId: plant.id, logId: log?.id ?? null, corrects: log !== undefined };
    const draft = log ? { ...log, height: String(log.height), photo: keptPhoto(log.photoId) } : blankLog(today);
    logForm.send({ type: 'open', target, draft, at: Date.now() });
  };
}
