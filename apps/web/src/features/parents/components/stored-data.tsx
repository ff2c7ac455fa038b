import { isBuilt } from '../built.ts';
import { NEVER, REMOVING, SECTIONS, STORED, STORED_INTRO, STORED_ROWS, YOU_AND_YOUR_CHILD } from '../parents.copy.ts';
import styles from './parents-page.module.css';

/** A table on wide screens, a list of cards on a phone; it stays a table to those who listen. */
export function StoredData() {
  const { ledger } = SECTIONS;
  return (
    <section id="data" aria-labelledby="data-title">
      <h2 id="data-title">{STORED.title}</h2>
      {isBuilt(STORED_INTRO) && <p>{STORED_INTRO.text}</p>}
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">{ledger.what}</th>
            <th scope="col">{ledger.where}</th>
            <th scope="col">{ledger.howLong}</th>
          </tr>
        </thead>
        <tbody>
          {STORED_ROWS.filter(isBuilt).map(({ what, where, howLong }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{where}</td>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{SECTIONS.never}</h3>
      <ul className={styles.list}>
        {NEVER.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {REMOVING.filter(isBuilt).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {isBuilt(YOU_AND_YOUR_CHILD) && <YouAndYourChild />}
    </section>
  );
}

function YouAndYourChild() {
  const { title, youSee, childKeeps, why } = YOU_AND_YOUR_CHILD;
  const list = (name: string, items: readonly string[]) => (
    <div>
      <h4>{name}</h4>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <h3>{title}</h3>
      {list(SECTIONS.youSee, youSee)}
      {list(SECTIONS.childKeeps, childKeeps)}
      <p>{why}</p>
    </>
  );
}
