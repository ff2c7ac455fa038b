import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { forgetGrownUpArea, type GrownUpArea, grownUpQuery } from './grown-up.query.ts';

interface GrownUpAreaState {
  /** Undefined until it is known. */
  readonly area: GrownUpArea | undefined;
  readonly isOpen: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
  /** For a call of the area that failed: where it was refused because the area is closed, the page becomes the unlock dialog. */
  readonly closedBy: (error: unknown) => boolean;
}

export const isAreaClosed = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal?.code === 'grown-up.closed';

/** For pages behind the guard: whether the grown-up area is open on this device. */
export function useGrownUpArea(): GrownUpAreaState {
  const queryClient = useQueryClient();
  const { data: area, isError, refetch } = useQuery(grownUpQuery);
  return {
    area,
    isOpen: area !== undefined && area.openUntil !== null,
    isError: isError && area === undefined,
    retry: () => void refetch(),
    closedBy(error) {
      if (!isAreaClosed(error)) return false;
      forgetGrownUpArea(queryClient);
      return true;
    },
  };
}
