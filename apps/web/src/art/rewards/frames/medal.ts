import { oval } from '../../companions/rig/geometry.ts';
import { type Art, earned, frame, group, type Light, put, streak, tint } from '../pen/art.tsx';
import { DROP, HEART, HEXAGON, rays, SHIELD, SPLAT, scallop } from './outlines.ts';
import { crown, sprigs } from './sprigs.ts';

type Rarity = 'common' | 'uncommon' | 'rare' | 'epic';

/** A category's medal has an outline of its own, so that it is known before its picture is. */
interface Medal {
  readonly outline: string;
  readonly rim: Light;
  /** What the picture stands in. */
  readonly window: Art;
}

const GOLD: Light = ['#fff3c2', '#f7b93f'];

/** The outline again, smaller. */
const inside = (outline: string, color: string, scale: number, y = 0): Art => put(tint(outline, color), 0, y, scale);
const disc = (color: string, radius: number, y = 0): Art => tint(oval(0, y, radius), color);

const medal = (outline: string, rim: Light, window: Art): Medal => ({ outline, rim, window });

const CLOUD = scallop(11, 40.5, 12);
const SUN = rays(14, 48, 40);
const STAR = rays(5, 52, 35, 2);

const MEDALS = {
  breathwork: medal(CLOUD, ['#d9f1ff', '#5fb0d6'], inside(CLOUD, '#eff9ff', 0.82)),
  calm: medal(DROP, ['#dfe4ff', '#8492dc'], inside(DROP, '#f1f3ff', 0.82, 1)),
  themes: medal(SPLAT, ['#ffdcf3', '#cf80bf'], disc('#fff3fb', 34)),
  sleep: medal(oval(0, 0, 46), ['#8f92d8', '#4b4e9b'], disc('#363a86', 38)),
  social: medal(HEART, ['#ffd9c6', '#e77f62'], inside(HEART, '#fff1e8', 0.82, -1)),
  affirmations: medal(SUN, ['#ffefb5', '#eba93a'], disc('#fff8e0', 34)),
  mindfulness: medal(HEXAGON, ['#d8f3d2', '#63ad78'], inside(HEXAGON, '#f1fbec', 0.82)),
  movement: medal(STAR, ['#ffd6c4', '#e8755d'], disc('#fff0ea', 33, 2)),
  goals: medal(SHIELD, ['#c5eee2', '#45978f'], inside(SHIELD, '#ebfaf5', 0.82)),
} as const satisfies Record<string, Medal>;

const RARITIES: Readonly<Record<Rarity, Art>> = {
  common: group(),
  uncommon: group(),
  rare: sprigs(42),
  epic: earned(crown),
};

/** A badge: its category's medal, dressed by its rarity. Uncommon ones have a second rim, rare ones leaves, epic ones gold. */
export function badge(category: keyof typeof MEDALS, rarity: Rarity, ...picture: readonly Art[]): Art {
  const { outline, rim, window }: Medal = MEDALS[category];
  return group(
    frame('rim', outline, rarity === 'epic' ? GOLD : rim),
    rarity === 'common' ? group() : earned(put(streakAlong(outline), 0, 0, 0.93)),
    window,
    ...picture,
    RARITIES[rarity],
  );
}

const streakAlong = (outline: string): Art => streak(outline, '#fffdf4', 2, 0.85);
