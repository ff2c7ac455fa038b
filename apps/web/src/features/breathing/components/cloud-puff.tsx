interface CloudPuffProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** One cloud: one breath. */
export function CloudPuff({ x, y, scale, stroke, strokeWidth }: CloudPuffProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M-18 10c-10 0-15-6-15-13s6-12 14-11c2-10 11-16 21-14 8 1 13 6 15 13 9-1 16 4 16 12s-6 13-15 13z"
      fill="#fff"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
    />
  );
}
