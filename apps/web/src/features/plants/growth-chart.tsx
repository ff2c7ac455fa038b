import { type CSSProperties, useEffect, useRef } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { type GrowthLog, logsByDate, type Plant } from './garden.ts';
import styles from './growth-chart.module.css';
import { type GrowthScale, growthScale, stageOf } from './growth-scale.ts';
import { PLANTS_OWN_COPY, shortDay } from './plants.copy.ts';
import { StemTop } from './stem-top.tsx';

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
