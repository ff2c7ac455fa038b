import { Link } from '@tanstack/react-router';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CELEBRATIONS_COPY } from '../celebrations.copy.ts';
import type { EarnedThing } from '../earned-thing.ts';
import styles from './celebration-popup.module.css';

interface WhyLinkProps {
  readonly thing: EarnedThing;
  readonly onFollow: () => void;
}

/** To the page that names the very deeds behind it. */
export function WhyLink({ thing: { kind, id, name }, onFollow }: WhyLinkProps) {
  return (
    <Link to="/progress" search={{ tab: 'badges', kind, id }} className={styles.why} onClick={onFollow}>
      {CELEBRATIONS_COPY.whyLink} <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
