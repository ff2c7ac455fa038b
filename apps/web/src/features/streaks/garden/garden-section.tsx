import type { JournalTotals } from '@wonderlings/journal/contract';
import { useMemo, useState } from 'react';
import { FIRST_FLOWERS, FLOWER_IDS, FLOWER_NAMES, type FlowerId, flowerOf } from '../../../art/flowers/flower-of.ts';
import { Flower, LOW_PLANTS, PlantPicture } from './day-plant-art.tsx';
import { GARDEN_COPY } from './garden.copy.ts';
import { GardenMonth } from './garden-month.tsx';
import styles from './garden-section.module.css';
import { OpenedDay } from './opened-day.tsx';

/** The calendar of check-ins: a bed with a spot for each day, month by month. */
export function GardenSection({ totals, today }: { readonly totals: JournalTotals; readonly today: string }) {
  const [opened, setOpened] = useState<string | null>(null);
  const grown = useMemo(() => new Set(totals.feelings.map(flowerOf)), [totals.feelings]);
  const { firstDay } = totals;
  return (
    <>
      <GardenMonth first={firstDay !== null && firstDay < today ? firstDay : today} today={today} onOpen={setOpened}>
        <GardenKey grown={grown} />
      </GardenMonth>
      <OpenedDay localDate={opened} today={today} onClose={() => setOpened(null)} />
    </>
  );
}

/** Which flower is which: the journal's six feelings, and the other kinds that have grown; never a wall of names for a new bed. */
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
