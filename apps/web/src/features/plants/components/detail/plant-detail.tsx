import { fill } from '../../../../lib/copy/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { pencilIcon, plusIcon } from '../../../../ui/icons.ts';
import type { Plant } from '../../garden.schema.ts';
import { logsByDate } from '../../garden.ts';
import { keptPhoto } from '../../photos/photo-choice.ts';
import { growthDay, longDay } from '../../plant-days.ts';
import { trashIcon } from '../../plant-icons.ts';
import { PLANTS_COPY, PLANTS_EMPTY, PLANTS_OWN_COPY } from '../../plants.copy.ts';
import { useOpenLog } from '../../use-open-log.ts';
import type { Plants } from '../../use-plants.ts';
import { PlantPicture } from '../art/plant-picture.tsx';
import { SavedLine } from '../saved-line.tsx';
import { GrowthChart } from './growth-chart.tsx';
import styles from './plant-detail.module.css';
import { PICKED_PLANT } from './show-picked-plant.ts';

interface PlantDetailProps {
  readonly plants: Plants;
  readonly plant: Plant;
  readonly place: number;
  readonly onRemove: (plant: Plant) => void;
}

/** The plant that was tapped: its picture, and a chart that grows like it. */
export function PlantDetail({ plants, plant, place, onRemove }: PlantDetailProps) {
  const { name, type, startDate } = plant;
  const openLog = useOpenLog(plants);
  const last = logsByDate(plant).at(-1);
  const edit = () =>
    plants.plantForm.send({
      type: 'open',
      target: { plantId: plant.id, logId: null, corrects: true },
      draft: { name, type, startDate, photo: keptPhoto(plant.ownPhotoId) },
      at: Date.now(),
    });
  return (
    <section className={styles.detail} aria-labelledby={PICKED_PLANT}>
      <div className={styles.who}>
        <figure className={styles.snap}>
          <div className={styles.picture}>
            <PlantPicture plant={plant} place={place} alt={fill(PLANTS_OWN_COPY.photoOf, { name })} />
          </div>
          <figcaption className={styles.caption} dir="auto">
            {last ? fill(PLANTS_OWN_COPY.caption, { name, n: growthDay(startDate, last.date) }) : name}
          </figcaption>
        </figure>
        <div className={styles.words}>
          <h2 id={PICKED_PLANT} className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.type} dir="auto">
            {type}
          </p>
          <p className={styles.started}>{fill(PLANTS_COPY.started, { date: longDay(startDate) })}</p>
          <div className={styles.tools}>
            <Button variant="text" icon={pencilIcon} aria-label={fill(PLANTS_OWN_COPY.edit, { name })} onClick={edit}>
              {PLANTS_OWN_COPY.editPlant}
            </Button>
            <Button
              variant="text"
              icon={trashIcon}
              aria-label={fill(PLANTS_OWN_COPY.removePlantNamed, { name })}
              onClick={() => onRemove(plant)}
            >
              {PLANTS_OWN_COPY.removePlant}
            </Button>
          </div>
        </div>
      </div>
      <div className={styles.growth}>
        <h3>{PLANTS_COPY.growthProgress}</h3>
        {last ? <GrowthChart plant={plant} /> : <p className={styles.empty}>{PLANTS_EMPTY.noLogsInDetail}</p>}
      </div>
      <div className={styles.foot}>
        <SavedLine said={plants.said} />
        <Button variant="main" icon={plusIcon} className={styles.add} onClick={() => openLog(plant)}>
          {PLANTS_COPY.addGrowthLog}
        </Button>
      </div>
    </section>
  );
}
