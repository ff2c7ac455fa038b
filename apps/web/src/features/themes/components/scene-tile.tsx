import type { ThemeId } from '../../../lib/theme/theme-ids.ts';
import { SceneMotif } from './scene-motif.tsx';

/** A small landscape of a theme, in the colours of the theme class around it. */
export function SceneTile({ theme }: { readonly theme: ThemeId }) {
  return (
    <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="160" height="100" fill="var(--il-sky-2)" />
      <path d="M0 0h160v52c-50 14-110 14-160 0z" fill="var(--il-sky-1)" />
      <circle cx="112" cy={theme === 'theme4' ? 56 : 42} r={theme === 'theme4' ? 24 : 19} fill="var(--il-sun)" />
      <path d="M0 62c30-18 62-16 90 0s50 8 70-4v42H0z" fill="var(--il-far)" />
      <path d="M0 80c34-20 70-12 96 0s46 4 64-6v26H0z" fill="var(--il-mid)" />
      <path d="M0 94c40-12 110-10 160-4v10H0z" fill="var(--il-near)" />
      <SceneMotif theme={theme} />
    </svg>
  );
}
