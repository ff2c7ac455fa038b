import { useEffect } from 'react';
import { logFailure } from '../log.ts';

/** Asks the device not to dim its screen while `on`, where it can be asked. It lets go by itself when the page is hidden. */
export function useKeepAwake(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      lock = navigator.wakeLock.request('screen').catch((reason: unknown) => {
        logFailure('The screen may go dark', reason);
        return null;
      });
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock.then((held) => held?.release());
    };
  }, [on]);
}
