import { type ReactNode, useEffect, useId } from 'react';
import { Hilltop, HilltopSky, type Ridge } from '../../art/lands/hilltop.tsx';
import { Cloud, Flower, Tree } from '../../ui/scene/pieces.tsx';
import styles from './move-stage.module.css';
import type { Coach, CoachId } from './movequest.catalogue.ts';

/** Gives what is in it the colors of the coach that its `data-coach` names (`--il-*`). */
export const WORLD = styles.world;

/** Where a coach stands, in its own colours, seen from three metres. */
export function MoveStage({ coach, children }: { readonly coach: CoachId; readonly children: ReactNode }) {
  return (
    <div className={`${styles.stage} ${WORLD}`} data-coach={coach}>
      <StageScene />
      {children}
    </div>
  );
}

/** A rink in a meadow, in the colours of the stage round it (`--il-*`). Decoration. */
function StageScene() {
  const light = useId();
  return (
    <svg className={styles.scene} viewBox="0 0 900 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id={light} cx=".5" cy=".1" r=".9">
          <stop stopColor="var(--il-sun)" />
          <stop offset="1" stopColor="var(--il-sun)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="900" height="640" fill="var(--il-sky-2)" />
      <path d="M0 0h900v210c-260 90-640 90-900 0z" fill="var(--il-sky-1)" opacity=".7" />
      <rect width="900" height="640" fill={`url(#${light})`} opacity=".45" />
      <circle cx="450" cy="330" r="280" fill="var(--il-sun)" opacity=".5" />
      <circle cx="450" cy="330" r="200" fill="var(--il-sun)" opacity=".6" />
      <Cloud x={130} y={150} size={0.7} opacity={0.9} />
      <Cloud x={690} y={120} size={0.6} opacity={0.85} />
      <path d="M0 430c150-70 310-60 450-14s300 24 450-30v254H0z" fill="var(--il-far)" />
      <Tree x={70} y={480} size={1} />
      <Tree x={838} y={456} size={1.1} />
      <path d="M0 510c200-46 700-46 900 0v130H0z" fill="var(--il-leaf)" />
      <ellipse cx="450" cy="556" rx="250" ry="46" fill="var(--coach-ink)" opacity=".16" />
      <ellipse cx="450" cy="548" rx="250" ry="44" fill="#fffdfb" />
      <ellipse
        cx="450"
        cy="548"
        rx="196"
        ry="32"
        fill="none"
        stroke="var(--il-mid)"
        strokeWidth="4"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <Flower x={120} y={540} color="#fff" />
      <Flower x={780} y={536} color="var(--il-sun)" />
      <Flower x={840} y={570} color="#fff" />
      <Flower x={50} y={578} color="var(--il-sun)" />
    </svg>
  );
}

/** The light behind the coach, over the ground of the whole window (`useStageGround`). Decoration. */
export const StageSky = () => (
  <HilltopSky className={styles.sky}>
    <circle cx="720" cy="500" r="430" fill="var(--il-sun)" opacity=".4" />
    <circle cx="720" cy="500" r="300" fill="var(--il-sun)" opacity=".5" />
    <circle cx="720" cy="500" r="190" fill="var(--il-sun)" opacity=".55" />
    <Cloud x={560} y={260} size={0.5} opacity={0.9} />
    <Cloud x={900} y={330} size={0.46} opacity={0.85} />
    <Cloud x={150} y={220} size={0.9} opacity={0.9} />
    <Cloud x={1270} y={270} size={0.8} opacity={0.85} />
  </HilltopSky>
);

const FAR: Ridge = {
  color: 'var(--il-far)',
  through: [
    [-0.04, 60],
    [0.2, 22],
    [0.38, 10],
    [0.5, 46],
    [0.61, 6],
    [0.8, 20],
    [1.04, 60],
  ],
};
const NEAR: Ridge = {
  color: 'var(--il-leaf)',
  through: [
    [-0.04, 104],
    [0.3, 80],
    [0.5, 72],
    [0.7, 80],
    [1.04, 106],
  ],
};

/** What the coach stands on. Decoration. */
export const StageHill = ({ className }: { readonly className: string | undefined }) => (
  <Hilltop className={className} far={FAR} near={NEAR}>
    <g className={styles.rink}>
      <ellipse cx="720" cy="104" rx="190" ry="22" fill="var(--coach-ink)" opacity=".14" />
      <ellipse cx="720" cy="100" rx="190" ry="21" fill="#fffdfb" opacity=".85" />
    </g>
    <Flower x={480} y={110} color="#fff" />
    <Flower x={960} y={114} color="var(--il-sun)" />
    <Flower x={1216} y={140} color="#fff" />
    <Flower x={230} y={130} color="var(--il-sun)" />
  </Hilltop>
);

const VARIABLES = ['--coach-1', '--coach-2', '--coach-3', '--coach-ink'] as const;

/** Puts a coach's own colours under the whole page, and takes them away again; `null` leaves the theme's. */
export function useStageGround(coach: Coach | null): void {
  useEffect(() => {
    if (!coach || !styles.ground) return;
    const { body } = document;
    const ground = styles.ground;
    const colors = [...coach.theme.gradient, coach.theme.ink];
    VARIABLES.forEach((name, index) => {
      body.style.setProperty(name, colors[index] ?? '');
    });
    body.classList.add(ground);
    return () => {
      body.classList.remove(ground);
      for (const name of VARIABLES) body.style.removeProperty(name);
    };
  }, [coach]);
}
