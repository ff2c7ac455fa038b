import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';
import { createStore, useStore } from '../../lib/external-store.ts';
import { logFailure } from '../../lib/log.ts';
import { hasUnsavedWords, subscribeToUnsavedWords, whenNothingIsUnsaved } from './unsaved-words.ts';

const WORKER = '/sw.js';
/** A tab that stays open for days hears of a new version too. */
const LOOK_EVERY_MS = 3_600_000;

let worker: Workbox | undefined;
const isNewVersionWaiting = createStore(false);

/** Whether this device has the whole app, and opens it without a network; `failed` where this visit could not keep it. */
type AppOnDevice = 'kept' | 'not-yet' | 'failed';

/** Set anew also when the page has got a worker, which `appOnDevice` asks the browser for. */
const keeping = createStore({ hasFailed: false });

/**
 * Keeps the app on this device from now on, so that it opens without a network (ADR 0043). A new version of it waits until all tabs
 * are closed, or until {@link takeNewVersion}; a tab loads itself anew only when nothing in it would be lost.
 */
export async function keepAppOnDevice(): Promise<void> {
  // Nor is there one by plain http, but on the machine itself.
  if (!('serviceWorker' in navigator)) return;
  // The first worker of all takes over a page that is as new as itself.
  let isOfWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isOfWorker) reloadWhenSafe();
    isOfWorker = true;
    keeping.set({ ...keeping.get() });
  });
  worker = new Workbox(WORKER);
  worker.addEventListener('waiting', () => isNewVersionWaiting.set(true));
  // An install that fails, on a full device say, ends the worker. With it the registration goes, so that the next visit begins again.
  worker.addEventListener('redundant', () => {
    if (navigator.serviceWorker.controller === null) failed(new Error('The service worker was not installed'));
  });
  try {
    await worker.register();
  } catch (reason) {
    // A private window: everything works as before, with a network.
    failed(reason);
    return;
  }
  const look = (): void =>
    void worker?.update().catch((reason: unknown) => logFailure('No new version was found', reason));
  setInterval(look, LOOK_EVERY_MS);
}

function failed(reason: unknown): void {
  logFailure('The app is not kept on this device yet; the next visit tries again', reason);
  keeping.set({ hasFailed: true });
}

export function useAppOnDevice(): AppOnDevice {
  return useSyncExternalStore(keeping.subscribe, appOnDevice, () => 'not-yet');
}

function appOnDevice(): AppOnDevice {
  if (navigator.serviceWorker?.controller) return 'kept';
  return keeping.get().hasFailed ? 'failed' : 'not-yet';
}

/** Whether a new version is ready, and waits. */
export const useNewVersion = (): boolean => useStore(isNewVersionWaiting, false);

/** Lets the new version take over and loads the page anew; answers false where unsaved words are in the way, here or in another tab. */
export const takeNewVersion = (): Promise<boolean> => whenNothingIsUnsaved(() => worker?.messageSkipWaiting());

/** A page of the old version keeps its words, and what it may lack of the old app says so by itself. */
function reloadWhenSafe(): void {
  const load = (): void => {
    if (!hasUnsavedWords()) window.location.reload();
  };
  subscribeToUnsavedWords(load);
  load();
}
