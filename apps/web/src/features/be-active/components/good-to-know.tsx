import { shieldIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { BE_ACTIVE_COPY, BE_ACTIVE_SAFETY } from '../be-active.copy.ts';
import styles from './good-to-know.module.css';

export function GoodToKnow() {
  return (
    <section className={styles.safe} aria-labelledby="good-to-know">
      <h2 id="good-to-know">
        <VisuallyHidden>{BE_ACTIVE_COPY.goodToKnow}</VisuallyHidden>
        <Icon shape={shieldIcon} />
      </h2>
      <ul>
        {BE_ACTIVE_SAFETY.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
