import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { BREATHING_NOTE, HOW_IT_WORKS, WHAT_IT_IS } from '../parents.copy.ts';
import { Picture } from '../pictures/picture.tsx';
import styles from './parents-page.module.css';

export function WhatItIs() {
  return (
    <section id="what" aria-labelledby="what-title">
      <h2 id="what-title">{WHAT_IT_IS.title}</h2>
      <dl className={styles.terms}>
        {WHAT_IT_IS.items.map(({ who, title, text }) => (
          <div key={title}>
            <dt>
              <Wonderling who={who} size={56} crop="bust" still className={styles.bust} />
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{HOW_IT_WORKS.title}</h3>
      <ol className={styles.steps}>
        {HOW_IT_WORKS.steps.map(({ picture, text }) => (
          <li key={text}>
            <Picture id={picture} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <h3>{BREATHING_NOTE.title}</h3>
      <p>{BREATHING_NOTE.text}</p>
    </section>
  );
}
