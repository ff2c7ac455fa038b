import { Link } from '@tanstack/react-router';
import type { GardenDay } from '@wonderlings/journal/contract';
import { type CSSProperties, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Land } from '../../../art/lands/land.tsx';
import { PlotSky } from '../../../art/lands/plot-sky.tsx';
import { TodaySpot } from '../../../art/lands/things.tsx';
import { useEvening } from '../../../lib/theme/use-evening.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { sproutIcon } from '../../../ui/icons.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useNewestDays } from '../streaks.query.ts';
import { DayPlantArt, PlantPicture } from './day-plant-art.tsx';
import { GARDEN_COPY } from './garden.copy.ts';
import { dayName, dayWords, plantOf, plotLabel } from './garden-day.ts';
import styles from './garden-plot.module.css';
import { useDayWalk } from './month-grid.ts';
import { OpenedDay } from './opened-day.tsx';

interface GardenPlotProps {
  /** The first day that something grew on, before which the lawn is bare: null before there is one, undefined before it is known. */
  readonly first: string | null | undefined;
  readonly today: string;
}

/** Three weeks of the garden as it stands today, with Fern, who says what there is to do; the land alone until its days have come. */
export function GardenPlot({ first, today }: GardenPlotProps) {
  const { grown } = useNewestDays(today);
  return (
    <section className={styles.plot} aria-labelledby="garden-of-days" aria-busy={!grown}>
      <Land as="empty" time="by-clock" className={styles.land}>
        <header className={styles.sky}>
          <PlotSky />
          <h2 id="garden-of-days">{GARDEN_COPY.heading}</h2>
        </header>
        <div className={styles.lawn}>
          <Furrows />
          {grown && first !== undefined && (
            <>
              <Plants key={today} first={first} today={today} />
              <Today day={grown(today)} />
            </>
          )}
        </div>
      </Land>
    </section>
  );
}

/** Where the rows stand; drawn to any width. */
function Furrows() {
  return (
    <svg className={styles.furrows} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true">
      {[8.5, 18.5, 28.5].map((down) => (
        <path key={down} d={`M-1 ${down}q26-2 51 0t51-.5`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

function Plants({ first, today }: GardenPlotProps) {
  const { dates, grown } = useNewestDays(today);
  const [opened, setOpened] = useState<string | null>(null);
  const begun = first && first < today ? first : today;
  const shown = dates.filter((localDate) => localDate >= begun);
  const { at, place, onKeyDown } = useDayWalk<HTMLOListElement>(today, shown[0] ?? today, today);
  return (
    <>
      <ol
        ref={place}
        className={styles.plants}
        aria-label={GARDEN_COPY.threeWeeks}
        data-alone={shown.length === 1 || undefined}
        data-tight
        onKeyDown={onKeyDown}
      >
        {shown.map((localDate) => (
          <li key={localDate} style={placeOf(dates.indexOf(localDate))}>
            <Spot
              localDate={localDate}
              day={grown?.(localDate)}
              isToday={localDate === today}
              isStop={localDate === at}
              onOpen={setOpened}
            />
          </li>
        ))}
      </ol>
      <OpenedDay localDate={opened} today={today} onClose={() => setOpened(null)} />
    </>
  );
}

const IN_ROW = 7;

/**
 * Where a day stands, in custom properties of the style sheet; React sets them by the CSSOM, which the content security policy allows.
 * Every other row stands in the gaps of the one behind, and no row is a straight line.
 */
function placeOf(index: number): CSSProperties {
  const [row, column] = [Math.floor(index / IN_ROW), index % IN_ROW];
  const stray = {
    '--stray-x': row % 2 ? '-5px' : '5px',
    '--stray-y': `${Math.round(6 * Math.sin(column * 1.3 + row))}px`,
  };
  // The type has no custom properties.
  return { '--row': row + 1, '--column': column + 1, ...stray } as CSSProperties;
}

interface SpotProps {
  readonly localDate: string;
  readonly day: GardenDay | undefined;
  readonly isToday: boolean;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onOpen: (localDate: string) => void;
}

function Spot({ localDate, day, isToday, isStop, onOpen }: SpotProps) {
  const stop = { 'data-day': localDate, tabIndex: isStop ? 0 : -1 };
  if (isToday && !day?.feelings.length)
    return (
      <Link to="/mood" className={styles.spot} aria-label={`${GARDEN_COPY.plant}. ${dayName(localDate)}`} {...stop}>
        <span className={styles.waits}>
          <TodaySpot grew={false} />
        </span>
      </Link>
    );
  return (
    <button
      type="button"
      className={isToday ? `${styles.spot} ${styles.new}` : styles.spot}
      aria-label={plotLabel(localDate, day)}
      onClick={() => onOpen(localDate)}
      {...stop}
    >
      <PlantPicture>
        <DayPlantArt plant={plantOf(day)} />
      </PlantPicture>
    </button>
  );
}

/** What Fern says of today's spot, and the way to it. */
function Today({ day }: { readonly day: GardenDay | undefined }) {
  const evening = useEvening();
  const grew = day !== undefined && day.feelings.length > 0;
  return (
    <section className={styles.today} aria-label={GARDEN_COPY.today}>
      <Wonderling
        who="fern"
        mood={evening ? 'sleepy' : grew ? 'cheering' : 'happy'}
        size={150}
        className={styles.fern}
      />
      <div className={styles.says}>
        {grew && (
          <p className={styles.what}>
            <Tag accent>{GARDEN_COPY.planted}</Tag> <b>{dayWords(day)}</b>
          </p>
        )}
        <p>{grew ? GARDEN_COPY.grewToday : GARDEN_COPY.waiting}</p>
      </div>
      <ButtonLink to="/mood" variant={grew ? 'plain' : 'main'} icon={sproutIcon} className={styles.plant}>
        {grew ? GARDEN_COPY.plantMore : GARDEN_COPY.plant}
      </ButtonLink>
    </section>
  );
}
