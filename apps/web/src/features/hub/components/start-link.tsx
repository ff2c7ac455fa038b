import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { arrowIcon } from '../arrow-icon.ts';
import { HUB_COPY } from '../hub.copy.ts';
import { useRoutePath } from '../route-path.ts';
import styles from './start-link.module.css';

interface StartLinkProps {
  readonly path: string;
  readonly label: string;
  /** The id of the heading that tells this link from its neighbours of the same name. */
  readonly describedBy: string;
}

/** The way into an activity; a dashed "not yet" without a link as long as there is none. */
export function StartLink({ path, label, describedBy }: StartLinkProps) {
  const route = useRoutePath(path);
  if (!route) return <p className={styles.notYet}>{HUB_COPY.notYet}</p>;
  return (
    <ButtonLink to={route} aria-describedby={describedBy} className={styles.start}>
      <span className={styles.label}>
        {label}
        <Icon shape={arrowIcon} />
      </span>
    </ButtonLink>
  );
}
