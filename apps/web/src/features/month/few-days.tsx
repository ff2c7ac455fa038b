import type { MonthFigures } from '@wonderlings/history/month-contract';
import { fill } from '../../lib/copy/fill.ts';
import { dayName } from '../../lib/local-day/day-words.ts';
import { HouseWindow } from '../grown-up/index.ts';
import styles from './few-days.module.css';
import { FEW_COPY } from './month.copy.ts';
import { panesOf, shownDays, totalsOf } from './month-days.ts';

/** So many windows of the street are shown, the lit ones in the middle. */
const WINDOWS = 5;

/** In the place of the pictures of a month that has too little to draw. */
export function FewDays({ figures, name }: { readonly figures: MonthFigures; readonly name: string }) {
  const { month, today, since } = figures;
  const isNew = since === null || since.startsWith(month);
  const isNow = today.startsWith(month);
  const lit = shownDays(figures).filter(({ things }) => things > 0);
  const before = Math.floor((WINDOWS - lit.length) / 2);
  const others = isNow ? 'next' : 'shut';
  const { here } = totalsOf(figures);
  return (
    <section className={styles.few} aria-labelledby="few-days">
      <span className={styles.street}>
        {Array.from({ length: WINDOWS }, (_, index) => {
          const day = lit[index - before];
          const kind = day ? 'lit' : others;
          // The windows of one picture never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          return <HouseWindow key={index} kind={kind} panes={day ? panesOf(day) : 0} />;
        })}
      </span>
      <h2 id="few-days">{titleOf(lit.length, isNow)}</h2>
      <p>
        {isNew && isNow && here > 0 && since !== null && `${madeWords(name, since, today)} `}
        {isNow ? FEW_COPY.soon : FEW_COPY.quiet}
      </p>
    </section>
  );
}

function titleOf(lit: number, isNow: boolean): string {
  const { none, one, two } = isNow ? FEW_COPY.title : FEW_COPY.titleThen;
  return [none, one, two][lit] ?? two;
}

const madeWords = (name: string, since: string, today: string): string =>
  since === today ? fill(FEW_COPY.madeToday, { name }) : fill(FEW_COPY.madeOn, { name, date: dayName(since) });
