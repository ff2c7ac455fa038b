import { useEffect, useState } from 'react';
import { type Glide, openCueTones } from '../../lib/tones/cue-tones.ts';
import { useSound } from '../../lib/tones/sound.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { SwitchField } from '../../ui/switch-field.tsx';
import styles from './breath-cues.module.css';
import type { BreathPhase, BreathPosition } from './breath-position.ts';
import { BREATHING } from './breathing.copy.ts';

export interface BreathCues {
  readonly tone: boolean;
  readonly buzz: boolean;
  /** Whether this device has something to buzz with. */
  readonly canBuzz: boolean;
  readonly setTone: (on: boolean) => void;
  readonly setBuzz: (on: boolean) => void;
}

/** Up, level, down: told apart with the eyes shut. The tones are those of the music, specification 001, section 9. */
const TONES: Readonly<Record<BreathPhase, Glide>> = {
  inhale: { from: 174, to: 256, seconds: 1.6 },
  hold: { from: 256, to: 256, seconds: 1 },
  exhale: { from: 256, to: 174, seconds: 2.2 },
};
/** In milliseconds: buzz, rest, buzz. */
const BUZZES: Readonly<Record<BreathPhase, readonly number[]>> = {
  inhale: [90],
  hold: [40, 90, 40],
  exhale: [180],
};

/** A tone or a buzz at each turn of the breath, for closed eyes; both off until asked for. */
export function useBreathCues({ phase, cycle }: BreathPosition, running: boolean): BreathCues {
  const { isOn: tone, setOn: setTone, sound } = useSound(openCueTones, 'The soft tone could not start');
  const [buzz, setBuzz] = useState(false);
  const canBuzz = useHydrated() && typeof navigator.vibrate === 'function';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same phase of the next cycle is a new turn
  useEffect(() => {
    if (!running || phase === 'complete') return;
    sound?.play(TONES[phase]);
    if (buzz && canBuzz) navigator.vibrate([...BUZZES[phase]]);
  }, [phase, cycle, running, sound, buzz, canBuzz]);
  return { tone, setTone, buzz, setBuzz, canBuzz };
}

/** For eyes-closed use; both are off until asked for. A buzz is offered only where a device can. */
export function CueSwitches({ cues }: { readonly cues: BreathCues }) {
  return (
    <div className={styles.cues}>
      <SwitchField label={BREATHING.soundCue} checked={cues.tone} onChange={cues.setTone} />
      {cues.canBuzz && <SwitchField label={BREATHING.vibrationCue} checked={cues.buzz} onChange={cues.setBuzz} />}
    </div>
  );
}
