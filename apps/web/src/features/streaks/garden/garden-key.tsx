import { FIRST_FLOWERS, FLOWER_IDS, FLOWER_NAMES, type FlowerId } from '../../../art/flowers/flower-of.ts';
import { GARDEN_COPY } from './garden.copy.ts';
import styles from './garden-key.module.css';
import { Flower, LOW_PLANTS } from './plants/day-plant-art.tsx';
import { PlantPicture } from './plants/plant-picture.tsx';

/** Which flower is which: the journal's six feelings, and whatever else has grown; never a wall of names for a new bed. */
export function GardenKey({ grown }: { readonly grown: ReadonlySet<FlowerId> }) {
  const shown = FLOWER_IDS.filter((id) => FIRST_FLOWERS.has(id) || grown.has(id));
  return (
    <section className={styles.key} aria-label={GARDEN_COPY.key}>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <PlantPicture bare>
              <Flower id={id} />
            </PlantPicture>
            {FLOWER_NAMES[id]}
          </li>
        ))}
        <li>
          <PlantPicture bare>{LOW_PLANTS.seed}</PlantPicture>
          {GARDEN_COPY.restDay}
        </li>
        <li>
          <PlantPicture bare>{LOW_PLANTS.clover}</PlantPicture>
          {GARDEN_COPY.didSomething}
        </li>
      </ul>
    </section>
  );
}
