import type { CopingToolId } from '@wonderlings/coping/catalogue';
import { at, heart, oval, type Point, puffs, star } from '../../../art/companions/rig/geometry.ts';
import { filled, layers, line } from '../../../art/companions/rig/ink.tsx';
import type { Pose } from '../../../art/companions/rig/stance.ts';
import { TOOL_PICTURES } from '../helped/tool-picture.tsx';
import styles from './props.module.css';

/** What lies round Tuck in a step, in the units of a figure's box with room for a move: x from -36 to 240, y from -60 to 224. */
export type Prop = NonNullable<Pose['prop']>;
/** What stands behind him. */
type Seat = NonNullable<Pose['seat']>;

const Balloon = TOOL_PICTURES['balloon-breathing'];
const INK = '#21483f';
const PAPER = '#fffdf4';
const CLAY = '#f2705a';
const SUN = '#ffd23f';
const SKY = '#8fb9e0';

const cut = (d: string, color: string, width = 3) => (
  <path d={d} fill={color} stroke={INK} strokeWidth={width} strokeLinejoin="round" strokeLinecap="round" />
);

export const all =
  (...props: readonly Prop[]): Prop =>
  (ink, hands) =>
    layers(...props.map((prop) => prop(ink, hands)));

/** A tool's own sticker, `size` units wide, with its middle at a place. */
export const sticker =
  (toolId: CopingToolId, x: number, y: number, size: number): Prop =>
  () => {
    const Picture = TOOL_PICTURES[toolId];
    const scale = size / 64;
    return (
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} strokeWidth="2.5">
        <Picture />
      </g>
    );
  };

/** A balloon over his shoulder that fills and empties as its size changes. */
export const balloon =
  (size: number): Prop =>
  () => (
    // React sets it by the CSSOM, which the content security policy allows.
    <g className={styles.balloon} style={{ transform: `translate(192px, 14px) scale(${size / 64})` }} strokeWidth="2.5">
      <g transform="translate(-32 -32)">
        <Balloon />
      </g>
    </g>
  );

/** The same, tied to his hand. */
export const heldBalloon: Prop = (ink, hands) =>
  layers(line(`M192 58Q206 74 ${at(hands.R)}`, '#7a3320', 2.6), balloon(96)(ink, hands));

/** A round cushion under him. */
export const cushion: Seat = () =>
  layers(
    cut('M22 202C22 184 178 184 178 202C178 220 22 220 22 202Z', '#c3a4e6'),
    line('M40 204Q100 214 160 204', PAPER, 2.4, 0.8),
  );

/** A hero's cape, behind the shell. */
export const cape: Seat = () =>
  layers(
    cut('M72 104C40 132 8 164 -14 204C22 212 46 200 100 204C154 200 178 212 214 204C192 164 160 132 128 104Z', CLAY),
    line('M30 196C40 168 52 150 66 136M170 196C160 168 148 150 134 136', '#cf4438', 3, 0.8),
  );

export const stars =
  (...places: readonly (readonly [x: number, y: number, r: number])[]): Prop =>
  () =>
    layers(...places.map(([x, y, r]) => cut(star(x, y, r, 8), SUN, 2.4)));

export const hearts =
  (...places: readonly (readonly [x: number, y: number, r: number])[]): Prop =>
  () =>
    layers(...places.map(([x, y, r]) => cut(heart(x, y, r), '#f78fa7', 2.4)));

/** Lines of something that moves, or air. */
export const swish =
  (d: string, color = '#69b7d6'): Prop =>
  () =>
    line(d, color, 4, 0.9);

/** Notes of a song. */
export const notes =
  (...places: readonly Point[]): Prop =>
  () =>
    layers(
      ...places.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {line('M0 18V-14Q8 -12 13 -4', INK, 4)}
          {cut(oval(-6, 19, 8, 6), '#ffc46b', 2.6)}
        </g>
      )),
    );

/** A cloud of thought with something in it, its middle at (182, -12). */
export const thought =
  (inside: Prop): Prop =>
  (ink, hands) =>
    layers(
      cut(puffs('152,40,4.5'), PAPER, 2.4),
      cut(puffs('160,26,7'), PAPER, 2.4),
      cut(CLOUD, PAPER, 3.4),
      filled(CLOUD, PAPER),
      inside(ink, hands),
    );
const CLOUD = puffs('152,-10,21 172,-30,24 200,-26,25 214,-4,21 190,10,22 164,8,19 184,-10,26');

