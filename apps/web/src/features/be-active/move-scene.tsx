import { Hilltop, HilltopSky, type Ridge } from '../../art/lands/hilltop.tsx';
import { Cloud, Flower } from '../../ui/scene/pieces.tsx';
import styles from './move-scene.module.css';

/** A warm sky whose light comes from where Pogo stands. Decoration. */
export const MoveSky = () => (
  <HilltopSky className={styles.sky}>
    <Cloud x={548} y={330} size={0.5} opacity={0.75} />
    <Cloud x={890} y={390} size={0.42} opacity={0.7} />
    <Cloud x={170} y={230} size={0.8} opacity={0.7} />
    <Cloud x={1290} y={280} size={0.7} opacity={0.7} />
  </HilltopSky>
);

const FAR: Ridge = {
  color: '#b9d98a',
  through: [
    [-0.04, 70],
    [0.2, 30],
    [0.38, 14],
    [0.5, 52],
    [0.61, 10],
    [0.8, 24],
    [1.04, 68],
  ],
};
const NEAR: Ridge = {
  color: '#8cc46e',
  through: [
    [-0.04, 112],
    [0.3, 92],
    [0.5, 84],
    [0.7, 92],
    [1.04, 114],
  ],
};

/** What Pogo stands on. Decoration. */
export const MoveHill = ({ className }: { readonly className: string | undefined }) => (
  <Hilltop className={`${styles.hill} ${className}`} far={FAR} near={NEAR}>
    <Flower x={562} y={112} color="#fff" />
    <Flower x={876} y={106} color="#fff" />
    <Flower x={846} y={128} color="#fff" />
    <Flower x={1296} y={134} color="#fff" />
    <Flower x={1216} y={152} color="#fff" />
  </Hilltop>
);
