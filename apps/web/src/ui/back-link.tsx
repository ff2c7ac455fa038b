import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';
import { leftIcon } from './icons.ts';

interface BackAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function BackAnchor({ children, className, ...rest }: BackAnchorProps) {
  return (
    <a {...rest} className={className ? `${styles.back} ${className}` : styles.back}>
      <Icon shape={leftIcon} />
      <span>{children}</span>
    </a>
  );
}

/** The way back, above the heading of every page below another: typed like the router's `Link`. */
export const BackLink = createLink(BackAnchor);
