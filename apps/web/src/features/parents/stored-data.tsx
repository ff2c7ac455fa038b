import { Link } from '@tanstack/react-router';
import { fill } from '../../lib/copy/fill.ts';
import { SectionFold } from '../../ui/section-fold.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import {
  FIELD_BY_FIELD,
  KEPT_YEARS,
  NEVER,
  REMOVING,
  SECTIONS,
  STORED,
  STORED_INTRO,
  STORED_ROWS,
  YOU_AND_YOUR_CHILD,
} from './parents.copy.ts';
import page from './parents-page.module.css';
import { Picture, type PictureId } from './picture.tsx';
import styles from './stored-data.module.css';

interface StoredDataProps {
  /** After so many without a sign-in an account is erased; null: never. */
  readonly retentionYears: number | null;
}

/** A table on wide screens, a list of cards on a phone; it stays a table to those who listen. */
export function StoredData({ retentionYears }: StoredDataProps) {
  const { ledger } = SECTIONS;
  return (
    <SectionFold id="data" title={STORED.title}>
      <p>{STORED_INTRO}</p>
      <table className={styles.ledger}>
        <thead className={hidden.hiddenOnPhone}>
          <tr>
            <th scope="col">{ledger.what}</th>
            <th scope="col">{ledger.where}</th>
            <th scope="col">{ledger.howLong}</th>
          </tr>
        </thead>
        <tbody>
          {STORED_ROWS.map(({ what, where, howLong }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{where}</td>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {retentionYears !== null && (
        <p>{fill(KEPT_YEARS, { n: retentionYears === 1 ? '1 year' : `${retentionYears} years` })}</p>
      )}
      <p>
        <Link to="/privacy">{FIELD_BY_FIELD}</Link>
      </p>
      <h3>{SECTIONS.never}</h3>
      <ul className={page.list}>
        {NEVER.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <YouAndYourChild />
      <ul className={styles.pictured}>
        {REMOVING.map(({ picture, title, text }) => (
          <li key={title}>
            <Picture id={picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFold>
  );
}

function YouAndYourChild() {
  const { title, youSee, childKeeps, why } = YOU_AND_YOUR_CHILD;
  const list = (picture: PictureId, name: string, items: readonly string[]) => (
    <div>
      <Picture id={picture} />
      <h4>{name}</h4>
      <ul className={page.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <h3>{title}</h3>
      <div className={styles.both}>
        {list('house', SECTIONS.youSee, youSee)}
        {list('letter', SECTIONS.childKeeps, childKeeps)}
      </div>
      <p>{why}</p>
    </>
  );
}
