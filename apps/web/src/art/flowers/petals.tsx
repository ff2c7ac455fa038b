interface RingProps {
  /** How many petals, evenly round. */
  readonly petals: number;
  /** One petal, pointing up from the middle. */
  readonly d: string;
}

/** Petals round a heart. */
export function Ring({ petals, d }: RingProps) {
  return Array.from({ length: petals }, (_, petal) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: petals never change places.
    <path key={petal} d={d} transform={`rotate(${(360 / petals) * petal})`} />
  ));
}

/** The petal that most flowers have: an ellipse of these half axes, its middle so far from the flower's. */
export function petal(halfWidth: number, halfLength: number, away: number): string {
  const [bottom, length] = [halfLength - away, 2 * halfLength];
  const arc = `${halfWidth} ${halfLength} 0 1 0 0`;
  return `M0 ${bottom}a${arc} ${-length}a${arc} ${length}z`;
}
