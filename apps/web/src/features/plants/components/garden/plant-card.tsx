import { fill } from '../../../../lib/copy/fill.ts';
import { Tag } from '../../../../ui/tag.tsx';
import type { Plant } from '../../garden.schema.ts';
import { longDay } from '../../plant-days.ts';
import { PLANTS_COPY } from '../../plants.copy.ts';
import { PlantPicture } from '../art/plant-picture.tsx';
import styles from './plant-card.module.css';

interface PlantCardProps {
  readonly plant: Plant;
  readonly place: number;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A window sill with one plant. All of it is the button. */
export function PlantCard({ plant, place, isSelected, onSelect }: PlantCardProps) {
  const { length } = plant.logs;
  return (
    <button type="button" className={styles.card} aria-pressed={isSelected} onClick={onSelect}>
      <span className={styles.picture}>
        <PlantPicture plant={plant} place={place} />
      </span>
      <span className={styles.words}>
        <b className={styles.name} dir="auto">
          {plant.name}
        </b>
        <span className={styles.type} dir="auto">
          {plant.type}
        </span>
        <small className={styles.started}>{fill(PLANTS_COPY.started, { date: longDay(plant.startDate) })}</small>
        <span className={styles.count}>
          <Tag>{length === 1 ? PLANTS_COPY.logCountOne : fill(PLANTS_COPY.logCount, { n: length })}</Tag>
        </span>
      </span>
    </button>
  );
}
