import { Link } from '@tanstack/react-router';
import type { WonderlingId } from '@wonderlings/account/catalogue';
import { type ReactNode, useEffect } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { giveFeedback } from '../../lib/feedback/feedback.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowIcon } from '../../ui/icons.ts';
import styles from './done-next.module.css';

/** The content's `day.json`, `nextSteps`. */
export const NEXT_STEPS = {
  done: 'Done',
  tellBlot: 'Tell Blot how it feels now',
  seeGarden: 'See your garden',
  drawIt: 'Draw how it was',
} as const;

/** Where each place opens: the garden is a tab, the crayons lie ready. */
const SEARCH = { '/mood': {}, '/progress': { tab: 'streaks' }, '/activities/journal': { draw: true } } as const;

/** The words are read before a chime begins. */
const WORDS_FIRST_MS = 300;

interface DoneNextProps {
  /** Who waits there. */
  readonly who: WonderlingId;
  readonly to: keyof typeof SEARCH;
  readonly step: string;
  /** What is heard: that it is done, that something grew, or nothing where a child has just said that it did not help. */
  readonly sound?: 'done' | 'grew' | 'none';
  /** Later where quiet belongs to it. */
  readonly soundAfterMs?: number;
  /** What else there is: once more, another one. */
  readonly children?: ReactNode;
}

/** How everything that was done ends: with Done, and one next step below it. The rest is text. A celebration waits for a pause in it. */
export function DoneNext({ who, to, step, sound = 'done', soundAfterMs = WORDS_FIRST_MS, children }: DoneNextProps) {
  useEffect(() => {
    if (sound === 'none') return undefined;
    const heard = setTimeout(() => giveFeedback(sound), soundAfterMs);
    return () => clearTimeout(heard);
  }, [sound, soundAfterMs]);
  return (
    <div className={styles.done} data-just-done="">
      <ButtonLink to="/" variant="main">
        {NEXT_STEPS.done}
      </ButtonLink>
      <Link to={to} search={SEARCH[to]} className={styles.next}>
        <Wonderling who={who} size={64} crop="bust" className={styles.who} />
        <span>{step}</span>
        <Icon shape={arrowIcon} />
      </Link>
      {children && <div className={styles.others}>{children}</div>}
    </div>
  );
}
