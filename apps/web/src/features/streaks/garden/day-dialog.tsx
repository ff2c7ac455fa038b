import type { GardenDay } from '@wonderlings/journal/contract';
import { flowerOf } from '../../../art/flowers/flower-of.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { sproutIcon } from '../../../ui/icons.ts';
import styles from './day-dialog.module.css';
import { DayPlantArt, Flower, PlantPicture, SPROUT } from './day-plant-art.tsx';
import { DAY_COPY, GARDEN_COPY } from './garden.copy.ts';
import { dayName, deedNames, feltNames, plantOf } from './garden-day.ts';

interface DayDialogProps {
  readonly localDate: string;
  readonly day: GardenDay | undefined;
  readonly isToday: boolean;
  readonly onClose: () => void;
}

/** What grew on a day, large: its feelings in the order they were felt, and what was done. */
export function DayDialog({ localDate, day, isToday, onClose }: DayDialogProps) {
  const waits = isToday && !day?.feelings.length;
  const text = waits ? GARDEN_COPY.waiting : textOf(day);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={dayName(localDate)} description={text}>
      <div className={isLow(day, waits) ? `${styles.plant} ${styles.low}` : styles.plant}>
        <PlantPicture>{waits ? SPROUT : <DayPlantArt plant={plantOf(day)} />}</PlantPicture>
      </div>
      {day && day.feelings.length > 0 && <Felt day={day} />}
      {day && deedNames(day).length > 0 && <Done day={day} />}
      {isToday && (
        <ButtonLink to="/mood" variant={waits ? 'main' : 'plain'} icon={sproutIcon}>
          {waits ? GARDEN_COPY.plant : GARDEN_COPY.plantMore}
        </ButtonLink>
      )}
    </Dialog>
  );
}

const isLow = (day: GardenDay | undefined, waits: boolean) => !waits && plantOf(day).kind !== 'bunch';

function textOf(day: GardenDay | undefined): string | undefined {
  const { kind } = plantOf(day);
  if (kind === 'bunch') return undefined;
  return { seed: DAY_COPY.restText, clover: DAY_COPY.didText, grass: DAY_COPY.quietText }[kind];
}

function Felt({ day }: { readonly day: GardenDay }) {
  const names = feltNames(day);
  return (
    <section className={styles.part}>
      <h3>{DAY_COPY.feltHeading}</h3>
      <ol className={styles.feelings}>
        {day.feelings.map((feeling, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a feeling may be there twice, and none ever changes places.
          <li key={index}>
            <PlantPicture bare>
              <Flower id={flowerOf(feeling)} />
            </PlantPicture>
            {names[index]}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Done({ day }: { readonly day: GardenDay }) {
  return (
    <section className={styles.part}>
      <h3>{DAY_COPY.didHeading}</h3>
      <ul className={styles.deeds}>
        {deedNames(day).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
