import { useEffect, useRef, useState } from 'react';
import { logFailure } from '../log.ts';

interface Stoppable {
  stop(): void;
}

interface SoundSwitch<Sound> {
  readonly isOn: boolean;
  /** Once it has started. */
  readonly sound: Sound | null;
  readonly setOn: (on: boolean) => void;
}

/**
 * A sound that is off until it is asked for, and stops with the page. A device that has none to give is only logged, and the switch
 * goes back to off.
 */
export function useSound<Sound extends Stoppable>(open: () => Promise<Sound>, failure: string): SoundSwitch<Sound> {
  const opened = useRef<Promise<Sound> | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [sound, setSound] = useState<Sound | null>(null);
  useEffect(() => () => silence(opened), []);

  async function start(): Promise<void> {
    setIsOn(true);
    const opening = attempt(open);
    opened.current = opening;
    try {
      const started = await opening;
      if (opened.current === opening) setSound(started);
    } catch (reason) {
      logFailure(failure, reason);
      if (opened.current === opening) setIsOn(false);
    }
  }

  function stop(): void {
    silence(opened);
    setIsOn(false);
    setSound(null);
  }
  return { isOn, sound, setOn: (on) => (on ? void start() : stop()) };
}

/** A browser that knows no sound at all throws at once. */
async function attempt<Sound>(open: () => Promise<Sound>): Promise<Sound> {
  return open();
}

/** Also one that is only just starting; one that failed makes no sound. */
function silence(opened: { current: Promise<Stoppable> | null }): void {
  void opened.current?.then(
    (sound) => sound.stop(),
    () => {},
  );
  opened.current = null;
}

/** Where a page's own sounds play: an open sound card behind one fader. */
export interface SoundStage {
  readonly audio: AudioContext;
  /** Connect sounds to this. */
  readonly out: GainNode;
  /** Goes to a loudness of 0 to 1, in seconds. */
  fade(loudness: number, seconds: number): void;
  /** Fades out and lets the sound card go. */
  stop(): void;
}

const FADE_OUT_S = 0.6;

/**
 * Opens the sound card, comes up to `loudness` in `fadeInSeconds`, and lets `play` connect what sounds. Must be called in answer to
 * a press. Throws or rejects where the browser has no sound to give.
 */
export async function openSoundStage(
  { loudness, fadeInSeconds }: { readonly loudness: number; readonly fadeInSeconds: number },
  play: (stage: SoundStage) => void = () => {},
): Promise<SoundStage> {
  const audio = new AudioContext();
  try {
    const out = audio.createGain();
    out.connect(audio.destination);
    out.gain.setValueAtTime(0, audio.currentTime);
    out.gain.linearRampToValueAtTime(loudness, audio.currentTime + fadeInSeconds);
    const fade = (to: number, seconds: number) => fadeTo(out.gain, to, audio.currentTime, seconds);
    const stage: SoundStage = {
      audio,
      out,
      fade,
      stop: () => {
        fade(0, FADE_OUT_S);
        setTimeout(() => void audio.close(), FADE_OUT_S * 1000);
      },
    };
    play(stage);
    await audio.resume();
    return stage;
  } catch (error) {
    void audio.close();
    throw error;
  }
}

/** From wherever it is now. */
export function fadeTo(param: AudioParam, to: number, at: number, seconds: number): void {
  param.cancelScheduledValues(at);
  param.setValueAtTime(param.value, at);
  param.linearRampToValueAtTime(to, at + seconds);
}
