import type { CheckResult } from '@wonderlings/proof/contract';
import { count, fill } from '../../../lib/copy/fill.ts';
import { fullDay } from '../../../lib/local-day/day-words.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { dotsIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { clockIcon } from '../../../ui/icons.ts';
import { CHECK_COPY } from '../proof.copy.ts';
import styles from './check.module.css';

const { well } = CHECK_COPY;

/** What was checked, and beside it in the same size what this cannot show. */
export function WellProof({ result }: { readonly result: CheckResult }) {
  const { entries, from, pages, marks } = result;
  const slots = { total: count(entries), from: from ? fullDay(from) : '', to: CHECK_COPY.today };
  const waiting = pages?.notCompared.length ?? 0;
  return (
    <div className={styles.proof}>
      <section>
        <h3>{well.checked}</h3>
        <ul className={`${styles.points} ${styles.done}`}>
          {well.items.map(({ title, text }) => (
            <Point key={title} icon={checkIcon} title={title} text={fill(text, slots)} />
          ))}
          {waiting > 0 && (
            <Point icon={clockIcon} {...well.waitingPages} text={fill(well.waitingPages.text, { tables: waiting })} />
          )}
          {marks.fitting > 0 ? <Point icon={checkIcon} {...well.end} /> : <Point icon={clockIcon} {...well.noMarks} />}
        </ul>
      </section>
      <section>
        <h3>{well.cannot}</h3>
        <ul className={styles.points}>
          {well.limits.map((limit) => (
            <Point key={limit.title} icon={dotsIcon} {...limit} />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface PointProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly text: string;
}

export const Point = ({ icon, title, text }: PointProps) => (
  <li>
    <Icon shape={icon} />
    <p>
      <b>{title}</b> {text}
    </p>
  </li>
);
