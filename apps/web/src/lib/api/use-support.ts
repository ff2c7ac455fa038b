import { getSupport, type Support } from '@wonderlings/account/support-contract';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { logFailure } from '../log.ts';
import { call } from './call.ts';

const UNKNOWN: z.infer<typeof Support> = { email: null, retentionYears: null };

/** What the operator of this server set; nothing of it while unknown. For public pages, which have no query client. */
export function useSupport(): z.infer<typeof Support> {
  const [support, setSupport] = useState(UNKNOWN);
  useEffect(() => {
    const left = new AbortController();
    call(getSupport, { signal: left.signal }).then(
      setSupport,
      // The page says all it has to say without it.
      (error: unknown) => left.signal.aborted || logFailure('The support address did not load', error),
    );
    return () => left.abort();
  }, []);
  return support;
}

/** Whom a grown-up can write to; null while unknown, or where no address is set. */
export const useSupportAddress = (): string | null => useSupport().email;
