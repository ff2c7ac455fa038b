import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { loadedPart, loadPart } from './loaded-parts.ts';
import type { PartProps } from './part-props.ts';
import type { ProgressPart } from './progress-tabs.ts';

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly again: () => void }
  | { readonly status: 'there'; readonly Part: ComponentType<PartProps> };

/** A tab's content. One that has been looked at before is there at once, so that nothing flickers from tab to tab. */
export function usePart({ id, load }: ProgressPart): Loaded {
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly tries: number; readonly failed: boolean }>();
  useEffect(() => {
    if (loadedPart(id)) return;
    let wanted = true;
    const settle = (failed: boolean) => wanted && setOutcome({ tries, failed });
    loadPart({ id, load }).then(
      () => settle(false),
      (reason: unknown) => {
        logFailure('A part of the progress page did not come', reason);
        settle(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, load, tries]);
  const Part = loadedPart(id);
  if (Part) return { status: 'there', Part };
  if (outcome?.failed && outcome.tries === tries) return { status: 'failed', again: () => setTries(tries + 1) };
  return { status: 'loading' };
}
