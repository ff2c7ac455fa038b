import { type ReactNode, useEffect, useState } from 'react';
import { useNarrow } from '../../lib/use-wide.ts';
import styles from './fold.module.css';

interface FoldProps {
  /** Of the section, for links to it. */
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the leaflet: closed on a phone, where all of them would be a scroll of ten screens, and open elsewhere. */
export function Fold({ id, title, className, children }: FoldProps) {
  const [pressed, setPressed] = useState<boolean>();
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
    <section id={id} aria-labelledby={`${id}-title`} className={styles.fold} data-pressed={pressed}>
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
    </section>
  );
}
