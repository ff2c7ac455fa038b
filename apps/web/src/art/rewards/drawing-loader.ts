import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import type { Art } from './pen/art.tsx';

type Drawings = Readonly<Record<string, Art>>;

/** A chunk a kind: a page pays for the kinds that it shows. An icon is `kind/id`. */
const KINDS = {
  badge: () => import('./badges/drawings.ts').then(({ BADGE_DRAWINGS }) => BADGE_DRAWINGS),
  achievement: () => import('./achievements/drawings.ts').then(({ ACHIEVEMENT_DRAWINGS }) => ACHIEVEMENT_DRAWINGS),
  milestone: () => import('./milestones/drawings.ts').then(({ MILESTONE_DRAWINGS }) => MILESTONE_DRAWINGS),
  emotion: () => import('./emotions/drawings.ts').then(({ EMOTION_DRAWINGS }) => EMOTION_DRAWINGS),
  goal: () => import('./goals/drawings.ts').then(({ GOAL_DRAWINGS }) => GOAL_DRAWINGS),
  tier: () => import('./tiers/drawings.ts').then(({ TIER_DRAWINGS }) => TIER_DRAWINGS),
} as const satisfies Record<string, () => Promise<Drawings>>;

export type RewardKind = keyof typeof KINDS;

const loaded = new Map<string, Drawings>();

const kindOf = (icon: string): string => icon.split('/', 1)[0] ?? '';
const isKind = (kind: string): kind is RewardKind => Object.hasOwn(KINDS, kind);

/** What has been loaded before is there at once, so that nothing flickers from tab to tab. */
const loadedArt = (icon: string): Art | undefined => loaded.get(kindOf(icon))?.[icon];

/** Every drawing of a kind, by icon. Rejects when the chunk does not load: the next call asks again. */
export async function loadKind(kind: RewardKind): Promise<Drawings> {
  const drawings = await KINDS[kind]();
  loaded.set(kind, drawings);
  return drawings;
}

/** @throws RangeError for an icon without a drawing */
export async function loadArt(icon: string): Promise<Art> {
  const kind = kindOf(icon);
  const art = isKind(kind) ? (await loadKind(kind))[icon] : undefined;
  if (!art) throw new RangeError(`No drawing of ${icon}`);
  return art;
}

/** A reward's drawing, asked for after the first paint. Stays undefined, and the place empty, where it does not load. */
export function useArt(icon: string): Art | undefined {
  const [arrived, setArrived] = useState<{ readonly icon: string; readonly art: Art }>();
  useEffect(() => {
    if (loadedArt(icon)) return;
    let wanted = true;
    loadArt(icon).then(
      (art) => wanted && setArrived({ icon, art }),
      (error: unknown) => wanted && logFailure('A reward could not be drawn', error),
    );
    return () => {
      wanted = false;
    };
  }, [icon]);
  return loadedArt(icon) ?? (arrived?.icon === icon ? arrived.art : undefined);
}
