import { isBuilt } from '../built.ts';
import { BREATHING_NOTE, HOW_IT_WORKS, WHAT_IT_IS } from '../parents.copy.ts';
import styles from './parents-page.module.css';

export function WhatItIs() {
  return (
    <section id="what" aria-labelledby="what-title">
      <h2 id="what-title">{WHAT_IT_IS.title}</h2>
      <dl className={styles.terms}>
        {WHAT_IT_IS.items.filter(isBuilt).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{HOW_IT_WORKS.title}</h3>
      <ol className={styles.steps}>
        {HOW_IT_WORKS.steps.filter(isBuilt).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {isBuilt(BREATHING_NOTE) && (
        <>
          <h3>{BREATHING_NOTE.title}</h3>
          <p>{BREATHING_NOTE.text}</p>
        </>
      )}
    </section>
  );
}
