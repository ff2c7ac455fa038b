import { useEffect } from 'react';
import type { Coach } from './movequest.catalogue.ts';
import styles from './stage-ground.module.css';

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
