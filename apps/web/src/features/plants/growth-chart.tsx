import { type CSSProperties, useEffect, useRef } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { type GrowthLog, logsByDate, type Plant } from './garden.ts';
import styles from './growth-chart.module.css';
import { PLANTS_OWN_COPY, shortDay } from './plants.copy.ts';
import { StemTop, stageOf } from './stem-top.tsx';

/** One stem a log, as high as the plant was; the ruler beside it stays in sight while the stems scroll. */
export function GrowthChart({ plant }: { readonly plant: Plant }) {
  const logs = logsByDate(plant);
  const tallest = Math.max(...logs.map(({ height }) => height));
  const scale = growthScale(tallest);
  const view = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new log, and each other plant, the newest is in sight
  useEffect(() => {
    if (view.current) view.current.scrollLeft = view.current.scrollWidth;
  }, [logs.length, plant.id]);
  // The type has no custom properties.
  const lengths = {
    '--length': `${scale.lengthPx}px`,
    '--mark': `${scale.markCm * scale.pxPerCm}px`,
    '--tallest': `${tallest * scale.pxPerCm}px`,
  } as CSSProperties;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too */}
      <section ref={view} className={styles.view} tabIndex={0} aria-label={PLANTS_OWN_COPY.chartLabel}>
        <div className={styles.plot} style={lengths}>
          <Ruler scale={scale} />
          <ol className={styles.stems}>
            {logs.map((log, index) => (
              <Stem key={log.id} log={log} index={index} heightPx={log.height * scale.pxPerCm} />
            ))}
          </ol>
          {logs.length === 1 && <StemsToCome heightPx={tallest * scale.pxPerCm} />}
        </div>
      </section>
      {scale.steppedBack && (
        <p className={styles.note}>{fill(PLANTS_OWN_COPY.steppedBack, { name: plant.name, cm: scale.markCm })}</p>
      )}
    </>
  );
}

interface StemProps {
  readonly log: GrowthLog;
  readonly index: number;
  readonly heightPx: number;
}

function Stem({ log, index, heightPx }: StemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.height}>
        {log.height}
        <small> cm</small>
      </span>
      <StemTop stage={stageOf(index)} className={styles.top} />
      <i className={styles.stem} style={{ height: `${heightPx}px` }} />
      <time className={styles.date} dateTime={log.date}>
        {shortDay(log.date)}
      </time>
    </li>
  );
}

/** How much of the way from the only stem to the top of the ruler each of the next ones has grown: a guess, and none is taller than the ruler. */
const TO_COME = [0.35, 0.7] as const;

/** Beside the first stem, where the next ones will stand. Decoration. */
function StemsToCome({ heightPx }: { readonly heightPx: number }) {
  return (
    <span className={styles.toCome} aria-hidden="true">
      {TO_COME.map((share) => (
        <i
          key={share}
          style={{ height: `calc(${heightPx}px + ${share} * (max(var(--length), ${heightPx}px) - ${heightPx}px))` }}
        />
      ))}
    </span>
  );
}

/** Centimeters from the soil up. The stems carry their own numbers, so it is for the eyes alone. */
function Ruler({ scale: { marks, pxPerCm } }: { readonly scale: GrowthScale }) {
  return (
    <div className={styles.ruler} aria-hidden="true">
      {marks.slice(1).map((cm) => (
        <span key={cm} className={styles.mark} style={{ bottom: `${cm * pxPerCm}px` }}>
          {cm}
        </span>
      ))}
    </div>
  );
}

/** Specification 001, section 9. */
const PX_PER_CM = 10;
/**
 * Up to here a chart keeps 10 px per cm: 600 px is what a phone shows at once. Above, the whole scale gets smaller. It is not
 * broken in the middle and does not scroll: twice as tall stays twice as high, and a child sees the tip and the soil together.
 */
export const TALLEST_AT_FULL_SIZE_CM = 60;
/** Above every bar: its number and its flower. */
const ROOM_ABOVE_CM = 2;
const MARK_CM = 5;
/** Marks of a smaller scale, each a number that a child can count in. */
const WIDER_MARKS_CM = [10, 20, 50, 100, 200, 500, 1000, 2000] as const;
/** As far apart as the marks of a full-size ruler, or a little less. */
const CLOSEST_MARKS_PX = 40;

interface GrowthScale {
  readonly pxPerCm: number;
  /** Centimeters from one long mark of the ruler to the next. */
  readonly markCm: number;
  /** Where the ruler has its marks, from the soil up, in centimeters. */
  readonly marks: readonly number[];
  /** The ruler's whole length, in pixels. */
  readonly lengthPx: number;
  /** True when the plant was too tall for 10 px per cm. */
  readonly steppedBack: boolean;
}

/** One scale for all bars of a plant, by its tallest height in centimeters. */
export function growthScale(tallestCm: number): GrowthScale {
  const steppedBack = tallestCm > TALLEST_AT_FULL_SIZE_CM;
  const pxPerCm = steppedBack ? (PX_PER_CM * TALLEST_AT_FULL_SIZE_CM) / tallestCm : PX_PER_CM;
  const wider = WIDER_MARKS_CM.find((cm) => cm * pxPerCm >= CLOSEST_MARKS_PX) ?? WIDER_MARKS_CM[7];
  const markCm = steppedBack ? wider : MARK_CM;
  const top = Math.ceil((tallestCm + (steppedBack ? 0 : ROOM_ABOVE_CM)) / markCm);
  const marks = Array.from({ length: Math.max(2, top) + 1 }, (_, index) => index * markCm);
  return { pxPerCm, markCm, marks, lengthPx: (marks.at(-1) ?? 0) * pxPerCm, steppedBack };
}
