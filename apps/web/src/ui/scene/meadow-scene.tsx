import { Cloud, DAY, Flower, Grass, Sky, Stars, Tree } from './pieces.tsx';
import styles from './scene.module.css';

/** A meadow by day. Decoration: what it shows is said in words beside it. */
export function MeadowScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 800 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky width={800} height={520} colors={DAY} />
      <g fill="var(--il-sun)">
        <circle cx="560" cy="180" r="190" opacity=".14" />
        <circle cx="560" cy="180" r="126" opacity=".3" />
        <circle cx="560" cy="180" r="74" />
      </g>
      <Stars
        color="var(--il-sun)"
        at={[
          [90, 70, 10],
          [210, 44, 7],
          [330, 96, 8],
          [702, 60, 9],
          [420, 40, 6],
        ]}
      />
      <Cloud x={120} y={150} size={0.72} opacity={0.85} />
      <Cloud x={660} y={120} size={0.5} opacity={0.8} />
      <Cloud x={390} y={190} size={0.4} opacity={0.65} />
      <MeadowLand />
    </svg>
  );
}

/** Hills, trees and flowers, without a sky: 800 units wide, down to 520. */
export function MeadowLand() {
  return (
    <>
      <path d="M0 300c90-70 190-80 290-24s190 30 280-16 160-40 230-6v266H0z" fill="var(--il-far)" />
      <path d="M0 356c120-50 230-48 350-12s280 30 450-28v204H0z" fill="var(--il-mid)" />
      <path
        d="M470 520c-10-60 60-74 50-112-6-28-60-34-56-62"
        fill="none"
        stroke="var(--il-sky-2)"
        strokeWidth="26"
        strokeLinecap="round"
        opacity=".75"
      />
      <Tree x={86} y={378} size={1.05} />
      <Tree x={154} y={366} size={0.7} />
      <Tree x={724} y={350} size={0.95} />
      <path d="M0 440c150-46 300-44 420-26s260 14 380-16v122H0z" fill="var(--il-near)" />
      <Grass
        color="var(--il-leaf)"
        at={[
          [40, 452],
          [210, 432],
          [356, 430],
          [610, 440],
          [740, 424],
        ]}
      />
      <Flower x={120} y={456} color="#fff" />
      <Flower x={300} y={448} color="var(--secondary)" />
      <Flower x={660} y={448} color="#fff" />
      <Flower x={770} y={440} color="var(--accent)" />
      <Flower x={24} y={478} color="var(--secondary)" />
    </>
  );
}

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
