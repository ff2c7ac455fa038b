import { useEffect, useRef, useState } from 'react';
import { useFreeSpot } from '../../lib/free-spot/use-free-spot.ts';
import { logFailure } from '../../lib/log.ts';
import { Icon } from '../../ui/icon.tsx';
import { musicIcon } from '../../ui/icons.ts';
import { type AmbientTone, startAmbientTone } from './ambient-tone.ts';
import { MUSIC } from './music.copy.ts';
import styles from './music-toggle.module.css';

/** Soft tones behind everything: off until somebody asks. */
export function MusicToggle() {
  const button = useRef<HTMLButtonElement>(null);
  const tone = useRef<Promise<AmbientTone> | null>(null);
  const [isOn, setOn] = useState(false);
  useFreeSpot(button, 'right');
  useEffect(() => () => silence(tone.current), []);

  async function press(): Promise<void> {
    if (isOn) {
      silence(tone.current);
      return setOn(false);
    }
    setOn(true);
    try {
      tone.current = startAmbientTone();
      await tone.current;
    } catch (reason) {
      setOn(false);
      logFailure('The music could not start', reason);
    }
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles.music}
      aria-pressed={isOn}
      title={isOn ? MUSIC.on : MUSIC.off}
      onClick={() => void press()}
    >
      <Icon shape={musicIcon} />
      <span>{MUSIC.label}</span>
    </button>
  );
}

/** Also one that is only just starting; one that failed makes no sound. */
function silence(tone: Promise<AmbientTone> | null): void {
  void tone?.then(
    ({ stop }) => stop(),
    () => {},
  );
}
