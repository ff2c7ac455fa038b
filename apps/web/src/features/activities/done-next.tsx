import { Link } from '@tanstack/react-router';
import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { ReactNode } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
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

interface DoneNextProps {
  /** Who waits there. */
  readonly who: WonderlingId;
  readonly to: keyof typeof SEARCH;
  readonly step: string;
  /** What else there is: once more, another one. */
  readonly children?: ReactNode;
}

/** How everything that was done ends: with Done, and one next step below it. The rest is text. */
export function DoneNext({ who, to, step, children }: DoneNextProps) {
  return (
    <div className={styles.done}>
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
