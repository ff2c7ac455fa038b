import type { ReactNode } from 'react';
import type { IdeaId } from '../be-active.catalogue.ts';
import styles from './idea-picture.module.css';
import { INDOOR_PICTURES } from './indoor-pictures.tsx';
import { OUTDOOR_PICTURES } from './outdoor-pictures.tsx';
import { SEATED_PICTURES } from './seated-pictures.tsx';

const PICTURES: Readonly<Record<IdeaId, ReactNode>> = { ...INDOOR_PICTURES, ...OUTDOOR_PICTURES, ...SEATED_PICTURES };

/** An idea's picture inside another drawing: 64 units wide and high. */
export const IdeaDrawing = ({ idea }: { readonly idea: IdeaId }) => (
  <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
    {PICTURES[idea]}
  </g>
);

/** An idea's picture as a sticker. Decoration: its name stands beside it. */
export const IdeaPicture = ({ idea }: { readonly idea: IdeaId }) => (
  <svg className={styles.sticker} viewBox="-4 -4 72 72" aria-hidden="true" data-idea={idea}>
    <IdeaDrawing idea={idea} />
  </svg>
);
