import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/external-store.ts';

/** Chromium's own event, which TypeScript does not know. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `by-hand`: iOS, where only a person can do it; `none`: the browser offers nothing, or the app is installed already. */
export type InstallWay = 'offered' | 'by-hand' | 'none';

const offer = createStore<InstallOffer | null>(null);

/** Keeps the browser's offer to install for the settings page, in place of a bar that comes unasked. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallOffer); // the browser's type, as its name says
  });
  window.addEventListener('appinstalled', () => offer.set(null));
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(offer.subscribe, () => {
    if (offer.get()) return 'offered';
    return isIosTab() ? 'by-hand' : 'none';
  });
}

/** The browser asks once more in its own words. An offer holds for one question. */
export async function install(): Promise<void> {
  const asked = offer.get();
  offer.set(null);
  await asked?.prompt();
}

/** Safari on iOS alone says whether it runs from the home screen. */
const isIosTab = (): boolean => 'standalone' in navigator && navigator.standalone === false;
