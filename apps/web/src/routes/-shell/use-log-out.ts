import { useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const NOT_CLEARED = {
  title: 'Your things are still here.',
  description: 'Ask a grown-up to clear them from this device.',
} as const;

export interface LogOut {
  /** While it runs, and while it is not known yet who is here. */
  readonly busy: boolean;
  /** What this device holds of the child, in words, while it waits for an answer: keep it, or clear it? Null otherwise. */
  readonly asks: readonly string[] | null;
  readonly logOut: () => void;
  readonly answer: (answer: 'keep' | 'clear' | 'stay') => void;
}

/** How long logging out waits for a device that does not say what it holds, or does not clear it. */
const DEVICE_WITHIN_MS = 4_000;

/** Logout for a button. Where the device holds something of the child it asks first; nothing of that ever stops it. */
export function useLogOut(): LogOut {
  const session = useSession();
  const [step, setStep] = useState<'resting' | 'looking' | 'asking' | 'leaving'>('resting');
  const [things, setThings] = useState<readonly string[]>([]);
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
    asks: step === 'asking' ? things : null,
    logOut: () => {
      if (userId === undefined) return void leave();
      setStep('looking');
      void thingsHeldOf(userId).then((held) => {
        if (held.length === 0) return leave();
        setThings(held);
        setStep('asking');
      });
    },
    answer: (answer) => {
      if (answer === 'stay') return setStep('resting');
      if (answer === 'keep' || userId === undefined) return void leave();
      void soon(clear(userId), 'This device was not cleared').then(async (cleared) => {
        await leave();
        // After the goodbye, which would take its place.
        if (!cleared) toast(NOT_CLEARED);
      });
    },
  };
}

async function thingsHeldOf(userId: string): Promise<readonly string[]> {
  const looking = async () => {
    const [{ holdsAnything, readHoldings }, { thingsOf }] = await Promise.all([
      import('../../device/store/device-holdings.ts'),
      import('../../features/settings/device-section.tsx'),
    ]);
    const holdings = await readHoldings(userId);
    return holdsAnything(holdings) ? thingsOf(holdings) : [];
  };
  return (await soon(looking(), 'What this device holds is not known')) ?? [];
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
