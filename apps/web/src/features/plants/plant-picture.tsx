import { useDevicePhoto } from '../../device/store/device-photos.ts';
import type { Plant } from './garden.ts';
import { artOf, PlantFigure } from './plant-figure.tsx';
import styles from './plant-picture.module.css';

interface PlantPictureProps {
  readonly plant: Plant;
  readonly place: number;
  /** The text alternative of the photo; without one it is decoration. */
  readonly alt?: string;
}

/** The plant's photo, or its drawing on a window sill; fills the frame that it is put in, which stands empty for a moment. */
export function PlantPicture({ plant, place, alt = '' }: PlantPictureProps) {
  const photo = useDevicePhoto(plant.currentPhotoId);
  if (photo.status === 'loading') return null;
  if (photo.status === 'ready') return <img className={styles.photo} src={photo.url} alt={alt} />;
  return <WindowSill type={plant.type} place={place} />;
}

interface WindowSillProps {
  /** The kind of plant, in the child's words. */
  readonly type: string;
  /** The plant's place in the garden: neighbours have pots of different colors. */
  readonly place: number;
}

/** A window with a pot on its sill, for a plant without a photo. It says nothing that is not said beside it. */
function WindowSill({ type, place }: WindowSillProps) {
  return (
    <svg className={styles.sill} viewBox="0 0 300 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="300" height="220" fill="var(--il-sky-2)" />
      <path d="M0 0h300v70c-90 34-210 34-300 0z" fill="var(--il-sky-1)" opacity=".7" />
      <circle cx="236" cy="54" r="44" fill="var(--il-sun)" opacity=".5" />
      <circle cx="236" cy="54" r="25" fill="var(--il-sun)" />
      <path d="M0 140c60-30 110-26 160-8s90 12 140-14v102H0z" fill="var(--il-far)" />
      <path d="M150 0v176M0 66h300" stroke="var(--surface)" strokeWidth="7" opacity=".9" />
      <path d="M0 176h300v44H0z" fill="var(--tint)" />
      <path d="M0 176h300v9H0z" fill="var(--il-mid)" opacity=".55" />
      <PlantFigure art={artOf(type)} />
      <Pot place={place} />
    </svg>
  );
}

const POTS = [
  { body: '#F0A57C', rim: '#F9C8A8', line: '#7A3A1C' },
  { body: '#93C1F5', rim: '#CFE4FB', line: '#27497F' },
  { body: '#CDB8F7', rim: '#E9DFFF', line: '#4A378A' },
  { body: '#F7A8C4', rim: '#FFD9E6', line: '#7E3358' },
  { body: '#FFD98A', rim: '#FFEDC4', line: '#80520A' },
] as const;

function Pot({ place }: { readonly place: number }) {
  const { body, rim, line } = POTS[place % POTS.length] ?? POTS[0];
  return (
    <g stroke={line} strokeWidth="3" strokeLinejoin="round">
      <path d="M116 158h68l-9 44c-15 6-35 6-50 0z" fill={body} />
      <path d="M109 146c28-3 54-3 82 0l-3 16c-26 3-50 3-76 0z" fill={rim} />
      <path d="M124 172c1 9 3 17 5 22" stroke="#fff" strokeWidth="4" strokeLinecap="round" fill="none" opacity=".6" />
    </g>
  );
}
