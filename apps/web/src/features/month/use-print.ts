import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { newIdempotencyKey } from '../../lib/api/request.ts';
import { logFailure } from '../../lib/log.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { printedMutation } from './api/month.query.ts';
import { PRINT_COPY } from './month.copy.ts';

/**
 * Prints the page once the child has been told. A print by the browser's own menu cannot wait: it is told while it is made.
 * @param isReady whether there is a sheet
 */
export function usePrint(month: string, isReady: boolean): { readonly print: () => void; readonly isTelling: boolean } {
  const { mutateAsync, isPending } = useMutation(printedMutation);
  /** Of the sheet that waits for the child to be told: the same over all tries. */
  const key = useRef<string | null>(null);
  const isTold = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    const tell = () => {
      if (isTold.current) return;
      mutateAsync({ month, idempotencyKey: newIdempotencyKey() }).catch((error: unknown) =>
        logFailure('The child could not be told of a print', error),
      );
    };
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, [isReady, month, mutateAsync]);

  async function tellAndPrint() {
    key.current ??= newIdempotencyKey();
    try {
      await mutateAsync({ month, idempotencyKey: key.current });
    } catch {
      toast({ ...PRINT_COPY.notTold, variant: 'destructive' });
      return;
    }
    key.current = null;
    isTold.current = true;
    window.print();
    isTold.current = false;
  }

  return { print: () => void tellAndPrint(), isTelling: isPending };
}
