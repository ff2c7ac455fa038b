import { useRef } from 'react';
import { useFreeSpot } from '../../lib/free-spot/use-free-spot.ts';
import { useSound } from '../../lib/tones/use-sound.ts';
import { Icon } from '../../ui/icon.tsx';
import { musicIcon } from '../../ui/icons.ts';
import { startAmbientTone } from './ambient-tone.ts';
import { MUSIC } from './music.copy.ts';
import styles from './music-toggle.module.css';

/** Soft tones behind everything, off until asked for. `className` is its look in the bar, where it stands in a narrow window. */
export function MusicToggle({ className = '' }: { readonly className?: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOn, setOn } = useSound(startAmbientTone, 'The music could not start');
  const floats = useFreeSpot(button, 'right');

  return (
    <button
      ref={button}
      type="button"
      className={`${styles.music} ${floats ? styles.floating : className}`}
      aria-pressed={isOn}
      title={isOn ? MUSIC.on : MUSIC.off}
      onClick={() => setOn(!isOn)}
    >
      <Icon shape={musicIcon} />
      <span>{MUSIC.label}</span>
    </button>
  );
}
