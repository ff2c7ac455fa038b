import { type ReactNode, useEffect, useState } from 'react';
import { useNarrow } from '../lib/use-width.ts';
import styles from './section-fold.module.css';

interface SectionFoldProps {
  /** Of the section, for links to it. */
  readonly id: string;
  readonly title: string;
  /** Of what is folded. */
  readonly className?: string | undefined;
  /** On a wider window there is no fold and no title: its parts stand there with titles of their own. */
  readonly phoneOnly?: boolean;
  readonly children: ReactNode;
}

/** A part of a long page: closed on a phone, where all of them would be a scroll of ten screens, and open elsewhere. */
export function SectionFold({ id, title, className, phoneOnly = false, children }: SectionFoldProps) {
  const [pressed, setPressed] = useState<boolean>();
  // Its parts are regions then, each by its own name.
  const Part = phoneOnly ? 'div' : 'section';
  const isNarrow = useNarrow();
  const isOpen = isNarrow ? pressed === true : !pressed;
  // A link to it opens it; pressed again, after it was closed, it changes no address.
  useEffect(() => {
    const open = () => {
      if (window.location.hash === `#${id}`) setPressed(isNarrow);
    };
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href="#${id}"]`)) setPressed(isNarrow);
    };
    open();
    window.addEventListener('hashchange', open);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('hashchange', open);
      document.removeEventListener('click', follow);
    };
  }, [id, isNarrow]);
  return (
    <Part
      id={id}
      aria-labelledby={phoneOnly ? undefined : `${id}-title`}
      className={phoneOnly ? `${styles.fold} ${styles.phoneOnly}` : styles.fold}
      data-pressed={pressed}
    >
      <h2 id={`${id}-title`}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setPressed(!pressed)}
        >
          {title}
        </button>
      </h2>
      <div id={`${id}-body`} className={className ? `${styles.body} ${className}` : styles.body}>
        {children}
      </div>
    </Part>
  );
}
