import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import styles from './card.module.css';

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
