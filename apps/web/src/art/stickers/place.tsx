import { type CSSProperties, type ReactNode, useId } from 'react';
import { paper } from '../rewards/pen/colors.ts';
import styles from './sticker-art.module.css';

/** A sticker's box of 100 × 100 units, and room for the cut edge and its shadow. */
export const BOX = '-58 -58 116 116';

interface PlaceProps {
  readonly size: number;
  readonly locked: boolean;
  readonly title: string | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Holds a picture's place before it is loaded. Without a title it is decoration. */
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

/** In the place of a sticker whose drawing is not there, nor perhaps any pen: a piece of paper, cut like the others. */
export const PlainPaper = () => (
  <svg aria-hidden="true" viewBox={BOX} width="100%" height="100%">
    <path
      d="M-34-30Q1-37 33-31Q39 1 31 32Q-1 38-35 31Q-34 0-34-30z"
      fill={paper}
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </svg>
);

/** Begins the ids of one picture. */
export const useNamespace = (): string => `s${useId().replaceAll(/\W/g, '')}`;
