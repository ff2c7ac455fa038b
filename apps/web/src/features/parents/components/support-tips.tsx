import { SECTIONS, SUPPORT_TIPS } from '../parents.copy.ts';
import styles from './parents-page.module.css';

export function SupportTips() {
  return (
    <section id="tips" aria-labelledby="tips-title">
      <h2 id="tips-title">{SECTIONS.tips}</h2>
      <ul className={styles.tips}>
        {SUPPORT_TIPS.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
