import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS lengths; the shape is that of what will stand here, so that nothing jumps. */
  readonly width?: string;
  readonly height: string;
  readonly round?: boolean;
}

export function Skeleton({ width = '100%', height, round = false }: SkeletonProps) {
  return (
    <span
      className={round ? `${styles.skeleton} ${styles.round}` : styles.skeleton}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
