import { whiteNoise } from '../tones/play-layers.ts';
import { takePlace } from '../tones/together.ts';
import { deskOn, liveDesk } from './player.ts';

/** How a crayon on paper sounds: a rustle that is as loud as the hand is fast. */
export const CRAYON = {
  hz: 2_400,
  q: 0.8,
  /** A pixel a millisecond is as loud as this, and nothing is louder than `most`. */
  perSpeed: 0.012,
  most: 0.04,
  smoothS: 0.03,
  /** So long after the hand it is still heard. */
  tailS: 0.06,
} as const;

/** @param speed in CSS pixels a millisecond */
export const crayonGain = (speed: number): number => Math.min(CRAYON.most, Math.max(0, speed) * CRAYON.perSpeed);

export interface CrayonSound {
  move(speed: number): void;
  lift(): void;
}

/** Undefined where three sounds are heard already. */
export async function openCrayon(): Promise<CrayonSound | undefined> {
  const leavePlace = document.hidden ? null : takePlace();
  if (!leavePlace) return undefined;
  try {
    const { audio, taps } = (await liveDesk()).desk;
    return crayonOn(audio, taps, leavePlace);
  } catch (error) {
    leavePlace();
    throw error;
  }
}

function crayonOn(audio: BaseAudioContext, out: AudioNode, onEnd: () => void): CrayonSound {
  const { hz, q, smoothS, tailS } = CRAYON;
  const noise = audio.createBufferSource();
  noise.buffer = whiteNoise(audio);
  noise.loop = true;
  const paper = audio.createBiquadFilter();
  paper.type = 'bandpass';
  paper.frequency.value = hz;
  paper.Q.value = q;
  const loudness = audio.createGain();
  loudness.gain.value = 0;
  noise.connect(paper).connect(loudness).connect(out);
  noise.start();
  noise.onended = () => {
    loudness.disconnect();
    onEnd();
  };
  const reach = (gain: number, inSeconds: number, smooth: number) =>
    loudness.gain.setTargetAtTime(gain, audio.currentTime + inSeconds, smooth);
  return {
    move(speed) {
      loudness.gain.cancelScheduledValues(audio.currentTime);
      reach(crayonGain(speed), 0, smoothS);
      // A hand that rests is not heard.
      reach(0, tailS, smoothS);
    },
    lift() {
      loudness.gain.cancelScheduledValues(audio.currentTime);
      reach(0, 0, tailS / 6);
      noise.stop(audio.currentTime + tailS);
    },
  };
}

const SAMPLES_A_SECOND = 44_100;

/** A quick stroke of half a second, without a speaker. @public test/e2e/sounds.e2e.test.ts listens to it. */
export async function renderedStroke(seconds: number): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, seconds * SAMPLES_A_SECOND, SAMPLES_A_SECOND);
  const stroke = crayonOn(audio, deskOn(audio, audio.destination).taps, () => {});
  const at = (time: number, act: () => void) =>
    void audio.suspend(time).then(() => {
      act();
      return audio.resume();
    });
  stroke.move(1);
  for (let time = 0.05; time < 0.5; time += 0.05) at(time, () => stroke.move(10));
  at(0.5, stroke.lift);
  return (await audio.startRendering()).getChannelData(0);
}
