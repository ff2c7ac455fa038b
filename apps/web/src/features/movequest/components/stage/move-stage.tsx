import type { ReactNode } from 'react';
import type { CoachId } from '../../movequest.catalogue.ts';
import styles from './move-stage.module.css';
import { StageScene } from './stage-scene.tsx';

/** Where a coach stands, in its own colours, seen from three metres. */
export function MoveStage({ coach, children }: { readonly coach: CoachId; readonly children: ReactNode }) {
  return (
    <div className={styles.stage} data-coach={coach}>
      <StageScene />
      {children}
    </div>
  );
}
