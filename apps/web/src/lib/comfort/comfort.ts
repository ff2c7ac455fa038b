import { createStore, useStore } from '../external-store.ts';
import { keepText } from '../small-values.ts';
import { COMFORT_STORAGE_KEY, type Comfort, DEFAULT_COMFORT, keptComfort, showComfort } from './comfort-choices.ts';

const comfort = createStore(keptComfort());

export const currentComfort = comfort.get;

/** Puts the choices on the page and keeps them on the device. */
export function changeComfort(change: Partial<Comfort>): void {
  const next = { ...currentComfort(), ...change };
  keepText('device', COMFORT_STORAGE_KEY, JSON.stringify(next));
  showComfort(next);
  comfort.set(next);
}

export const useComfort = (): Comfort => useStore(comfort, DEFAULT_COMFORT);

/** Whether nothing may move by itself: by the device's setting or by the child's wish here. */
export function wantsCalmMotion(): boolean {
  return currentComfort().calmMotion || window.matchMedia?.(REDUCED_MOTION).matches === true;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether nothing may move by itself; follows the child's wish while the page is open. */
export function useCalmMotion(): boolean {
  const { calmMotion } = useComfort();
  return calmMotion || wantsCalmMotion();
}
