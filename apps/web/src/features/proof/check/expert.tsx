import type { CheckResult } from '@wonderlings/proof/contract';
import { count, fill } from '../../../lib/copy/fill.ts';
import { dateAt } from '../../../lib/local-day/day-words.ts';
import { CHECK_COPY } from '../proof.copy.ts';
import styles from './expert.module.css';

const { expert } = CHECK_COPY;
const DIGITS_SHOWN = 32;

const inFours = (hash: string): string => (hash.slice(0, DIGITS_SHOWN).match(/.{4}/g) ?? []).join(' ');
const formatWords = ([format, n]: [string, number]): string =>
  fill(format === '0' ? expert.plain : expert.format, { n: count(n), format });

/** The figures, for those who want them. */
export function Expert({ result: { anchor, entries, formats, pages, marks } }: { readonly result: CheckResult }) {
  return (
    <details className={styles.expert}>
      <summary>{expert.title}</summary>
      <dl>
        {anchor && <Figure term={expert.anchor}>{`${anchor.entry}: ${inFours(anchor.hash)}`}</Figure>}
        <Figure term={expert.entries}>
          {[count(entries), ...Object.entries(formats).map(formatWords)].join(', ')}
        </Figure>
        {pages && (
          <Figure term={expert.tables}>
            {fill(expert.tablesLine, { tables: count(pages.tables), rows: count(pages.rows) })}
          </Figure>
        )}
        <Figure term={expert.marks}>
          {marks.since
            ? fill(expert.marksLine, { n: count(marks.fitting), date: dateAt(marks.since) })
            : expert.noMarks}
        </Figure>
      </dl>
      <p>{expert.alone}</p>
    </details>
  );
}

const Figure = ({ term, children }: { readonly term: string; readonly children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
