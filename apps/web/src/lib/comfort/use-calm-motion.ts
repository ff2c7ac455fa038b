import { useComfort, wantsCalmMotion } from './comfort.ts';

/** Whether nothing may move by itself; follows the child's wish while the page is open. */
export function useCalmMotion(): boolean {
  const { calmMotion } = useComfort();
  return calmMotion || wantsCalmMotion();
}
