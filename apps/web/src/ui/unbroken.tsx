import { Fragment } from 'react';
import styles from './unbroken.module.css';

/** A text in which neither "grown-up" nor "check-in" ends a line half way. */
export function Unbroken({ children }: { readonly children: string }) {
  const parts = children.split(/((?:grown-up|check-in)[\w’]*)/i);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
