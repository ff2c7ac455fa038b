import { EXPLAINER } from '@wonderlings/affirmations/catalogue';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { starIcon } from '../../../ui/icons.ts';
import styles from './explainer.module.css';

export function Explainer() {
  return (
    <aside aria-labelledby={EXPLAINER.id}>
      <Card>
        <h2 id={EXPLAINER.id}>{EXPLAINER.title}</h2>
        <ul className={styles.lines}>
          {EXPLAINER.lines.map((line) => (
            <li key={line} className={styles.line}>
              <Icon shape={starIcon} className={styles.star} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}
