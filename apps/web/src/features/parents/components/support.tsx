import { PARENTS_COPY, SECTIONS } from '../parents.copy.ts';
import styles from './parents-page.module.css';

/** Only where an address is set: a form to nobody helps nobody. */
export function Support({ address }: { readonly address: string }) {
  const [before, after] = PARENTS_COPY.support.text.split('{SUPPORT_EMAIL}');
  return (
    <section id="support" aria-labelledby="support-title" className={styles.support}>
      <h2 id="support-title">{SECTIONS.support}</h2>
      <p>
        {before}
        <a href={`mailto:${address}`}>{address}</a>
        {after}
      </p>
    </section>
  );
}
