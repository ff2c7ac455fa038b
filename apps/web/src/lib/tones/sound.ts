import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeComfort, useComfort } from '../comfort/comfort.ts';
import { logFailure } from '../log.ts';
import { busOf, curtainOn, fadeTo, mixOn } from './mix.ts';
import { takePlace } from './together.ts';

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

/**
 * The sound of a session, by this device's switch for waves and tones: it opens with the press that turns it on, and with the one
 * that lets the session run. Where there is none to give, the switch goes back to off.
 */
export function useSessionSound<Sound extends Stoppable>(
  open: () => Promise<Sound>,
  running: boolean,
  failure: string,
): SoundSwitch<Sound> {
  const { waves } = useComfort();
  const opened = useSound(async () => {
    try {
      return await open();
    } catch (reason) {
      changeComfort({ waves: false });
      throw reason;
    }
  }, failure);
  const { isOn, sound } = opened;
  const turn = useEffectEvent(opened.setOn);
  useEffect(() => {
    if (waves && running && !isOn) turn(true);
    if (!waves && isOn) turn(false);
  }, [waves, running, isOn]);
  return {
    isOn: waves,
    sound,
    setOn: (on) => {
      changeComfort({ waves: on });
      opened.setOn(on);
    },
  };
}

/** Where a page's own sounds play: an open sound card behind one fader. Silent while its tab is hidden. */
export interface SoundStage {
  readonly audio: AudioContext;
  /** Connect sounds to this. */
  readonly out: GainNode;
  /** Silent, and standing still, from now on or no more; in seconds. */
  hush(quiet: boolean, seconds: number): void;
  /** Softer, while something is said over it. */
  duck(isUnder: boolean): void;
  /** Fades out and lets the sound card go. */
  stop(): void;
}

interface StageOptions {
  readonly loudness: number;
  readonly fadeInSeconds: number;
  readonly fadeOutSeconds?: number;
}

const FADE_OUT_S = 0.6;

/**
 * Opens the sound card, comes up to `loudness` in `fadeInSeconds`, and lets `play` connect what sounds. Must be called in answer to
 * a press. Throws or rejects where the browser has no sound to give.
 */
export async function openSoundStage(
  options: StageOptions,
  play: (stage: SoundStage) => void = () => {},
): Promise<SoundStage> {
  return openStage(options, false, play);
}

/** The same for a session: one of the sounds that are heard at once, and as soft and dark as the time of day. */
export async function openSessionStage(
  options: Omit<StageOptions, 'loudness'>,
  play: (stage: SoundStage) => void = () => {},
): Promise<SoundStage> {
  return openStage({ loudness: 1, ...options }, true, play);
}

async function openStage(
  { loudness, fadeInSeconds, fadeOutSeconds = FADE_OUT_S }: StageOptions,
  isSession: boolean,
  play: (stage: SoundStage) => void,
): Promise<SoundStage> {
  const audio = new AudioContext();
  const leavePlace = isSession ? takePlace() : null;
  const curtain = curtainOn(audio);
  const leave = () => {
    curtain.leave();
    leavePlace?.();
    void audio.close();
  };
  try {
    const out = audio.createGain();
    out.gain.setValueAtTime(0, audio.currentTime);
    out.gain.linearRampToValueAtTime(loudness, audio.currentTime + fadeInSeconds);
    out.connect(isSession ? wavesOn(audio, curtain.into) : curtain.into);
    const stage: SoundStage = {
      audio,
      out,
      hush: curtain.hush,
      duck: curtain.duck,
      stop: () => {
        fadeTo(out.gain, 0, audio.currentTime, fadeOutSeconds);
        setTimeout(leave, fadeOutSeconds * 1000);
      },
    };
    play(stage);
    await audio.resume();
    return stage;
  } catch (error) {
    leave();
    throw error;
  }
}

function wavesOn(audio: AudioContext, out: AudioNode): AudioNode {
  const mix = mixOn(audio, out);
  mix.tune(new Date());
  return busOf(audio, 'waves', mix);
}
