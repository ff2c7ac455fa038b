import type { Comfort } from '../comfort/comfort-choices.ts';
import { busOf, type Curtain, curtainOn, type Mix, mixOn } from '../tones/mix.ts';
import { playLayers } from '../tones/play-layers.ts';
import { overTheMusic, takePlace } from '../tones/together.ts';
import { giveBuzz, isWriting } from './buzz.ts';
import type { Recipe } from './recipe.ts';
import { type FeedbackName, RECIPES } from './recipes.ts';

const SAMPLES_A_SECOND = 44_100;

/** The sound card of all small sounds, and where each kind goes into it. */
interface Desk {
  readonly audio: BaseAudioContext;
  readonly mix: Mix;
  readonly taps: GainNode;
  readonly voices: GainNode;
}

let live: { readonly audio: AudioContext; readonly desk: Desk; readonly curtain: Curtain } | undefined;

/** What was asked for. */
type Wanted = Pick<Comfort, 'taps' | 'voices' | 'buzz'>;

/** Plays and buzzes now. What would be a fourth sound at once is left out. Throws where the browser has no sound to give. */
export async function play(name: FeedbackName, { taps, voices, buzz }: Wanted) {
  const asked: Recipe = RECIPES[name];
  const recipe: Recipe = asked.isVoice && !(voices && mayBeSaid(name)) ? RECIPES.press : asked;
  if (buzz && recipe.buzz) giveBuzz(recipe.buzz, recipe.buzzAfter);
  if (!(recipe.isVoice ? voices : taps) || document.hidden || (recipe.isChime && isWriting())) return;
  const leavePlace = takePlace();
  if (!leavePlace) return;
  try {
    const heard = sound((await liveDesk()).desk, recipe);
    if (recipe.isVoice || recipe.isChime) overTheMusic(heard);
    await heard;
  } finally {
    leavePlace();
  }
}

/** The live sound card, awake and tuned to the time of day. */
export async function liveDesk() {
  live ??= openLive();
  await live.audio.resume();
  live.desk.mix.tune(new Date());
  return live;
}

/** As it would sound by day, without a speaker. @public test/e2e/sounds.e2e.test.ts listens to all of them. */
export async function rendered(name: FeedbackName, seconds: number): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, seconds * SAMPLES_A_SECOND, SAMPLES_A_SECOND);
  void sound(deskOn(audio, audio.destination), RECIPES[name]);
  return (await audio.startRendering()).getChannelData(0);
}

let page = '';
const said = new Set<FeedbackName>();

/** Each companion says hello once a page; then it is a press like any other. */
function mayBeSaid(name: FeedbackName): boolean {
  if (page !== location.pathname) said.clear();
  page = location.pathname;
  const isNew = !said.has(name);
  said.add(name);
  return isNew || name === 'sample';
}

function openLive() {
  const audio = new AudioContext();
  const curtain = curtainOn(audio);
  return { audio, curtain, desk: deskOn(audio, curtain.into) };
}

export function deskOn(audio: BaseAudioContext, out: AudioNode): Desk {
  const mix = mixOn(audio, out);
  return { audio, mix, taps: busOf(audio, 'taps', mix), voices: busOf(audio, 'voices', mix) };
}

const sound = ({ audio, taps, voices }: Desk, { layers, isVoice }: Recipe): Promise<void> =>
  playLayers({ audio, out: isVoice ? voices : taps }, layers);
