import { getSupport } from '@wonderlings/account/contract';
import { useEffect, useState } from 'react';
import { logFailure } from '../log.ts';
import { call } from './call.ts';

/** Whom a grown-up can write to; null while unknown, or where nobody was named. For public pages, which have no query client. */
export function useSupportAddress(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call(getSupport, { signal: left.signal }).then(
      ({ email }) => setAddress(email),
      // The page says all it has to say without it.
      (error: unknown) => left.signal.aborted || logFailure('The support address did not come', error),
    );
    return () => left.abort();
  }, []);
  return address;
}
