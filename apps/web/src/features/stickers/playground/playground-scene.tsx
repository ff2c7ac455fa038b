import { MeadowLand } from '../../../ui/scene/meadow-scene.tsx';
import { Cloud, DAY, Sky } from '../../../ui/scene/pieces.tsx';
import styles from './field.module.css';

/** A wide meadow with a lot of sky, four by three. It is quiet, for the stickers are the picture. Decoration. */
export function PlaygroundScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Sky width={800} height={600} colors={DAY} />
      <g fill="var(--il-sun)">
        <circle cx="668" cy="112" r="150" opacity=".16" />
        <circle cx="668" cy="112" r="98" opacity=".32" />
        <circle cx="668" cy="112" r="56" />
      </g>
      <Cloud x={150} y={96} size={0.8} opacity={0.85} />
      <Cloud x={420} y={60} size={0.45} opacity={0.75} />
      <Cloud x={500} y={210} size={0.55} opacity={0.6} />
      <Cloud x={60} y={240} size={0.4} opacity={0.6} />
      <g transform="translate(0 80)">
        <MeadowLand />
      </g>
      <Pond />
    </svg>
  );
}

function Pond() {
  return (
    <g>
      <path d="M250 574c18-26 88-34 148-26 56 8 72 32 30 44-58 16-190 12-178-18z" fill="var(--il-sky-1)" opacity=".9" />
      <g fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".6">
        <path d="M296 572c14-5 34-5 48 0M362 582c10-3 24-3 34 0" />
      </g>
    </g>
  );
}
