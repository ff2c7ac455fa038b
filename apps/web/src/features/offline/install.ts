import { useSyncExternalStore } from 'react';

/** Chromium's own event, which TypeScript does not know. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `by-hand`: iOS, where only a person can do it; `none`: the browser offers nothing, or the app is installed already. */
export type InstallWay = 'offered' | 'by-hand' | 'none';

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install for the settings page, in place of a bar that comes unasked. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallOffer); // the browser's type, as its name says
  });
  window.addEventListener('appinstalled', () => change(null));
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, () => {
    if (offer) return 'offered';
    return isIosTab() ? 'by-hand' : 'none';
  });
}

/** The browser asks once more in its own words. An offer holds for one question. */
export async function install(): Promise<void> {
  const asked = offer;
  change(null);
  await asked?.prompt();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Safari on iOS alone says whether it runs from the home screen. */
const isIosTab = (): boolean => 'standalone' in navigator && navigator.standalone === false;
