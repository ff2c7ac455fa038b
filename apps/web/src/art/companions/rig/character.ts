import type { ReactNode } from 'react';
import type { Limb, Point, Side } from './geometry.ts';
import type { Ink, Paints } from './ink.tsx';
import type { LegSpec, Mood, MouthLook, Pose, Stance } from './stance.ts';

type Radii = readonly [number, number, number];

/** Two stops, or light, base and shade. */
export type Stops = readonly [string, string] | readonly [string, string, string];
export type Palette = { readonly body: Stops } & Readonly<Record<string, Stops>>;

/** Measures of a face, from its middle (x, y): the eyes' distance and radii, the brows' height, mouth, cheeks. */
interface FaceShape {
  readonly x: number;
  readonly y: number;
  readonly eyeDx: number;
  readonly eyeRx: number;
  readonly eyeRy: number;
  readonly browDy: number;
  readonly mouthDy: number;
  readonly mouthWidth: number;
  readonly cheekDx: number;
  readonly cheekDy: number;
  readonly cheekR: number;
}

export interface ArmShape {
  readonly upper: number;
  readonly fore: number;
  readonly radii: Radii;
  readonly hand?: number;
  readonly kind?: 'mitten' | 'wing' | 'leaf' | 'flipper' | 'tip';
  /** How much longer it gets when raised, so that hands clear a big head. */
  readonly stretch?: number;
  /** A colour of the palette, otherwise the body's. */
  readonly paint?: string;
  readonly glove?: string;
  readonly band?: string;
  /** The shoulder keeps its ink line. */
  readonly apart?: boolean;
  readonly behindBody?: boolean;
}

export interface LegShape {
  readonly thigh: number;
  readonly shin: number;
  readonly radii: Radii;
  readonly footLength: number;
  readonly footRadius: number;
  readonly paint?: string;
  readonly shoe?: string;
  readonly sock?: string;
  readonly trim?: (pen: Pen, leg: Limb) => ReactNode;
  readonly stance: { readonly legL: LegSpec; readonly legR: LegSpec; readonly footL?: number; readonly footR?: number };
}

export interface NoseShape {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly color?: string;
}

/** What only this character has, from back to front. `torso` and `head` are outlines, which the rig inks and fills. */
export interface Features {
  readonly torso: string;
  readonly torsoOver?: ReactNode;
  readonly back?: ReactNode;
  readonly under?: ReactNode;
  readonly collar?: ReactNode;
  readonly neck?: { readonly d: string; readonly patch: readonly [x: number, y: number, r: number] };
  readonly tentaclesFront?: ReactNode;
  /** Missing where head and body are one. */
  readonly head?: string;
  readonly headBack?: ReactNode;
  readonly headOver?: ReactNode;
  readonly frontLow?: ReactNode;
  readonly front?: ReactNode;
  readonly nose?: NoseShape;
  readonly teeth?: boolean;
  /** What the right hand holds. */
  readonly held?: (hand: Point) => ReactNode;
}

/** A companion as data: colours, measures, anchors, and the features that the rig does not have. */
export interface Character {
  readonly bust: string;
  readonly ink: string;
  readonly iris: string;
  readonly lid: string;
  readonly lashes?: boolean;
  readonly freckles?: boolean;
  readonly beak?: boolean;
  /** No figure is mirror-symmetric: the turn of the face at rest. */
  readonly lean: number;
  /** Scales a tall figure to the box. */
  readonly fit?: number;
  /** Floats above the ground by half of this. */
  readonly float?: number;
  readonly palette: Palette;
  /** The y of the soles of a figure whose legs are its own; 207, the ground, when not said. */
  readonly soles?: number;
  readonly lightFrom?: 'below';
  readonly face: FaceShape;
  readonly headDy?: number;
  readonly shoulders: readonly [Point, Point];
  readonly arm: ArmShape;
  readonly hips?: readonly [Point, Point];
  readonly leg?: LegShape;
  readonly neck: Point;
  readonly torsoMiddle: Point;
  readonly effectAt: Point;
  readonly soundAt?: Point;
  /** How much further out the air of a breath comes in, beside a wide face. */
  readonly airAside?: number;
  /** Head and body are one. */
  readonly oneBody?: boolean;
  readonly moods?: Partial<Record<Mood, Pose>>;
  readonly mouth?: (pen: Pen, x: number, y: number, look: MouthLook) => ReactNode;
  readonly draw: (pen: Pen) => Features;
}

/** Two who hold hands: each with its place in the box, and the hand that holds the other's. */
export interface Pair {
  readonly bust: string;
  readonly ink: string;
  readonly members: readonly PairMember[];
}

export interface PairMember {
  readonly character: Character;
  readonly place: Point;
  readonly scale: number;
  readonly tilt: number;
  readonly holds: Side;
  readonly handAt: Point;
}

export type Drawable = Character | Pair;

/** What every stroke of one figure shares. */
export interface Pen extends Ink, Paints {
  readonly stance: Stance;
  readonly mood: Mood;
  /** False where lashes, blush ticks and finger lines would only be dirt. */
  readonly fine: boolean;
  readonly breath: number;
}

/** A pen that knows whom it draws: for what all figures have in common. */
export interface FigurePen extends Pen {
  readonly character: Character;
}

/** Line weights by the size shown, in pixels: a small figure needs a heavier line to keep its outline. */
export function lineFor(size: number): { readonly line: number; readonly fine: boolean } {
  if (size <= 64) return { line: 3.4, fine: false };
  return { line: size <= 110 ? 2.8 : 2.3, fine: true };
}

export function penFor(
  character: Character,
  stance: Stance,
  { mood, namespace, ...line }: { mood: Mood; namespace: string; line: number; fine: boolean },
): FigurePen {
  const id = (name: string) => `${namespace}-${name}`;
  return {
    ...line,
    character,
    stance,
    mood,
    ink: character.ink,
    breath: stance.breath ?? 0,
    id,
    paint: (name) => `url(#${id(name)})`,
  };
}
