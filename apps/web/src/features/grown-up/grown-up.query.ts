import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type GrownUpArea as Answer, getGrownUp } from '@wonderlings/family/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { LOG_KEY, whenRefused } from '../../lib/api/query-client.ts';

/** How things stand with the grown-up of the child; times by the clock of this device. */
export interface GrownUpArea {
  readonly isSet: boolean;
  /** `YYYY-MM-DD` */
  readonly setOn: string | null;
  /** Until when the area is open on this device; null: it is closed here. */
  readonly openUntil: Date | null;
  readonly elsewhere: boolean;
  readonly wrongTries: number;
  readonly nextTryAt: Date | null;
  readonly resetFrom: Date | null;
}

const GROWN_UP_KEY = ['grown-up'] as const;
/** First in the key of everything that is read in the open area: it is forgotten when the area closes. */
export const GROWN_UP_AREA_KEY = ['grown-up-area'] as const;

/** What the server says, moved by as much as this device's clock is wrong. */
export function onThisClock({ now, ...area }: Answer, here: Date): GrownUpArea {
  const ahead = here.getTime() - Date.parse(now);
  const moved = (at: string | null) => (at === null ? null : new Date(Date.parse(at) + ahead));
  return {
    ...area,
    openUntil: moved(area.openUntil),
    nextTryAt: moved(area.nextTryAt),
    resetFrom: moved(area.resetFrom),
  };
}

export const grownUpQuery = queryOptions({
  queryKey: GROWN_UP_KEY,
  queryFn: async ({ signal }) => onThisClock(await call(getGrownUp, { signal }), new Date()),
});

interface GrownUpAreaState {
  /** Undefined until it is known. */
  readonly area: GrownUpArea | undefined;
  readonly isOpen: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** For pages behind the guard: whether the grown-up area is open on this device. */
export function useGrownUpArea(): GrownUpAreaState {
  const { data: area, isError, isFetching, refetch } = useQuery(grownUpQuery);
  return {
    area,
    isOpen: area !== undefined && area.openUntil !== null,
    isError: isError && area === undefined,
    isFetching,
    retry: () => void refetch(),
  };
}

/** After a call that answered how things stand now: the log tells of each. */
export function putGrownUp(queryClient: QueryClient, answer: Answer): void {
  queryClient.setQueryData(grownUpQuery.queryKey, onThisClock(answer, new Date()));
  void queryClient.invalidateQueries({ queryKey: LOG_KEY });
}

/** The area is closed on this device: what was read in it is gone from here. */
export function forgetGrownUpArea(queryClient: QueryClient): void {
  queryClient.setQueryData(grownUpQuery.queryKey, (area) => area && { ...area, openUntil: null });
  queryClient.removeQueries({ queryKey: GROWN_UP_AREA_KEY });
  void queryClient.invalidateQueries({ queryKey: LOG_KEY });
}

/** Its pages become the dialog that opens it as soon as any call says that it is closed. */
whenRefused((error, queryClient) => {
  if (error instanceof ApiError && error.refusal?.code === 'grown-up.closed') forgetGrownUpArea(queryClient);
});
