import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { sunIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { bedIcon, bookIcon, clockIcon, heartIcon, moonIcon, pencilIcon, windIcon } from '../../ui/icons.ts';
import { SLEEP_TIPS, type SleepTipId } from './sleep.catalogue.ts';
import { SLEEP_COPY, SLEEP_OWN_COPY } from './sleep.copy.ts';
import styles from './sleep-tips.module.css';

const ICONS: Readonly<Record<SleepTipId, IconShape>> = {
  'same-time': clockIcon,
  'screens-down': bedIcon,
  'cozy-dark': moonIcon,
  'story-time': bookIcon,
  'day-moves': sunIcon,
  'park-worries': pencilIcon,
  'slow-breath': windIcon,
  'bad-dream': heartIcon,
};

const SHOWN_AT_FIRST = 3;

/** Three of eight, and the others when they are asked for. */
export function SleepTips() {
  const [all, setAll] = useState(false);
  const firstMore = useRef<HTMLHeadingElement>(null);
  // The button is gone then, and the focus with it: reading goes on with what it brought.
  useLayoutEffect(() => {
    if (all) firstMore.current?.focus({ preventScroll: true });
  }, [all]);
  return (
    <section className={styles.tips} data-all={all || undefined} aria-labelledby="sleep-tips">
      <h2 id="sleep-tips">{SLEEP_COPY.tipsHeading}</h2>
      <ul>
        {SLEEP_TIPS.map(({ id, title, text }, at) => (
          <li key={id} className={styles.tip}>
            <span className={styles.icon}>
              <Icon shape={ICONS[id]} />
            </span>
            <h3 {...(at === SHOWN_AT_FIRST ? { ref: firstMore, tabIndex: -1 } : {})}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {!all && (
        <Button className={styles.more} onClick={() => setAll(true)}>
          {fill(SLEEP_OWN_COPY.allTips, { n: SLEEP_TIPS.length })}
        </Button>
      )}
    </section>
  );
}
