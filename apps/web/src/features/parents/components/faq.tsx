import { fill } from '../../../lib/copy/fill.ts';
import { FAQ, NO_ADDRESS, SECTIONS } from '../parents.copy.ts';
import styles from './faq.module.css';

const ADDRESS_SENTENCE = 'Write to {SUPPORT_EMAIL}.';

export function Faq({ address }: { readonly address: string | null }) {
  const answered = (answer: string) =>
    address ? fill(answer, { SUPPORT_EMAIL: address }) : answer.replace(ADDRESS_SENTENCE, NO_ADDRESS);
  return (
    <section id="faq" aria-labelledby="faq-title" className={styles.faq}>
      <h2 id="faq-title">{SECTIONS.faq}</h2>
      {FAQ.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          <p>{answered(answer)}</p>
        </details>
      ))}
    </section>
  );
}
