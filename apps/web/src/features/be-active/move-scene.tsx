import { ridgePath } from '../../art/lands/ridge.ts';
import { Cloud, Flower } from '../../ui/scene/pieces.tsx';
import styles from './move-scene.module.css';

/** A warm sky whose light comes from where Pogo stands. Decoration. */
export const MoveSky = () => (
  <div className={styles.sky} aria-hidden="true">
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Cloud x={548} y={330} size={0.5} opacity={0.75} />
      <Cloud x={890} y={390} size={0.42} opacity={0.7} />
      <Cloud x={170} y={230} size={0.8} opacity={0.7} />
      <Cloud x={1290} y={280} size={0.7} opacity={0.7} />
    </svg>
  </div>
);

const WIDTH = 1440;
const HEIGHT = 420;
const FAR = ridgePath(WIDTH, HEIGHT, [
  [-0.04, 70],
  [0.2, 30],
  [0.38, 14],
  [0.5, 52],
  [0.61, 10],
  [0.8, 24],
  [1.04, 68],
]);
const NEAR = ridgePath(WIDTH, HEIGHT, [
  [-0.04, 112],
  [0.3, 92],
  [0.5, 84],
  [0.7, 92],
  [1.04, 114],
]);

/** What Pogo stands on; a phone sees the middle of it. Decoration. */
export const MoveHill = ({ className }: { readonly className: string | undefined }) => (
  <div className={`${styles.hill} ${className}`} aria-hidden="true">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d={FAR} fill="#b9d98a" />
      <path d={NEAR} fill="#8cc46e" />
      <Flower x={562} y={112} color="#fff" />
      <Flower x={876} y={106} color="#fff" />
      <Flower x={846} y={128} color="#fff" />
      <Flower x={1296} y={134} color="#fff" />
      <Flower x={1216} y={152} color="#fff" />
    </svg>
  </div>
);
