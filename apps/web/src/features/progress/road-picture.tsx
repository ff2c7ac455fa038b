import { ROAD_PATH, ROAD_SIZE } from './road.ts';

const HILLS = {
  sky: 'M0 0h1120v110c-320 70-800 70-1120 0z',
  far: 'M0 190c180-70 340-50 520-10s380 10 600-60v240H0z',
  middle: 'M0 250c200-50 420-30 620 0s340 0 500-50v160H0z',
  near: 'M0 310c220-30 460-20 660-6s320-4 460-30v86H0z',
} as const;
const TREES = [
  { x: 70, y: 266, scale: 0.7 },
  { x: 700, y: 212, scale: 0.55 },
  { x: 1084, y: 190, scale: 0.7 },
] as const;
const CLOUDS = [
  { x: 190, y: 76, scale: 1 },
  { x: 560, y: 60, scale: 0.8 },
  { x: 800, y: 120, scale: 0.6 },
] as const;
const FLOWERS = [
  { x: 150, y: 326, color: 'var(--white)' },
  { x: 400, y: 340, color: 'var(--secondary)' },
  { x: 720, y: 320, color: 'var(--white)' },
  { x: 960, y: 304, color: 'var(--accent)' },
] as const;
const PETALS = [0, 72, 144, 216, 288];

/** The hills that the road goes through, in the colours of the theme. */
export function RoadPicture({ className }: { readonly className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${ROAD_SIZE.width} ${ROAD_SIZE.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <rect width={ROAD_SIZE.width} height={ROAD_SIZE.height} fill="var(--il-sky-2)" />
      <path d={HILLS.sky} fill="var(--il-sky-1)" opacity="0.75" />
      <circle cx="930" cy="70" r="40" fill="var(--il-sun)" />
      <circle cx="930" cy="70" r="66" fill="var(--il-sun)" opacity="0.35" />
      {CLOUDS.map(({ x, y, scale }) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M-40 14c-12 0-18-8-18-16s8-15 18-14c3-14 14-22 28-21 12 1 20 9 23 19 13-2 24 5 24 17 0 10-8 15-19 15z"
          fill="var(--white)"
          opacity="0.85"
        />
      ))}
      <path d={HILLS.far} fill="var(--il-far)" />
      <path d={HILLS.middle} fill="var(--il-mid)" opacity="0.8" />
      {TREES.map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M-4 0c2-22 2-40 0-58h9c-2 18-1 36 1 58z" fill="var(--il-near)" />
          <path d="M0-128c26 0 44 20 44 46s-18 42-44 42-44-16-44-42 18-46 44-46z" fill="var(--il-leaf)" />
        </g>
      ))}
      <path d={HILLS.near} fill="var(--il-leaf)" />
      <path d={ROAD_PATH} fill="none" stroke="var(--surface)" strokeWidth="22" strokeLinecap="round" />
      <path
        d={ROAD_PATH}
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.5"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      {FLOWERS.map(({ x, y, color }) => (
        <g key={x} transform={`translate(${x} ${y})`} stroke="var(--line)" strokeWidth="1.6">
          {PETALS.map((turn) => (
            <circle key={turn} cy="-7" r="5.4" fill={color} transform={`rotate(${turn})`} />
          ))}
          <circle r="3.6" fill="var(--button)" />
        </g>
      ))}
    </svg>
  );
}
