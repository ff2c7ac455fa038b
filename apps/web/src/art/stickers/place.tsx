import type { CSSProperties, ReactNode } from 'react';
import styles from './sticker-art.module.css';

interface PlaceProps {
  readonly size: number;
  readonly locked: boolean;
  readonly title: string | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Holds a picture's place before it comes. Without a title it is decoration. */
export function Place({ size, locked, title, className, children }: PlaceProps) {
  // React sets it by the CSSOM, which the content security policy allows. The type has no custom properties.
  const place = { '--sticker-size': `${size}px` } as CSSProperties;
  const classes = [styles.sticker, locked && styles.locked, className].filter(Boolean).join(' ');
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <span className={classes} style={place} {...named}>
      {children}
    </span>
  );
}
