interface GrassProps {
  /** How many blades stand side by side; each takes {@link BLADE_WIDTH}. */
  readonly blades: number;
  readonly colors: readonly [string, string, string];
}

export const BLADE_WIDTH = 16.5;

/** Long grass, grown from the line y = 290, 70 to 115 high, each blade to a point: the same each time, and no two neighbours alike. */
export function Grass({ blades, colors }: GrassProps) {
  return Array.from({ length: blades }, (_, index) => {
    const x = 4 + BLADE_WIDTH * index;
    const wide = 9 + (index % 3) * 2;
    const high = 70 + ((index * 37) % 46);
    const lean = 16 + 7 * (index % 4);
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a blade of grass is its place
        key={index}
        d={`M${x} 292q${0.12 * lean} ${-0.62 * high} ${lean} ${-high}q${0.1 * lean - wide * 0.2} ${0.46 * high} ${wide - lean} ${high}z`}
        fill={colors[index % 3]}
      />
    );
  });
}

/** A leaf in a box of 48 by 44: its edge, and the veins in it. */
export const LEAF = {
  outline: 'M6 36C4 18 18 5 43 5c1 22-12 36-31 33-3 0-5-1-6-2z',
  veins: 'M4 41C14 30 22 22 36 12M17 28l-1-9M25 21l10 2',
} as const;

interface SoapBubbleProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A clear bubble with a light on its one side and a blush on the other. */
export function SoapBubble({ x, y, r }: SoapBubbleProps) {
  const line = 0.11 * r + 1;
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`} fill="none" stroke="#fff" strokeLinecap="round">
      <circle r="1" fill="#fff" fillOpacity="0.42" strokeWidth={line / r} />
      <path d="M-0.55 -0.3a0.62 0.62 0 0 1 0.4 -0.35" strokeWidth={(1.4 * line) / r} />
      <path d="M0.1 0.72a0.7 0.7 0 0 0 0.6 -0.45" stroke="#ffc6e4" strokeWidth={(1.25 * line) / r} />
    </g>
  );
}

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
