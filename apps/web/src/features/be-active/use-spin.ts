import { useComfort, wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import type { BeActive } from './use-be-active.ts';

/** Spins the wheel; for whoever wants less motion it picks without turning. */
export function useSpin(send: BeActive['send']) {
  const { calmMotion } = useComfort();
  const still = calmMotion || wantsCalmMotion();
  return { still, spin: () => send({ type: 'wheel.spin', random: Math.random(), still }) };
}
