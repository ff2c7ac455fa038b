import { CRESCENT, NightMeadow } from '../../../ui/scene/night-meadow.tsx';
import styles from './time-scene.module.css';

/** The same meadow under a moon. Decoration. */
export function NightScene() {
  return (
    <NightMeadow className={styles.scene}>
      <g fill="var(--il-sun)">
        <circle cx="128" cy="86" r="66" opacity=".14" />
        <path d={CRESCENT} />
      </g>
    </NightMeadow>
  );
}
