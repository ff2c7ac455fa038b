interface GrassProps {
  /** How many blades stand side by side; each takes {@link BLADE_WIDTH}. */
  readonly blades: number;
  readonly colors: readonly [string, string, string];
}

export const BLADE_WIDTH = 16.5;

/** Long grass, grown from the line y = 290, 70 to 115 high: the same each time, and no two neighbours alike. */
export function Grass({ blades, colors }: GrassProps) {
  return (
    <g fill="none" strokeLinecap="round">
      {Array.from({ length: blades }, (_, index) => {
        const high = 70 + ((index * 37) % 46);
        const lean = 22 + 6 * (index % 4);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a blade of grass is its place
            key={index}
            d={`M${10 + BLADE_WIDTH * index} 290q${4 + 5 * (index % 3)} ${-0.6 * high} ${lean} ${-high}`}
            stroke={colors[index % 3]}
            strokeWidth={6 - (index % 3)}
          />
        );
      })}
    </g>
  );
}
