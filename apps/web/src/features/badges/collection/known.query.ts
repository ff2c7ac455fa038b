import { queryOptions } from '@tanstack/react-query';

/** The words of all that can be earned besides badges. */
export const knownQuery = queryOptions({
  queryKey: ['known-rewards'],
  queryFn: () => import('./known.ts').then(({ KNOWN }) => KNOWN),
  // As fixed as the release.
  staleTime: Number.POSITIVE_INFINITY,
});
