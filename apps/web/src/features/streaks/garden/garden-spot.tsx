import type { GardenDay } from '@wonderlings/journal/contract';
import { plantOf } from './day-plant.ts';
import { dayName, spotLabel } from './day-words.ts';
import styles from './garden-spot.module.css';
import { DayPlantArt } from './plants/day-plant-art.tsx';
import { PlantPicture } from './plants/plant-picture.tsx';
import { SPROUT } from './plants/stems.tsx';

interface GardenSpotProps {
  readonly localDate: string;
  readonly day: GardenDay | undefined;
  /** False while what grew is still to come. */
  readonly isKnown: boolean;
  readonly today: string;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onOpen: (localDate: string) => void;
}

/** One day of the bed. Days to come wait as they are: nothing is to be pressed there yet. */
export function GardenSpot({ localDate, day, isKnown, today, isStop, onOpen }: GardenSpotProps) {
  const when = localDate === today ? 'today' : localDate > today ? 'ahead' : 'past';
  const isShown = isKnown && when !== 'ahead';
  return (
    <button
      type="button"
      className={`${styles.spot} ${styles[when]}`}
      data-day={localDate}
      data-plant-kind={isShown ? plantOf(day).kind : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={isKnown ? spotLabel(localDate, day, today) : dayName(localDate)}
      aria-current={when === 'today' ? 'date' : undefined}
      aria-disabled={!isShown || undefined}
      onClick={() => isShown && onOpen(localDate)}
    >
      <PlantPicture>
        {isShown ? (
          <Grown isToday={when === 'today'} day={day} />
        ) : (
          <path className={styles.mound} d="M-16 34c8-6 24-6 32 0" />
        )}
      </PlantPicture>
      <span className={styles.number} aria-hidden="true">
        {Number(localDate.slice(8))}
      </span>
    </button>
  );
}

function Grown({ isToday, day }: { readonly isToday: boolean; readonly day: GardenDay | undefined }) {
  if (isToday && !day?.feelings.length) return SPROUT;
  return <DayPlantArt plant={plantOf(day)} />;
}
