import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon.tsx';
import { leftIcon } from '../../../ui/icons.ts';
import { MOVEQUEST_COPY } from '../movequest.copy.ts';
import styles from './back-to-activities.module.css';

export function BackToActivities() {
  return (
    <Link to="/activities" className={styles.back}>
      <Icon shape={leftIcon} />
      {MOVEQUEST_COPY.back}
    </Link>
  );
}
