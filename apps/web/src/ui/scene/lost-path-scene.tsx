import { MeadowLand } from './meadow-scene.tsx';
import { Cloud, DAY, Sky } from './pieces.tsx';
import styles from './scene.module.css';

/** Where a path ends: a meadow, and a signpost whose arms point everywhere. Decoration. */
export function LostPathScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 800 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky width={800} height={520} colors={DAY} />
      <Cloud x={250} y={110} size={0.7} opacity={0.85} />
      <Cloud x={590} y={70} size={0.5} opacity={0.8} />
      <Cloud x={640} y={190} size={0.36} opacity={0.65} />
      <MeadowLand />
      <Signpost />
    </svg>
  );
}

/** One arm bears a question, the others nothing at all. */
function Signpost() {
  return (
    <g
      transform="translate(548 206)"
      stroke="var(--line)"
      strokeWidth="4.500"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-9 250c3-84 3-168 1-262h17c-2 94-1 178 2 262z" fill="var(--il-sun)" />
      <path d="M-78 14c30-3 92-2 140 1l24 25-24 24c-48 4-110 3-141-1-3-16-2-34 1-49z" fill="#fff" />
      <path d="M84 84c-32-3-98-3-142 0l-26 23 27 24c46 3 108 3 140-1 3-14 4-31 1-46z" fill="var(--secondary)" />
      <g fill="none" strokeWidth="6.500">
        <path d="M-13 31c1-14 22-15 22 0 0 9-10 9-11 19" />
        <path d="M-2 58v.5" />
      </g>
    </g>
  );
}
