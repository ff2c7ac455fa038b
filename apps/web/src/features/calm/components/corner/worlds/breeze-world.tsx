import { Grass } from '../../art/grass.tsx';
import styles from './world.module.css';
import { WorldRim } from './world-rim.tsx';

/** Long grass, and the wind in it. */
export function BreezeWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#D5F1E6" />
        <circle cx="196" cy="82" r="50" fill="#FFF3C4" />
        <path d="M0 168c80-36 170-30 280-4v116H0z" fill="#A9DDB4" />
        <path d="M0 214c100-26 190-22 280-2v70H0z" fill="#7FC48F" />
        <g className={styles.sway}>
          <Grass blades={17} colors={['#4F9C63', '#6DB87A', '#3F8A57']} />
        </g>
        <g fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round">
          <path d="M34 96h92c22 0 22-30 3-30-9 0-14 6-13 13" />
          <path d="M62 122h120c20 0 20 26 2 26-8 0-12-5-11-11" />
        </g>
      </g>
      <WorldRim />
      <g className={styles.sway}>
        <path d="M248 196c14-12 26-12 36-2-8 12-22 14-36 2z" fill="#6DB87A" stroke="#2F6B45" strokeWidth="2.5" />
        <path d="M256 60c6-14 16-20 28-18 0 14-10 22-28 18z" fill="#FFC46B" stroke="#8A5313" strokeWidth="2.5" />
      </g>
    </>
  );
}
