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
