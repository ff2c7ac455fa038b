import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './card.module.css';

/** A sheet of paper: what cannot be pressed has no line, only a soft shadow. */
export function Card({ tint = false, children }: { readonly tint?: boolean; readonly children: ReactNode }) {
  return <div className={tint ? `${styles.card} ${styles.tint}` : styles.card}>{children}</div>;
}

interface CardAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function CardAnchor({ className, children, ...rest }: CardAnchorProps) {
  return (
    <a {...rest} className={[styles.card, styles.lift, className].filter(Boolean).join(' ')}>
      {children}
    </a>
  );
}

/** A whole card that opens something: it has the ink line and an edge, as all that can be pressed. */
export const CardLink = createLink(CardAnchor);
