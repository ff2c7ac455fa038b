interface StarProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: string;
}

/** Four points of light. */
export function Star({ x, y, r, fill }: StarProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${r})`}
      d="M0 -1l0.28 0.72 0.72 0.28-0.72 0.28-0.28 0.72-0.28-0.72-0.72-0.28 0.72-0.28z"
      fill={fill}
    />
  );
}
