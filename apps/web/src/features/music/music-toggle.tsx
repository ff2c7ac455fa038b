import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFreeSpot } from '../../lib/free-spot/use-free-spot.ts';
import { useReading } from '../../lib/speech/speaker.ts';
import { openSoundStage, type SoundStage, useSound } from '../../lib/tones/sound.ts';
import { isMusicUnder, onMusicUnder } from '../../lib/tones/together.ts';
import { Icon } from '../../ui/icon.tsx';
import { musicIcon } from '../../ui/icons.ts';
import styles from './music-toggle.module.css';

const MUSIC = { label: 'Music', on: 'Music is on', off: 'Music is off' } as const;

/** Soft tones behind everything, off until asked for, and softer under a voice or a chime. `className` is its look in the bar, where it stands in a narrow window. */
export function MusicToggle({ className = '' }: { readonly className?: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOn, setOn, sound } = useSound(startAmbientTone, 'The music could not start');
  const [isRead, isRung] = [useReading(), useSyncExternalStore(onMusicUnder, isMusicUnder, () => false)];
  useEffect(() => sound?.duck(isRead || isRung), [sound, isRead, isRung]);
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

/** Specification 001, "Music toggle" and its constants. */
const TONES_HZ = [174, 256, 396] as const;
const FADE_IN_S = 4;
/** Soft: three tones together stay below a voice in the room. */
const LOUDNESS = 0.05;

/**
 * Begins three low triangle tones that fade in over four seconds. Must be called in answer to a press.
 * Throws or rejects where the browser has no sound to give.
 */
function startAmbientTone(): Promise<SoundStage> {
  return openSoundStage({ loudness: LOUDNESS, fadeInSeconds: FADE_IN_S }, ({ audio, out }) => {
    for (const frequency of TONES_HZ) {
      const tone = audio.createOscillator();
      tone.type = 'triangle';
      tone.frequency.setValueAtTime(frequency, audio.currentTime);
      tone.connect(out);
      tone.start();
    }
  });
}
