import { useEffect, useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { plusIcon } from '../../ui/icons.ts';
import { Tag } from '../../ui/tag.tsx';
import type { Plant } from './garden.ts';
import styles from './garden-tab.module.css';
import { PlantDetail, showPickedPlant } from './plant-detail.tsx';
import { blankPlant } from './plant-drafts.ts';
import { NewPlantForm } from './plant-form.tsx';
import { PlantPicture } from './plant-picture.tsx';
import { longDay, PLANTS_COPY, PLANTS_EMPTY, PLANTS_OWN_COPY } from './plants.copy.ts';
import type { Plants } from './use-plants.ts';

/** Plants side by side where there is room. */
const A_ROW = 3;

interface GardenTabProps {
  readonly plants: Plants;
  readonly onRemove: (plant: Plant) => void;
}

export function GardenTab({ plants, onRemove }: GardenTabProps) {
  const say = useWords();
  const { garden, selected, select, plantForm } = plants;
  const today = useToday();
  const all = garden.value.plants;
  const adding = plantForm.isOpen && plantForm.target?.plantId === null;
  const heading = useRef<HTMLHeadingElement>(null);
  const add = () => {
    const target = { plantId: null, logId: null, corrects: false };
    plantForm.send({ type: 'open', target, draft: blankPlant(today), at: Date.now() });
  };
  const wasAdding = useRef(adding);
  useEffect(() => {
    // The button that was pressed went with the form.
    if (wasAdding.current && !adding) heading.current?.focus({ preventScroll: true });
    wasAdding.current = adding;
  }, [adding]);

  return (
    <div className={styles.tab}>
      <section className={styles.garden} aria-labelledby="my-garden">
        <div className={styles.row}>
          <h2 ref={heading} id="my-garden" tabIndex={-1} className={styles.heading}>
            {PLANTS_COPY.gardenHeading}
          </h2>
          {!adding && all.length > 0 && (
            <Button icon={plusIcon} onClick={add}>
              {PLANTS_COPY.addPlant}
            </Button>
          )}
        </div>
        {adding && <NewPlantForm flow={plantForm} today={today} />}
        {!adding && all.length === 0 && (
          <EmptyState
            figure={<Wonderling who="fern" mood="happy" size={140} />}
            title={say(PLANTS_EMPTY.noPlants.title)}
            text={say(PLANTS_EMPTY.noPlants.text)}
            action={
              <Button variant="main" icon={plusIcon} onClick={add}>
                {PLANTS_COPY.addPlant}
              </Button>
            }
          />
        )}
        <ul className={styles.plants}>
          {all.map((plant, place) => (
            <li key={plant.id}>
              <PlantCard
                plant={plant}
                place={place}
                isSelected={plant.id === selected?.id}
                onSelect={() => {
                  select(plant.id);
                  requestAnimationFrame(showPickedPlant);
                }}
              />
            </li>
          ))}
          {all.length > 0 && <EmptySills count={A_ROW - all.length} />}
        </ul>
        {!selected && all.length > 0 && <p className={styles.hint}>{PLANTS_OWN_COPY.pickOne}</p>}
      </section>
      {selected && <PlantDetail plants={plants} plant={selected} place={all.indexOf(selected)} onRemove={onRemove} />}
    </div>
  );
}

interface PlantCardProps {
  readonly plant: Plant;
  readonly place: number;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A window sill with one plant. All of it is the button. */
function PlantCard({ plant, place, isSelected, onSelect }: PlantCardProps) {
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

/** Windows without a plant, so that a small garden looks like one with room. There is nothing to do with them. */
function EmptySills({ count }: { readonly count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={place} className={styles.sill} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 300 380"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={styles.drawing}
      >
        <path d="M150 30v206M40 118h220" />
        <path d="M46 30h208c10 0 14 5 14 14v192H32V44c0-9 4-14 14-14z" />
        <path d="M20 236h260v20H20z" />
        <path d="M118 182h64l-8 54h-48zM112 164h76l-2 18h-72z" className={styles.pot} />
      </svg>
    </li>
  ));
}
