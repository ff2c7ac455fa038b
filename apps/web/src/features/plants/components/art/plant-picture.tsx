import { useDevicePhoto } from '../../../../device/store/use-device-photo.ts';
import type { Plant } from '../../garden.schema.ts';
import styles from './plant-picture.module.css';
import { WindowSill } from './window-sill.tsx';

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
