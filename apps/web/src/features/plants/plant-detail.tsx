import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { fill } from '../../lib/copy/fill.ts';
import { Button } from '../../ui/button.tsx';
import { pencilIcon, plusIcon } from '../../ui/icons.ts';
import { growthDay, logsByDate, type Plant } from './garden.ts';
import { GrowthChart } from './growth-chart.tsx';
import styles from './plant-detail.module.css';
import { keptPhoto } from './plant-drafts.ts';
import { trashIcon } from './plant-icons.ts';
import { PlantPicture } from './plant-picture.tsx';
import { longDay, PLANTS_COPY, PLANTS_EMPTY, PLANTS_OWN_COPY } from './plants.copy.ts';
import { SavedLine } from './saved-line.tsx';
import { type Plants, useOpenLog } from './use-plants.ts';

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
            {captionOf(plant, last?.date)}
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
        <Button
          // One main action: after a log that is Done.
          variant={plants.said ? 'plain' : 'main'}
          icon={plusIcon}
          className={styles.add}
          onClick={() => openLog(plant)}
        >
          {PLANTS_COPY.addGrowthLog}
        </Button>
      </div>
    </section>
  );
}

/** A child counts days of a plant, and no more of them than a year has: the first day of an older one is not known here. */
const COUNTED_DAYS = 365;

/** Of the picture, with the day of its last log. */
function captionOf({ name, startDate }: Plant, date: string | undefined): string {
  const n = date ? growthDay(startDate, date) : COUNTED_DAYS + 1;
  return n <= COUNTED_DAYS ? fill(PLANTS_OWN_COPY.caption, { name, n }) : name;
}

const PICKED_PLANT = 'picked-plant';

/** On a phone the story of a plant stands below the garden: a tap on a plant scrolls there. */
export function showPickedPlant(): void {
  const heading = document.getElementById(PICKED_PLANT);
  const isInSight = heading && heading.getBoundingClientRect().bottom < window.innerHeight * 0.8;
  const behavior = wantsCalmMotion() ? 'auto' : 'smooth';
  if (heading && !isInSight) heading.closest('section')?.scrollIntoView({ block: 'start', behavior });
}
