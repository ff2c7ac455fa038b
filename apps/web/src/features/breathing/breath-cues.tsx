import { useEffect, useEffectEvent, useRef } from 'react';
import { changeComfort, useComfort } from '../../lib/comfort/comfort.ts';
import { giveBuzz } from '../../lib/feedback/buzz.ts';
import { useSessionSound } from '../../lib/tones/sound.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { SwitchField } from '../../ui/switch-field.tsx';
import styles from './breath-cues.module.css';
import type { BreathPhase, BreathPosition } from './breath-position.ts';
import { type BreathSound, openBreathSound } from './breath-tones.ts';
import { BREATHING } from './breathing.copy.ts';

export interface BreathCues {
  readonly tone: boolean;
  readonly buzz: boolean;
  /** Whether this device has something to buzz with. */
  readonly canBuzz: boolean;
  readonly setTone: (on: boolean) => void;
  readonly setBuzz: (on: boolean) => void;
}

/** In milliseconds: buzz, rest, buzz. Once a change, and no longer than a nudge. */
const BUZZES: Readonly<Record<BreathPhase, readonly number[]>> = {
  inhale: [15],
  hold: [8, 60, 8],
  exhale: [30],
};

/** What a turn of the breath was last told by: one is told once, also where a pause lies in it. */
interface Told {
  readonly turn: string;
  readonly sound: BreathSound | null;
}

/** A tone or a buzz at each turn of the breath, for closed eyes, as this device's switches say; both are off until asked for. */
export function useBreathCues({ phase, cycle, countdown }: BreathPosition, status: string): BreathCues {
  const running = status === 'running';
  const tones = useSessionSound(openBreathSound, running, 'The soft tone could not start');
  const { isOn: tone, setOn: setTone, sound } = tones;
  const { buzz } = useComfort();
  const canBuzz = useHydrated() && typeof navigator.vibrate === 'function';
  const told = useRef<Told | null>(null);
  const tell = useEffectEvent(() => {
    if (phase === 'complete' || (!running && status !== 'paused')) told.current = null;
    if (phase === 'complete' || !running) return;
    const turn = `${cycle} ${phase}`;
    const isNew = told.current?.turn !== turn;
    if (isNew || told.current?.sound !== sound) sound?.turn(phase, countdown);
    if (isNew && buzz && canBuzz) giveBuzz(BUZZES[phase]);
    told.current = { turn, sound };
  });

  useEffect(() => sound?.hush(!running), [sound, running]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a turn, or the end of one
  useEffect(() => tell(), [phase, cycle, status, sound]);
  return { tone, setTone, buzz, setBuzz: (on) => changeComfort({ buzz: on }), canBuzz };
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
