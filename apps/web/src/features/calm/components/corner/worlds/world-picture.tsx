import type { ComponentType } from 'react';
import type { CalmSessionId } from '../../../calm.catalogue.ts';
import { BreezeWorld } from './breeze-world.tsx';
import { BubbleWorld } from './bubble-world.tsx';
import { StarWorld } from './star-world.tsx';
import { WaveWorld } from './wave-world.tsx';
import styles from './world.module.css';
import { WORLD_OUTLINE } from './world-rim.tsx';

const WORLDS: Readonly<Record<CalmSessionId, ComponentType>> = {
  'bubble-breathing': BubbleWorld,
  'starlight-relaxation': StarWorld,
  'gentle-breeze': BreezeWorld,
  'ocean-waves': WaveWorld,
};

interface WorldPictureProps {
  readonly id: CalmSessionId;
  /** Somebody points at it: it breathes once. */
  readonly near?: boolean;
}

/** A session's small world, seen through a round window. */
export function WorldPicture({ id, near = false }: WorldPictureProps) {
  const World = WORLDS[id];
  return (
    <svg className={styles.orb} viewBox="0 0 280 280" aria-hidden="true" data-near={near || undefined}>
      <World />
    </svg>
  );
}

/** The window that every world is cut by; once on the page. */
export function WorldWindow() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <clipPath id="calm-world">
        <path d={WORLD_OUTLINE} />
      </clipPath>
    </svg>
  );
}
