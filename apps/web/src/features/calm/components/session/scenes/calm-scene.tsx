import type { ComponentType } from 'react';
import type { CalmSessionId } from '../../../calm.catalogue.ts';
import type { SessionMoment } from '../../../session-moment.ts';
import { BreezeScene } from './breeze-scene.tsx';
import { BubbleScene } from './bubble-scene.tsx';
import { OceanScene } from './ocean-scene.tsx';
import styles from './scene.module.css';
import { StarScene } from './star-scene.tsx';

const SCENES: Readonly<Record<CalmSessionId, ComponentType<{ readonly moment: SessionMoment }>>> = {
  'bubble-breathing': BubbleScene,
  'starlight-relaxation': StarScene,
  'gentle-breeze': BreezeScene,
  'ocean-waves': OceanScene,
};

/** The whole window is the place. */
export function CalmScene({ id, moment }: { readonly id: CalmSessionId; readonly moment: SessionMoment }) {
  const Scene = SCENES[id];
  return (
    <div className={styles.scene} aria-hidden="true">
      <Scene moment={moment} />
    </div>
  );
}
