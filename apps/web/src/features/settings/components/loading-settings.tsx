import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SETTINGS_COPY } from '../settings.copy.ts';
import styles from './loaded-settings.module.css';
import preview from './preview-scene.module.css';

/** The shape of what comes, so that nothing jumps. */
export function LoadingSettings() {
  return (
    <div className={styles.settings} role="status">
      <VisuallyHidden>{SETTINGS_COPY.loading}</VisuallyHidden>
      <div className={`${styles.preview} ${preview.nook}`}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.personal}>
        <Card>
          <Skeleton height="44rem" />
        </Card>
      </div>
      <div className={styles.security}>
        <Card>
          <Skeleton height="26rem" />
        </Card>
      </div>
    </div>
  );
}