/** Something said, to the right; its middle at (192, 0). */
export const speech =
  (inside: Prop): Prop =>
  (ink, hands) =>
    layers(
      cut(
        'M166 -44H218C232 -44 238 -36 238 -24V22C238 34 232 42 218 42H184L156 62L164 42C152 40 148 34 148 22V-24C148 -36 154 -44 166 -44Z',
        PAPER,
        3.2,
      ),
      inside(ink, hands),
    );

/** "Who knows?" */
export const question =
  (x: number, y: number): Prop =>
  () =>
    layers(
      line(
        `M${x - 13} ${y - 12}C${x - 13} ${y - 32} ${x + 15} ${y - 32} ${x + 15} ${y - 12}C${x + 15} ${y} ${x} ${y} ${x} ${y + 14}`,
        INK,
        7,
      ),
      cut(oval(x, y + 27, 3), INK, 2),
    );

/** A sheet that he has before him, leaning on his feet. */
export const sheet =
  (inside: Prop): Prop =>
  (ink, hands) =>
    layers(cut('M42 136L152 130L158 206L38 208Z', PAPER), inside(ink, hands));

/** In his right hand, over what he draws. */
export const pencil =
  (color = SUN): Prop =>
  (_ink, { R: [x, y] }) => (
    <g transform={`translate(${x} ${y}) rotate(28)`}>
      {cut('M-6 -34H6V10L0 24L-6 10Z', color, 2.8)}
      {cut('M-4 12H4L0 24Z', '#ffe6c4', 2)}
      {line('M-6 -24H6', INK, 2.2)}
    </g>
  );

const ARCS = [
  [CLAY, 42],
  [SUN, 32],
  ['#7cc8a4', 22],
] as const;
/** As many bows as there are feelings yet, on the sheet. */
export const bows =
  (count: number): Prop =>
  () =>
    layers(...ARCS.slice(0, count).map(([color, r]) => line(`M${98 - r} 196A${r} ${r} 0 0 1 ${98 + r} 196`, color, 8)));

/** A slip of paper with what was written on it. */
export const slip =
  (x: number, y: number, turned = -8): Prop =>
  () => (
    <g transform={`translate(${x} ${y}) rotate(${turned})`}>
      {cut('M-26 -18H26V18H-26Z', PAPER, 2.8)}
      {line('M-16 -7Q-10 -13 -4 -7T8 -7T18 -7M-16 6H6', '#5b6f86', 3)}
    </g>
  );

/** The box for worries, open or with its lid on. */
export const box =
  (x: number, y: number, lid: 'open' | 'closed'): Prop =>
  () => (
    <g transform={`translate(${x} ${y})`}>
      {lid === 'open' && cut('M-40 -24L-54 -44L-8 -40L-2 -24ZM40 -24L54 -44L8 -40L2 -24Z', '#7f9de0')}
      {cut('M-42 -24H42L37 32H-37Z', '#9db7f0')}
      {lid === 'closed' && cut('M-48 -38H48V-20H-48Z', '#7f9de0')}
      {cut(heart(0, 4, 11), '#ffe6ec', 2.6)}
    </g>
  );

/** A clock at the worry time. */
export const clock =
  (x: number, y: number): Prop =>
  () =>
    layers(cut(oval(x, y, 26), PAPER), line(`M${x} ${y - 15}V${y}L${x + 12} ${y + 6}`, INK, 4));

/** A tag with a name on it. */
export const nameTag =
  (x: number, y: number): Prop =>
  () =>
    layers(
      cut(`M${x - 26} ${y}L${x - 16} ${y - 13}H${x + 26}V${y + 13}H${x - 16}Z`, PAPER, 2.6),
      line(`M${x - 8} ${y}q5 -8 9 0t9 0t8 -2`, '#5b6f86', 3),
    );

/** Faces round a name: those who are kind. A liked one is ringed. */
export const circle =
  (faces: number, liked = false): Prop =>
  () =>
    layers(
      cut(oval(98, 170, 12, 10), '#f6d365', 2.4),
      line('M91 170q4 -6 7 0t7 0', INK, 2.2),
      ...FACES.slice(0, faces).map(([x, y, color]) => (
        <g key={x}>
          {cut(oval(x, y, 10), color, 2.4)}
          {line(`M${x - 4} ${y + 2}q4 4 8 0`, INK, 2)}
        </g>
      )),
      liked && line(oval(66, 156, 16), CLAY, 4),
    );
