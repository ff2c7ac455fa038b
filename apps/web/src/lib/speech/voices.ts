import { useSyncExternalStore } from 'react';

/** Voices for English that speak on the device itself: what is read never leaves it. The device's own choice comes first. */
function localVoices(voices: readonly SpeechSynthesisVoice[]): readonly SpeechSynthesisVoice[] {
  return voices
    .filter(({ localService, lang }) => localService && /^en\b/i.test(lang))
    .sort((one, other) => Number(other.default) - Number(one.default));
}

/** The chosen voice, or the first of them; `undefined` where the device has none of its own. */
export function voiceToUse(
  voices: readonly SpeechSynthesisVoice[],
  chosen: string | null,
): SpeechSynthesisVoice | undefined {
  const local = localVoices(voices);
  return local.find(({ voiceURI }) => voiceURI === chosen) ?? local[0];
}

const NONE: readonly SpeechSynthesisVoice[] = [];
let known: readonly SpeechSynthesisVoice[] = NONE;

/** The local voices of this device; browsers bring them a moment late. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(subscribe, currentVoices, () => NONE);
}

function subscribe(listener: () => void): () => void {
  const synthesis = window.speechSynthesis;
  synthesis?.addEventListener?.('voiceschanged', listener);
  return () => synthesis?.removeEventListener?.('voiceschanged', listener);
}

/** The same list again while nothing changed, as React asks. */
function currentVoices(): readonly SpeechSynthesisVoice[] {
  const now = localVoices(window.speechSynthesis?.getVoices() ?? NONE);
  const same = now.length === known.length && now.every((voice, index) => voice.voiceURI === known[index]?.voiceURI);
  if (!same) known = now;
  return known;
}
