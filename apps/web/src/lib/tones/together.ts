import { createStore } from '../external-store.ts';

/** Of the small sounds and a session's; what would be a fourth is left out. */
const AT_ONCE = 3;
let sounding = 0;

/** A place among what is heard now, and how to give it back; null where all are taken. */
export function takePlace(): (() => void) | null {
  if (sounding >= AT_ONCE) return null;
  sounding += 1;
  let isHeld = true;
  return () => {
    if (isHeld) sounding -= 1;
    isHeld = false;
  };
}

const voices = createStore(0);

/** Something is said or rung that the music is softer under, until `heard` is settled. */
export function overTheMusic(heard: Promise<unknown>): void {
  voices.set(voices.get() + 1);
  void heard.finally(() => voices.set(voices.get() - 1)).catch(() => {});
}

/** Whether the music is softer now. */
export const isMusicUnder = (): boolean => voices.get() > 0;

/** Tells when that changes; returns how to stop. */
export const onMusicUnder = voices.subscribe;
