import { queryOptions } from '@tanstack/react-query';
import { getConsent } from '@wonderlings/family/consent-contract';
import { call } from '../../../lib/api/call.ts';

/** What a grown-up agreed to, and when. */
export const consentQuery = queryOptions({
  queryKey: ['consent'],
  queryFn: ({ signal }) => call(getConsent, { signal }),
});
