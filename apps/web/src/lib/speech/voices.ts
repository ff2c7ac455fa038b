/** Voices for English that speak on the device itself: what is read never leaves it. The device's own choice comes first. */
export function localVoices(voices: readonly SpeechSynthesisVoice[]): readonly SpeechSynthesisVoice[] {
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
