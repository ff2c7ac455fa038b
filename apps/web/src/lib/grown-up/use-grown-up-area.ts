import { useQuery } from '@tanstack/react-query';
import { type GrownUpArea, grownUpQuery } from './grown-up.query.ts';

interface GrownUpAreaState {
  /** Undefined until it is known. */
  readonly area: GrownUpArea | undefined;
  readonly isOpen: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** For pages behind the guard: whether the grown-up area is open on this device. */
export function useGrownUpArea(): GrownUpAreaState {
  const { data: area, isError, refetch } = useQuery(grownUpQuery);
  return {
    area,
    isOpen: area !== undefined && area.openUntil !== null,
    isError: isError && area === undefined,
    retry: () => void refetch(),
  };
}
