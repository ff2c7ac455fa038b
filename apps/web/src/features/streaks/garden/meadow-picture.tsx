import type { GardenDay } from '@wonderlings/journal/contract';
import { memo, type Ref, useId, useMemo } from 'react';
import { FLOWER_IDS, type FlowerId } from '../../../art/flowers/flower-of.ts';
import { DayPlantArt, Flower } from './day-plant-art.tsx';
import { type DayPlant, pictureWords, plantOf } from './garden-day.ts';
import { type Field, type Spot, spotsOf } from './meadow.ts';
import styles from './meadow-picture.module.css';

interface MeadowPictureProps {
  readonly days: readonly GardenDay[];
  /** So many of them have grown; each has its spot from the start. */
  readonly shown: number;
  readonly field: Field;
  readonly ref?: Ref<SVGSVGElement>;
}

/** With more days than these no flower has the time to unfold. */
const MOST_UNFOLDING = 90;

/** Every day as one wide meadow. A flower is drawn once and pointed at from wherever it grows, so that a year stays light. */
export function MeadowPicture({ days, shown, field, ref }: MeadowPictureProps) {
  const id = `m${useId().replaceAll(/\W/g, '')}`;
  const rows = useMemo(() => rowsOf(days, field), [days, field]);
  return (
    <svg
      ref={ref}
      className={days.length > MOST_UNFOLDING ? styles.meadow : `${styles.meadow} ${styles.unfolds}`}
      viewBox={`0 0 ${field.width} ${field.height}`}
      role="img"
      aria-label={pictureWords(days.slice(0, shown))}
    >
      <defs>
        {FLOWER_IDS.map((flower) => (
          <g key={flower} id={`${id}-${flower}`}>
            <Flower id={flower} />
          </g>
        ))}
      </defs>
      <MeadowGround field={field} />
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places.
        <MeadowRow key={index} row={row} shown={shown} namespace={id} />
      ))}
    </svg>
  );
}

interface Planted {
  readonly localDate: string;
  readonly plant: DayPlant;
  readonly spot: Spot;
}
interface Row {
  /** So many days stand in the rows behind. */
  readonly before: number;
  readonly plants: readonly Planted[];
}

function rowsOf(days: readonly GardenDay[], field: Field): readonly Row[] {
  const spots = spotsOf(
    days.map(({ localDate }) => localDate),
    field,
  );
  const planted = days.flatMap((day, index) => {
    const spot = spots[index];
    return spot ? [{ localDate: day.localDate, plant: plantOf(day), spot }] : [];
  });
  const rows = Math.max(0, ...spots.map(({ row }) => row + 1));
  return Array.from({ length: rows }, (_, row) => ({
    before: planted.findIndex(({ spot }) => spot.row === row),
    plants: planted.filter(({ spot }) => spot.row === row),
  }));
}

interface MeadowRowProps {
  readonly row: Row;
  readonly shown: number;
  readonly namespace: string;
}

/** A row is a layer of its own for the browser: while one grows, the others need not be painted again. */
function MeadowRow({ row: { before, plants }, shown, namespace }: MeadowRowProps) {
  if (shown <= before) return null;
  return (
    <g className={styles.row}>
      {plants.slice(0, shown - before).map(({ localDate, plant, spot }) => (
        <MeadowPlant key={localDate} plant={plant} spot={spot} namespace={namespace} />
      ))}
    </g>
  );
}

interface MeadowPlantProps {
  readonly plant: DayPlant;
  readonly spot: Spot;
  readonly namespace: string;
}

/** The foot of a plant's drawing lies so far below its middle. */
const FOOT = 34;

const MeadowPlant = memo(function MeadowPlant({ plant, spot, namespace }: MeadowPlantProps) {
  const pointAt = (flower: FlowerId) => <use href={`#${namespace}-${flower}`} />;
  const place = `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${spot.scale.toFixed(3)})`;
  return (
    <g transform={place} data-meadow-plant={plant.kind}>
      <g className={styles.grows}>
        <g transform={`translate(0 ${-FOOT})`}>
          <ellipse cy="35" rx="15" ry="3" fill="#22402c" opacity=".16" />
          <DayPlantArt plant={plant} flower={pointAt} />
        </g>
      </g>
    </g>
  );
});

/** Sky, sun and hills in the theme's colours; `data-themed` tells a kept picture which fills to take along. */
function MeadowGround({ field }: { readonly field: Field }) {
  const { width, height, horizon } = field;
  return (
    <>
      <rect className={styles.sky} width={width} height={height} data-themed />
      <circle className={styles.sun} cx={width * 0.8} cy={horizon * 0.42} r="48" data-themed />
      <Hill field={field} className={styles.haze} top={horizon - 78} rise={34} waves={2} />
      <Hill field={field} className={styles.far} top={horizon - 34} rise={-30} waves={3} />
      <Hill field={field} className={styles.field} top={horizon} rise={18} waves={2} />
      <Hill field={field} className={styles.near} top={horizon + (height - horizon) * 0.45} rise={-22} waves={2} />
    </>
  );
}

interface HillProps {
  readonly field: Field;
  readonly className: string | undefined;
  /** Where its line runs, and how far it swings to both sides of it. */
  readonly top: number;
  readonly rise: number;
  readonly waves: number;
}

function Hill({ field: { width, height }, className, top, rise, waves }: HillProps) {
  const half = width / waves / 2;
  const first = `q${half / 2} ${-rise * 2} ${half} 0`;
  const rest = `t${half} 0`.repeat(waves * 2 - 1);
  return <path className={className} d={`M0 ${top}${first}${rest}V${height}H0z`} data-themed />;
}
