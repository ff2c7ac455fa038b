import { ACTS, blend, easeInOut, easeOut, progress } from './timing.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly opacity: number;
}

export interface Sky {
  readonly sunY: number;
  /** 1 is before dawn, 0 is day. */
  readonly night: number;
  readonly starlight: number;
  readonly clouds: readonly Place[];
}

/** Zola's breath becomes the clouds of the finished sky: where each comes to rest, and how long after the first it leaves. */
const CLOUDS = [
  { x: 390, y: 190, size: 0.4, opacity: 0.65, after: 0 },
  { x: 660, y: 120, size: 0.5, opacity: 0.8, after: 0.16 },
  { x: 120, y: 150, size: 0.72, opacity: 0.85, after: 0.32 },
] as const;
const LIPS = { x: 418, y: 392 };
const FLIGHT_SECONDS = 1.5;

export function skyAt(time: number): Sky {
  const dawn = easeOut(progress(time, 0, 2.4));
  return {
    sunY: blend(430, 180, dawn),
    night: 1 - easeInOut(progress(time, 0, 2)),
    starlight: 0.75 + 0.25 * Math.cos(time * 3.4),
    clouds: CLOUDS.flatMap((cloud) => cloudAt(cloud, time - ACTS.puff - 0.08 - cloud.after)),
  };
}

function cloudAt({ x, y, size, opacity }: (typeof CLOUDS)[number], since: number): readonly Place[] {
  if (since <= 0) return [];
  const t = progress(since, 0, FLIGHT_SECONDS);
  const along = easeOut(t);
  // Forward first, as breath goes, then up.
  const forward = Math.sin(Math.PI * t) * 46;
  return [
    {
      x: blend(LIPS.x, x, easeInOut(t)) + forward,
      y: blend(LIPS.y, y, along),
      size: blend(0.09, size, along),
      opacity: blend(1, opacity, t),
    },
  ];
}
