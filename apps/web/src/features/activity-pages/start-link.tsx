import { soundsLike } from '../../lib/feedback/feedback.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowIcon } from '../../ui/icons.ts';
import { leaveBy, stepsThrough } from '../../ui/steps-through.ts';
import type { PagePath } from './activities.catalogue.ts';
import styles from './start-link.module.css';

/** On the card around it: on a phone the whole card is the button. Not where something else of it can be touched. */
export const tile = styles.tile;

interface StartLinkProps {
  readonly path: PagePath;
  readonly label: string;
  /** The id of the heading that tells this link from its neighbours of the same name. */
  readonly describedBy: string;
}

/** The way into an activity, out of the card that it stands in. */
export function StartLink({ path, label, describedBy }: StartLinkProps) {
  return (
    <ButtonLink
      to={path}
      aria-describedby={describedBy}
      className={styles.start}
      viewTransition={stepsThrough}
      {...soundsLike('steps')}
      onClick={({ currentTarget }) => leaveBy(currentTarget.closest('article') ?? currentTarget)}
    >
      <span className={styles.label}>
        {label}
        <Icon shape={arrowIcon} />
      </span>
    </ButtonLink>
  );
}
