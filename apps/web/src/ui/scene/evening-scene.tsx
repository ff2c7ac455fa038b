import { Flower, Grass, Sky, Stars } from './pieces.tsx';
import styles from './scene.module.css';

const EVENING = [
  ['var(--deep-1)', 0],
  ['var(--deep-2)', 0.55],
  ['var(--deep-3)', 1],
] as const;

/** Hills under a moon, for words in `--deep-text`. Decoration. */
export function EveningScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky width={800} height={900} colors={EVENING} />
      <g fill="var(--il-sun)">
        <circle cx="655" cy="540" r="140" opacity=".08" />
        <circle cx="655" cy="540" r="98" opacity=".12" />
        <circle cx="655" cy="540" r="62" />
      </g>
      <g fill="var(--il-sky-1)" opacity=".35">
        <circle cx="637" cy="522" r="11" />
        <circle cx="675" cy="562" r="15" />
        <circle cx="677" cy="510" r="7" />
      </g>
      <Stars
        color="var(--il-sun)"
        at={[
          [470, 610, 7],
          [700, 90, 7],
          [760, 190, 5],
          [690, 300, 6],
          [650, 40, 5],
        ]}
      />
      <path d="M0 670c140-80 280-70 420-20s240 40 380-40v320H0z" fill="var(--il-near)" opacity=".45" />
      <path d="M0 736c160-60 320-50 470-14s230 20 330-24v222H0z" fill="var(--il-near)" opacity=".75" />
      <path d="M0 816c200-46 600-46 800 0v94H0z" fill="var(--il-near)" />
      <Flower x={60} y={846} color="var(--accent)" />
      <Flower x={262} y={866} color="var(--secondary)" />
      <Flower x={748} y={842} color="#fff" />
      <Grass
        color="var(--deep-2)"
        at={[
          [180, 834],
          [560, 836],
          [680, 846],
        ]}
      />
    </svg>
  );
}
