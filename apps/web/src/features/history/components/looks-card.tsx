import type { HistoryOverview } from '@wonderlings/history/contract';
import { fill } from '../../../lib/copy/fill.ts';
import { longDay } from '../../../lib/local-day/day-words.ts';
import { glassesIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VISITS_COPY } from '../history.copy.ts';
import { numberWord } from '../history-words.ts';
import styles from './looks-card.module.css';

/** How often a grown-up looked: a child need not search for it. */
export function LooksCard({ looks, today }: { readonly looks: HistoryOverview['looks']; readonly today: string }) {
  const { thisMonth, last } = looks;
  return (
    <section className={styles.card}>
      <Icon shape={glassesIcon} />
      <div>
        <p className={styles.looks}>{looksWords(thisMonth)}</p>
        {last && <p>{fill(VISITS_COPY.last, { date: longDay(last, today) })}</p>}
        {thisMonth > 0 && <p>{VISITS_COPY.whyLook}</p>}
      </div>
    </section>
  );
}

function looksWords(looks: number): string {
  if (looks === 0) return VISITS_COPY.none;
  return looks === 1 ? VISITS_COPY.one : fill(VISITS_COPY.many, { n: numberWord(looks) });
}
