import { fill } from '../../../lib/copy/fill.ts';
import { HELP_NUMBERS } from '../help.copy.ts';
import type { TextLine as Line } from '../helplines.catalogue.ts';
import styles from './phone-line.module.css';

/** A line that takes messages: a phone has the first one written already. It cannot be called. */
export function TextLine({ name, sms, keyword, who }: Pick<Line, 'name' | 'sms' | 'keyword' | 'who'>) {
  return (
    <li>
      {/* `?&`: Android reads what follows the question mark, older iPhones what follows the ampersand. */}
      <a className={styles.line} href={`sms:${sms}?&body=${encodeURIComponent(keyword)}`}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.number}>{fill(HELP_NUMBERS.send, { keyword, number: sms })}</span>{' '}
        <span className={styles.who}>{who}</span>
      </a>
    </li>
  );
}
