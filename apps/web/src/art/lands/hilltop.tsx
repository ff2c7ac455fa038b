import type { ReactNode } from 'react';
import styles from './hilltop.module.css';
import { type LandPoint, ridgePath } from './ridge.ts';

interface HilltopSkyProps {
  readonly className?: string | undefined;
  /** 1440 by 900 units. */
  readonly children: ReactNode;
}

/** The sky over a hill on which a companion moves. Decoration. */
export const HilltopSky = ({ className = '', children }: HilltopSkyProps) => (
  <div className={`${styles.sky} ${className}`} aria-hidden="true">
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  </div>
);

const WIDTH = 1440;
const HEIGHT = 420;

/** A ridge of it: its outline from left to right, and its color. */
export interface Ridge {
  readonly through: readonly LandPoint[];
  readonly color: string;
}

interface HilltopProps {
  /** Its place; of a session `underSession` of the style sheet. */
  readonly className: string | undefined;
  readonly far: Ridge;
  readonly near: Ridge;
  /** What stands on it, in 1440 by 420 units. */
  readonly children: ReactNode;
}

/** The hill; a phone sees the middle of it. Decoration. */
export const Hilltop = ({ className, far, near, children }: HilltopProps) => (
  <div className={`${styles.hill} ${className}`} aria-hidden="true">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d={ridgePath(WIDTH, HEIGHT, far.through)} fill={far.color} />
      <path d={ridgePath(WIDTH, HEIGHT, near.through)} fill={near.color} />
      {children}
    </svg>
  </div>
);
