import { useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { LOG_OUT_QUESTION } from './log-out-question.copy.ts';

export interface LogOut {
  /** While it runs, and while nobody knows yet who is here. */
  readonly busy: boolean;
  /** Whether it waits for an answer: keep what this device holds of the child, or clear it? */
  readonly asks: boolean;
  readonly logOut: () => void;
  readonly answer: (answer: 'keep' | 'clear' | 'stay') => void;
}

/** Nobody waits longer than this for a device that does not say what it holds, or does not clear it. */
const DEVICE_WITHIN_MS = 4_000;

/** Logout for a button. Where the device holds something of the child it asks first; nothing of that ever stops it. */
export function useLogOut(): LogOut {
  const session = useSession();
  const [step, setStep] = useState<'resting' | 'looking' | 'asking' | 'leaving'>('resting');
  const userId = session.user?.id;

  const leave = async () => {
    setStep('leaving');
    await session.logOut().finally(() => setStep('resting'));
  };
  const clear = async (id: string) => {
    setStep('leaving');
    const { clearDevice } = await import('../../device/outbox/clear-device.ts');
    await clearDevice(id);
    return true;
  };
  return {
    busy: session.status === 'loading' || step === 'looking' || step === 'leaving',
    asks: step === 'asking',
    logOut: () => {
      if (userId === undefined) return void leave();
      setStep('looking');
      void holdsAnythingOf(userId).then((holds) => (holds ? setStep('asking') : leave()));
    },
    answer: (answer) => {
      if (answer === 'stay') return setStep('resting');
      if (answer === 'keep' || userId === undefined) return void leave();
      void soon(clear(userId), 'This device was not cleared').then(async (cleared) => {
        await leave();
        // After the goodbye, which would take its place.
        if (!cleared) toast(LOG_OUT_QUESTION.notCleared);
      });
    },
  };
}

async function holdsAnythingOf(userId: string): Promise<boolean> {
  const looking = import('../../device/store/device-holdings.ts').then(async ({ holdsAnything, readHoldings }) =>
    holdsAnything(await readHoldings(userId)),
  );
  return (await soon(looking, 'Nobody knows what this device holds')) === true;
}

/** What a device does in time; undefined when it fails or takes too long. */
function soon<T>(doing: Promise<T>, failure: string): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), DEVICE_WITHIN_MS);
  });
  return Promise.race([doing, late])
    .catch((reason: unknown) => {
      logFailure(failure, reason);
      return undefined;
    })
    .finally(() => clearTimeout(timer));
}
