import type { GardenDay } from '@wonderlings/journal/contract';
import { plantOf } from '../../garden/day-plant.ts';
import { spotLabel } from '../../garden/day-words.ts';
import styles from './garden-spot.module.css';
import { DayPlantArt } from './plants/day-plant-art.tsx';
import { PlantPicture } from './plants/plant-picture.tsx';
import { SPROUT } from './plants/stems.tsx';

interface GardenSpotProps {
  readonly localDate: string;
  readonly day: GardenDay | undefined;
  readonly today: string;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onOpen: (localDate: string) => void;
}

/** One day of the bed. Days to come wait as they are: nothing is to be pressed there yet. */
export function GardenSpot({ localDate, day, today, isStop, onOpen }: GardenSpotProps) {
  const when = localDate === today ? 'today' : localDate > today ? 'ahead' : 'past';
  return (
    <button
      type="button"
      className={`${styles.spot} ${styles[when]}`}
      data-day={localDate}
      data-plant-kind={when === 'ahead' ? undefined : plantOf(day).kind}
      tabIndex={isStop ? 0 : -1}
      aria-label={spotLabel(localDate, day, today)}
      aria-current={when === 'today' ? 'date' : undefined}
      aria-disabled={when === 'ahead' || undefined}
      onClick={() => when !== 'ahead' && onOpen(localDate)}
    >
      <PlantPicture>
        {when === 'ahead' ? (
          <path className={styles.mound} d="M-16 34c8-6 24-6 32 0" />
        ) : (
          <Grown when={when} day={day} />
        )}
      </PlantPicture>
      <span className={styles.number} aria-hidden="true">
        {Number(localDate.slice(8))}
      </span>
    </button>
  );
}

function Grown({ when, day }: { readonly when: 'today' | 'past'; readonly day: GardenDay | undefined }) {
  if (when === 'today' && !day?.feelings.length) return SPROUT;
  return <DayPlantArt plant={plantOf(day)} />;
}
