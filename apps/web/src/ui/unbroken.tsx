import { Fragment } from 'react';
import styles from './unbroken.module.css';

/** A text in which no word with a hyphen ("grown-up", "make-believe") ends a line half way. */
export function Unbroken({ children }: { readonly children: string }) {
  const parts = children.split(/([\p{Letter}’]+(?:-[\p{Letter}’]+)+)/u);
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
