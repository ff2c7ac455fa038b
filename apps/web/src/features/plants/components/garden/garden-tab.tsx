import { useEffect, useRef } from 'react';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { useToday } from '../../../../lib/local-day/use-today.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { plusIcon } from '../../../../ui/icons.ts';
import type { Plant } from '../../garden.schema.ts';
import { blankPlant } from '../../plant-forms.ts';
import { PLANTS_COPY, PLANTS_EMPTY, PLANTS_OWN_COPY } from '../../plants.copy.ts';
import type { Plants } from '../../use-plants.ts';
import { PlantDetail } from '../detail/plant-detail.tsx';
import { showPickedPlant } from '../detail/show-picked-plant.ts';
import { EmptySills } from './empty-sills.tsx';
import styles from './garden-tab.module.css';
import { NewPlantForm } from './new-plant-form.tsx';
import { PlantCard } from './plant-card.tsx';

/** Plants side by side where there is room. */
const A_ROW = 3;

interface GardenTabProps {
  readonly plants: Plants;
  readonly onRemove: (plant: Plant) => void;
}

export function GardenTab({ plants, onRemove }: GardenTabProps) {
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
            title={PLANTS_EMPTY.noPlants.title}
            text={PLANTS_EMPTY.noPlants.text}
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
