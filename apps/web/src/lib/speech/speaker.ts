import { useSyncExternalStore } from 'react';
import { currentComfort, wantsCalmMotion } from '../comfort/comfort.ts';
import { createStore, useStore } from '../external-store.ts';

/** A little slower than grown-ups talk. */
const RATE = 0.9;

let turn = 0;
const speaking = createStore(false);

/** Reads the parts one after the other with a voice of this device; false where it has none. */
export function readAloud(parts: readonly ReadablePart[]): boolean {
  stopReading();
  const synthesis = window.speechSynthesis;
  const voice = synthesis ? voiceToUse(synthesis.getVoices(), currentComfort().voice) : undefined;
  if (!voice || parts.length === 0) return false;
  const mine = turn;
  // One utterance a part: Chromium falls silent in the middle of long ones.
  parts.forEach((part, index) => {
    const utterance = new SpeechSynthesisUtterance(part.words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    utterance.onstart = () => mine === turn && point(part.element);
    const last = index === parts.length - 1;
    utterance.onend = () => mine === turn && last && stopReading();
    utterance.onerror = () => mine === turn && stopReading();
    synthesis.speak(utterance);
  });
  speaking.set(true);
  return true;
}

export function stopReading(): void {
  turn += 1;
  window.speechSynthesis?.cancel();
  point(null);
  speaking.set(false);
}

export const useReading = (): boolean => useStore(speaking, false);

/** Marks the words that are being read, for a child who reads along. */
function point(element: Element | null): void {
  for (const before of document.querySelectorAll('[data-being-read]')) before.removeAttribute('data-being-read');
  element?.setAttribute('data-being-read', '');
  element?.scrollIntoView({ block: 'nearest', behavior: wantsCalmMotion() ? 'auto' : 'smooth' });
}

/** One thing to read: the words, and the element that shows them. */
interface ReadablePart {
  readonly element: Element;
  readonly words: string;
}

const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, legend, label, summary, blockquote, figcaption, button, a';
const SILENT = '[aria-hidden="true"], [hidden], nav, footer, script, style, select';

/** What is worth reading in a part of the page, in its order: each block once, with all that stands in it. */
export function readableParts(root: Element): readonly ReadablePart[] {
  return [...root.querySelectorAll(BLOCKS)]
    .filter((element) => !hasBlockAround(element, root) && !element.closest(SILENT))
    .map((element) => ({ element, words: wordsOf(element) }))
    .filter(({ words }) => /[\p{L}\p{N}]/u.test(words));
}

function hasBlockAround(element: Element, root: Element): boolean {
  const around = element.parentElement?.closest(BLOCKS);
  return around ? root !== around && root.contains(around) : false;
}

function wordsOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(SILENT)) words.push(node.textContent ?? '');
  }
  // Pieces of a card have no space between them in the markup.
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?:;])/g, '$1')
    .trim();
}

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
  return useSyncExternalStore(subscribeToVoices, currentVoices, () => NONE);
}

function subscribeToVoices(listener: () => void): () => void {
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
