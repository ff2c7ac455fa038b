import { openSoundStage, type SoundStage } from './sound.ts';

/** From one tone to the next, in Hz, over how many seconds. */
export interface Glide {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

export interface CueTones {
  play(glide: Glide): void;
  stop(): void;
}

/** A cue for closed eyes is softer than a voice in the room. */
const LOUDNESS = 0.16;
const ATTACK_S = 0.12;

/** Must be called in answer to a press; rejects where the browser has no sound to give. */
export async function openCueTones(): Promise<CueTones> {
  const stage = await openSoundStage({ loudness: LOUDNESS, fadeInSeconds: 0.1 });
  return { play: (glide) => playGlide(stage, glide), stop: stage.stop };
}

/** One round tone that comes softly, slides and fades. */
export function playGlide({ audio, out }: SoundStage, { from, to, seconds }: Glide): void {
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const shape = audio.createGain();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.linearRampToValueAtTime(to, now + seconds);
  shape.gain.setValueAtTime(0, now);
  shape.gain.linearRampToValueAtTime(1, now + ATTACK_S);
  shape.gain.linearRampToValueAtTime(0, now + seconds);
  tone.connect(shape);
  shape.connect(out);
  tone.start(now);
  tone.stop(now + seconds);
}
