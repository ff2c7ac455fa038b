import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { leafIcon } from '../../../ui/icons.ts';
import { NATURE_COPY } from '../nature.copy.ts';
import styles from './nature-tips.module.css';

export function NatureTips() {
  return (
    <section className={styles.tips} aria-labelledby="nature-tips">
      <Card>
        <h2 id="nature-tips">{NATURE_COPY.tips.title}</h2>
        <div className={styles.columns}>
          {NATURE_COPY.tips.columns.map(({ id, title, items }) => (
            <div key={id}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <Icon shape={leafIcon} />
                    <span>{item}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Card>
    </section>
  );
}
