import type { HistoryOverview } from '@wonderlings/history/contract';
import { useId } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { longDay } from '../../lib/local-day/day-words.ts';
import { inWords, useWords } from '../../lib/words/words.ts';
import { glassesIcon } from '../../ui/bar-icons.ts';
import { downloadIcon, wrenchIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { lockIcon } from '../../ui/icons.ts';
import { VISITS_COPY, WHO_SEES_COPY } from './history.copy.ts';
import { numberWord } from './history-days.ts';
import styles from './who-sees.module.css';

const OTHERS = [
  [glassesIcon, 'grownUp', 'grownUpLine'],
  [lockIcon, 'noOne', 'noOneLine'],
  [downloadIcon, undefined, 'takeAlong'],
  [wrenchIcon, undefined, 'operator'],
] as const;

/** Said where it matters, in the size of everything else. */
export function WhoSees() {
  const say = useWords();
  const words = say(WHO_SEES_COPY);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <ul>
        <li>
          <Wonderling who="zola" size={44} crop="bust" still className={styles.face} />
          <p>
            <b>{words.you}</b>
            {words.youLine}
          </p>
        </li>
        {OTHERS.map(([icon, name, line]) => (
          <li key={line}>
            <span className={styles.face}>
              <Icon shape={icon} />
            </span>
            <p>
              {name && <b>{words[name]}</b>}
              {words[line]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How often a grown-up looked: a child need not search for it. */
export function LooksCard({ looks, today }: { readonly looks: HistoryOverview['looks']; readonly today: string }) {
  const say = useWords();
  const { thisMonth, last } = looks;
  return (
    <section className={styles.lookCard}>
      <Icon shape={glassesIcon} />
      <div>
        <p className={styles.looks}>{looksWords(thisMonth)}</p>
        {last && <p>{fill(VISITS_COPY.last, { date: longDay(last, today) })}</p>}
        {thisMonth > 0 && <p>{say(VISITS_COPY.whyLook)}</p>}
      </div>
    </section>
  );
}

function looksWords(looks: number): string {
  if (looks === 0) return inWords(VISITS_COPY.none);
  return looks === 1 ? VISITS_COPY.one : fill(VISITS_COPY.many, { n: numberWord(looks) });
}
