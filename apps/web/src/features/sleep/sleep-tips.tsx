import { sunIcon } from '../../ui/bar-icons.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { bedIcon, bookIcon, clockIcon, heartIcon, moonIcon, pencilIcon, windIcon } from '../../ui/icons.ts';
import { SLEEP_TIPS, type SleepTipId } from './sleep.catalogue.ts';
import { SLEEP_COPY } from './sleep.copy.ts';
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

export function SleepTips() {
  return (
    <section className={styles.tips} aria-labelledby="sleep-tips">
      <h2 id="sleep-tips">{SLEEP_COPY.tipsHeading}</h2>
      <ul>
        {SLEEP_TIPS.map(({ id, title, text }) => (
          <li key={id} className={styles.tip}>
            <span className={styles.icon}>
              <Icon shape={ICONS[id]} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
