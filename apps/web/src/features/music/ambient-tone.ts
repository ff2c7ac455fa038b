/** Specification 001, "Music toggle" and its constants. */
export const TONES_HZ = [174, 256, 396] as const;
export const FADE_IN_S = 4;
/** Soft: three tones together stay below a voice in the room. */
const LOUDNESS = 0.05;
const FADE_OUT_S = 0.6;

export interface AmbientTone {
  /** Fades out and lets the sound card go. */
  stop(): void;
}

/**
 * Begins three low triangle tones that come in over four seconds. Must be called in answer to a press.
 * Throws or rejects where the browser has no sound to give.
 */
export async function startAmbientTone(): Promise<AmbientTone> {
  const audio = new AudioContext();
  try {
    const gain = audio.createGain();
    gain.connect(audio.destination);
    gain.gain.setValueAtTime(0, audio.currentTime);
    gain.gain.linearRampToValueAtTime(LOUDNESS, audio.currentTime + FADE_IN_S);
    for (const frequency of TONES_HZ) {
      const tone = audio.createOscillator();
      tone.type = 'triangle';
      tone.frequency.setValueAtTime(frequency, audio.currentTime);
      tone.connect(gain);
      tone.start();
    }
    await audio.resume();
    return { stop: () => fadeOut(audio, gain) };
  } catch (error) {
    void audio.close();
    throw error;
  }
}

function fadeOut(audio: AudioContext, { gain }: GainNode): void {
  gain.cancelScheduledValues(audio.currentTime);
  gain.setValueAtTime(gain.value, audio.currentTime);
  gain.linearRampToValueAtTime(0, audio.currentTime + FADE_OUT_S);
  setTimeout(() => void audio.close(), FADE_OUT_S * 1000);
}
