import blotHappy from './still/blot-happy.svg';
import fernHappy from './still/fern-happy.svg';
import fernThinking from './still/fern-thinking.svg';
import lulu from './still/lulu-happy.svg';
import rally from './still/rally-cheering.svg';
import tuck from './still/tuck-calm.svg';
import zolaCheering from './still/zola-cheering.svg';
import zolaListening from './still/zola-listening.svg';
import styles from './still-companion.module.css';

const STILLS = {
  'blot-happy': { src: blotHappy, alt: 'Blot, a shy ink octopus, smiles' },
  'fern-happy': { src: fernHappy, alt: 'Fern, a sprout with leaf ears, waves' },
  'fern-thinking': { src: fernThinking, alt: 'Fern, a sprout with leaf ears, looks around' },
  'lulu-happy': { src: lulu, alt: 'Lulu, an owl with a moon on her head, waves' },
  'rally-cheering': { src: rally, alt: 'Rally, a fox with a headband, cheers' },
  'tuck-calm': { src: tuck, alt: 'Tuck, a turtle with a patchwork shell, rests' },
  'zola-cheering': { src: zolaCheering, alt: 'Zola, a small cloud dragon, cheers' },
  'zola-listening': { src: zolaListening, alt: 'Zola, a small cloud dragon, listens' },
} as const;

export type Still = keyof typeof STILLS;

/** A companion in one still pose, as a picture of its own file: it costs the page's script nothing. */
export function StillCompanion({ pose, className }: { readonly pose: Still; readonly className?: string | undefined }) {
  const { src, alt } = STILLS[pose];
  return (
    <img
      className={className ? `${styles.still} ${className}` : styles.still}
      src={src}
      alt={alt}
      width={228}
      height={232}
    />
  );
}
