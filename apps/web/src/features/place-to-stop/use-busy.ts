import { useEffect } from 'react';
import { beginBusy } from './busy.ts';

/** While true, nobody says that now is a good place to stop: for a breath, a session, a dialog that is being filled in. */
export function useBusy(isBusy: boolean): void {
  useEffect(() => (isBusy ? beginBusy() : undefined), [isBusy]);
}
