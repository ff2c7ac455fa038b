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
