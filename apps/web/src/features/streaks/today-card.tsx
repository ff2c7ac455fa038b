import type { GardenDay } from '@wonderlings/journal/contract';
import { useWords } from '../../lib/words/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { sproutIcon } from '../../ui/icons.ts';
import { Tag } from '../../ui/tag.tsx';
import { DayPlantArt, PlantPicture } from './garden/day-plant-art.tsx';
import { GARDEN_COPY } from './garden/garden.copy.ts';
import { dayName, dayWords, plantOf } from './garden/garden-day.ts';
import styles from './today-card.module.css';

/** Today's spot: what grew, or that it waits, for as long as it likes. */
export function TodayCard({ day, today }: { readonly day: GardenDay | undefined; readonly today: string }) {
  const say = useWords();
  const grew = day !== undefined && day.feelings.length > 0;
  return (
    <Card>
      <section className={styles.card} aria-label={GARDEN_COPY.today}>
        <p className={styles.head}>
          <Tag accent>{GARDEN_COPY.today}</Tag>
          <b>{dayName(today)}</b>
        </p>
        {grew ? (
          <div className={styles.grew}>
            <span className={styles.plant}>
              <PlantPicture>
                <DayPlantArt plant={plantOf(day)} />
              </PlantPicture>
            </span>
            <div>
              <p className={styles.what}>{dayWords(day)}</p>
              <p>{GARDEN_COPY.grewToday}</p>
            </div>
          </div>
        ) : (
          <p>{GARDEN_COPY.waiting}</p>
        )}
        <ButtonLink to="/mood" variant={grew ? 'plain' : 'main'} icon={sproutIcon} wide>
          {grew ? GARDEN_COPY.plantMore : say(GARDEN_COPY.plant)}
        </ButtonLink>
      </section>
    </Card>
  );
}
