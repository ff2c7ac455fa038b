import styles from './phone-line.module.css';

interface PhoneLineProps {
  readonly name: string;
  readonly number: string;
  readonly tel: string;
  readonly who?: string;
  readonly large?: boolean;
}

/** A number that a phone dials, and that anyone can read from across the room. */
export function PhoneLine({ name, number, tel, who, large = false }: PhoneLineProps) {
  return (
    <li>
      <a className={large ? `${styles.line} ${styles.large}` : styles.line} href={`tel:${tel}`}>
        <span className={styles.name}>{name}</span> <span className={styles.number}>{number}</span>{' '}
        {who && <span className={styles.who}>{who}</span>}
      </a>
    </li>
  );
}
