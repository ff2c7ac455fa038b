import { openSoundStage, type SoundStage } from '../../lib/tones/sound-stage.ts';

/** Specification 001, "Music toggle" and its constants. */
export const TONES_HZ = [174, 256, 396] as const;
export const FADE_IN_S = 4;
/** Soft: three tones together stay below a voice in the room. */
const LOUDNESS = 0.05;

/**
 * Begins three low triangle tones that come in over four seconds. Must be called in answer to a press.
 * Throws or rejects where the browser has no sound to give.
 */
export function startAmbientTone(): Promise<SoundStage> {
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
