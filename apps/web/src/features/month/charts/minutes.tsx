import type { MonthFigures } from '@wonderlings/history/month-contract';
import type { CSSProperties } from 'react';
import { round } from '../../../art/companions/rig/geometry.ts';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { CHART_COPY, counted } from '../month.copy.ts';
import { totalsOf } from '../month-days.ts';
import { minutesSay } from '../month-sentences.ts';
import { Chart } from './chart.tsx';
import { fullWidth, lengthOf, minuteBars } from './minute-bars.ts';
import styles from './minutes.module.css';

/** Plain bars from zero; the full width is a round number that two months are likely to share. */
export function Minutes({ figures, paper = false }: { readonly figures: MonthFigures; readonly paper?: boolean }) {
  const bars = minuteBars(figures);
  const full = fullWidth(bars);
  const table = {
    caption: 'Minutes by activity',
    head: ['Activity', 'Minutes', 'Times', 'Longest'],
    rows: bars.map(({ name, minutes, times, longest }) => [name, minutes, times, lengthOf(longest)]),
  };
  return (
    <Chart
      id="minutes"
      title={CHART_COPY.minutes}
      says={minutesSay(bars, totalsOf(figures).here)}
      table={paper || bars.length === 0 ? undefined : table}
    >
      {bars.length > 0 && (
        <>
          <ul className={styles.bars}>
            {bars.map(({ card, name, who, minutes, times }) => (
              <li key={card}>
                <span className={styles.face}>
                  <Wonderling who={who} crop="bust" size={48} still />
                </span>
                <span className={styles.name}>
                  <b>{name}</b>
                  <i>{counted(times, 'time')}</i>
                </span>
                <span className={styles.track}>
                  {/* The type has no custom properties. */}
                  <i style={{ '--part': `${round((minutes / full) * 100)}%` } as CSSProperties} />
                  <b>{minutes} min</b>
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>The full width is {full} minutes. Saving a feeling is not timed.</p>
        </>
      )}
    </Chart>
  );
}
