import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { logFailure } from './log.ts';

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

/** A part of the page that comes in a chunk of its own and is simply not there when that does not load: the page goes on. */
export function optionalPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part): Part<Props> => ({ default: part }),
      (reason: unknown): Part<Props> => {
        logFailure('A part of the page did not come', reason);
        return { default: () => null };
      },
    ),
  );
}
