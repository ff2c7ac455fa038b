import { useSyncExternalStore } from 'react';
import { localVoices } from './voices.ts';

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