const FACES = [
  [66, 156, '#f6cdae'],
  [130, 152, '#c98b62'],
  [70, 192, '#ffc46b'],
  [126, 190, '#8fd0b4'],
  [98, 144, '#f7a8c4'],
] as const;

/** A letter, on its way. */
export const letter =
  (x: number, y: number): Prop =>
  () =>
    layers(
      cut(`M${x - 28} ${y - 19}H${x + 28}V${y + 19}H${x - 28}Z`, PAPER),
      line(`M${x - 26} ${y - 17}L${x} ${y + 4}L${x + 26} ${y - 17}`, INK, 3),
      cut(heart(x, y + 7, 7), CLAY, 2),
    );

/** How many are to be found, as dots under what finds them. */
export const count =
  (n: number, color: string): Prop =>
  () =>
    layers(...Array.from({ length: n }, (_, i) => cut(oval(190 + (i - (n - 1) / 2) * 20, 30, 8), color, 2.4)));

const SENSES = {
  feet: 'M166 0C162 -26 182 -30 184 -8C185 6 168 12 166 0ZM196 -6C194 -30 216 -30 216 -6C216 8 198 8 196 -6Z',
  eye: 'M148 -14C164 -40 216 -40 232 -14C216 12 164 12 148 -14Z',
  hand: 'M168 8C158 -6 152 -14 160 -16C166 -17 170 -8 172 -8V-34C172 -42 182 -42 182 -34V-42C182 -50 192 -50 192 -42V-36C194 -42 202 -42 202 -34V-26C204 -32 212 -30 212 -22V0C210 18 176 20 168 8Z',
  ear: 'M174 8C182 16 190 10 192 2C196 -8 214 -12 214 -28C214 -52 172 -54 170 -26',
  nose: 'M192 -44C190 -28 168 -10 172 0C176 8 208 8 212 0C216 -8 200 -22 198 -44Z',
} as const;
/** The sense that looks for them, over the dots. */
export const sense =
  (name: keyof typeof SENSES): Prop =>
  () =>
    layers(
      cut(SENSES[name], name === 'eye' ? '#fff' : '#f6cdae', 3.4),
      name === 'eye' &&
        layers(cut(oval(190, -14, 15), SKY), filled(oval(190, -14, 7), INK), filled(oval(195, -19, 3), '#fff')),
      name === 'ear' && line('M184 -4C194 -8 202 -20 200 -28C198 -38 184 -38 183 -26', INK, 3),
      name === 'nose' && line('M180 0h6M198 0h6', INK, 5),
    );

/** The warm little light of the body scan. */
export const glow =
  (x: number, y: number, r = 22): Prop =>
  () =>
    layers(
      filled(oval(x, y, r * 1.5), '#fff3b8', 0.5),
      filled(oval(x, y, r), '#ffe27a', 0.75),
      filled(oval(x, y, r * 0.55), '#fffbe0', 0.95),
    );

/** A mirror in his right hand, with himself in it. */
export const mirror: Prop = (_ink, { R }) =>
  layers(
    line(`M188 56L${at(R)}`, INK, 11),
    line(`M188 56L${at(R)}`, SUN, 6),
    cut(oval(192, 4, 42, 48), SUN),
    cut(oval(192, 4, 34, 40), '#dff3fb', 2.6),
    cut(oval(192, 12, 22), '#8fd0b4', 2.6),
    filled(oval(184, 8, 3, 4) + oval(200, 8, 3, 4), INK),
    line('M184 19q8 8 16 0', INK, 3),
  );

/** A grown-up beside him, who has time. */
export const grownUp: Prop = () =>
  layers(
    cut('M158 208C158 128 174 96 204 96C232 96 240 130 240 208Z', '#7fa8dc'),
    cut(oval(204, 60, 30), '#c98b62'),
    cut('M174 58C170 18 238 18 234 58C222 44 190 42 174 58Z', '#5b3515'),
    cut(oval(193, 64, 2.6), INK, 1.6),
    cut(oval(214, 64, 2.6), INK, 1.6),
    line('M194 76q10 8 18 0', INK, 3),
  );

/** A drop of color: what a feeling looks like. */
export const colorDrop =
  (x: number, y: number, color: string): Prop =>
  () =>
    cut(
      `M${x} ${y - 16}C${x + 12} ${y} ${x + 12} ${y + 12} ${x} ${y + 12}C${x - 12} ${y + 12} ${x - 12} ${y} ${x} ${y - 16}Z`,
      color,
      2.6,
    );
