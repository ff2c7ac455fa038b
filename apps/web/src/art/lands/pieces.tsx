import { round } from './ridge.ts';
import styles from './world.module.css';

interface PieceProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
const place = ({ x, y, size }: PieceProps): string =>
  `translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 10})`;
/** Each begins at another moment, so that no two are in step. */
const later = (seconds: number) => ({ animationDelay: `${-round(seconds)}s` });

export function Cloud({ opacity = 1, still = false, ...at }: PieceProps & { opacity?: number; still?: boolean }) {
  return (
    <g transform={place(at)}>
      <g className={still ? undefined : styles.drift} style={still ? undefined : later(at.x % 9)} opacity={opacity}>
        <path
          d="M-54 30c-18 0-30-9-30-23s12-24 28-21c3-18 22-29 42-24C-4-54 26-56 40-38 54-46 74-36 76-20 92-22 104-12 104 4c0 16-12 26-28 26z"
          fill="var(--w-cloud)"
        />
        <path d="M-54 30c-18 0-30-9-30-23 20 12 60 12 84 6s60-6 104-9c0 16-12 26-28 26z" fill="var(--w-cloud-2)" />
      </g>
    </g>
  );
}

export function Tree(at: PieceProps) {
  return (
    <g transform={place(at)}>
      <path d="M-6 2c2-18 2-34 0-48h12c-2 14-2 30 0 48z" fill="var(--w-trunk)" />
      <path d="M2-132c30 0 46 22 40 46 14 20-6 46-36 42-34 8-56-18-42-42-8-26 10-46 38-46z" fill="var(--w-tree)" />
      <path d="M42-86c14 20-6 46-36 42-20 5-36-2-43-14 34 8 66 0 79-28z" fill="var(--w-ink)" opacity=".12" />
      <path
        d="M-18-106c6-10 18-13 27-10"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

export function Bush({ color = 'var(--w-tree)', ...at }: PieceProps & { color?: string }) {
  return <path transform={place(at)} d="M-40 2c-6-16 4-28 18-26 4-16 30-18 38-3 14-4 28 10 24 29z" fill={color} />;
}

export function Grass(at: PieceProps) {
  return (
    <g transform={place(at)} stroke="var(--w-grass)" strokeWidth="3.5" strokeLinecap="round" fill="none">
      <path d="M0 0q-2-11-9-16M5 0q0-13 2-22M10 0q2-10 10-14" />
    </g>
  );
}

export function Star({ x, y, size: r }: PieceProps) {
  const [a, b] = [round(r * 0.16), round(r * 0.84)];
  return (
    <path
      className={styles.twinkle}
      style={later(x % 5)}
      d={`M${round(x)} ${round(y - r)}q${a} ${b} ${r} ${r}q${-b} ${a} ${-r} ${r}q${-a} ${-b} ${-r} ${-r}q${b} ${-a} ${r} ${-r}z`}
      fill="var(--w-star)"
    />
  );
}

export function Daisy({ color, ...at }: PieceProps & { color: string }) {
  return (
    <g transform={place(at)}>
      <path d="M0 0v18" stroke="var(--w-grass)" strokeWidth="3.5" strokeLinecap="round" />
      <g fill={color}>
        <circle cy="-6.5" r="5.6" />
        <circle cx="6.2" cy="-2" r="5.6" />
        <circle cx="3.8" cy="5.3" r="5.6" />
        <circle cx="-3.8" cy="5.3" r="5.6" />
        <circle cx="-6.2" cy="-2" r="5.6" />
      </g>
      <circle r="4.2" fill="var(--w-sun)" />
    </g>
  );
}

/** By night it is the moon. */
export function Sun({ x, y, size: r }: PieceProps) {
  const halos = [
    [2.9, 0.16],
    [2.05, 0.26],
    [1.4, 0.42],
  ] as const;
  return (
    <>
      {halos.map(([wide, opacity]) => (
        <circle key={wide} cx={round(x)} cy={round(y)} r={round(r * wide)} fill="var(--w-sun)" opacity={opacity} />
      ))}
      <circle cx={round(x)} cy={round(y)} r={round(r)} fill="var(--w-disc)" />
      <g className={styles.nightOnly} fill="var(--w-ink)" opacity=".1">
        <circle cx={round(x - r * 0.3)} cy={round(y - r * 0.2)} r={round(r * 0.2)} />
        <circle cx={round(x + r * 0.3)} cy={round(y + r * 0.3)} r={round(r * 0.26)} />
        <circle cx={round(x + r * 0.25)} cy={round(y - r * 0.45)} r={round(r * 0.12)} />
      </g>
    </>
  );
}

/** The sun on water. */
export function Glitter({ x, y, size, wide = 1, color }: PieceProps & { wide?: number; color: string }) {
  const lines = [
    [0, 30],
    [9, 50],
    [18, 36],
    [27, 62],
    [37, 44],
  ] as const;
  return (
    <g stroke={color} strokeWidth={4 * size} strokeLinecap="round">
      {lines.map(([down, width], i) => (
        <path
          key={down}
          d={`M${round(x - (width * size * wide) / 2 + (i % 2 ? 10 : -6))} ${round(y + down * size)}h${round(width * size * wide)}`}
        />
      ))}
    </g>
  );
}

export function Firefly({ x, y, size }: PieceProps) {
  return (
    <g className={styles.twinkle} style={later(x % 7)}>
      <circle cx={round(x)} cy={round(y)} r={8 * size} fill="#ffe58a" opacity=".3" />
      <circle cx={round(x)} cy={round(y)} r={round(2.8 * size)} fill="#fff3b8" />
    </g>
  );
}

/** A sprout of two leaves; it stands on (x, y). */
export function Sprout(at: PieceProps) {
  return (
    <g transform={place(at)}>
      <path d="M0 0C-1-8 1-16 0-24" fill="none" stroke="#3c7a4c" strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M0-20c-12 2-20-4-21-15 12-1 20 4 21 15zM0-22c0-12 8-18 20-17 0 11-8 18-20 17z"
        fill="#8fd983"
        stroke="#2f6a42"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    </g>
  );
}

export function Soil({ x, y, size: r }: PieceProps) {
  return (
    <>
      <ellipse cx={x} cy={y} rx={r} ry={round(r * 0.3)} fill="#8a5c3c" />
      <ellipse cx={x} cy={y - 2} rx={round(r * 0.94)} ry={round(r * 0.25)} fill="#a9744e" />
      <g fill="#8a5c3c">
        <circle cx={round(x - r * 0.4)} cy={y - 1} r="2" />
        <circle cx={round(x + r * 0.34)} cy={y + 2} r="2.2" />
        <circle cx={round(x + r * 0.05)} cy={y - 4} r="1.6" />
      </g>
    </>
  );
}
