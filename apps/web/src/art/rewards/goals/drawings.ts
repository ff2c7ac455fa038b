import { oval } from '../../companions/rig/geometry.ts';
import { dome, turtle } from '../motifs/creatures.ts';
import { awake, ear, glad } from '../motifs/faces.ts';
import { flowerOf, stem } from '../motifs/garden.ts';
import { page, speechOf, tagOf } from '../motifs/papers.ts';
import { bubbleOf, cloud, heartOf, moon, sun } from '../motifs/sky.ts';
import { cupOf, palmOf, pocketOf, spanner, zigzags } from '../motifs/things.ts';
import { type Art, cord, frame, group, ink, mirrored, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const LEAF =
  'M-36 -40Q0 -43 37 -40Q44 -39 43 -32Q45 4 42 38Q42 45 35 45Q0 47 -36 45Q-43 44 -43 37Q-45 0 -43 -33Q-43 -39 -36 -40Z';
const HEAD = 'M-36 -40Q0 -43 37 -40Q44 -39 43 -32L43 -22Q0 -24 -43 -22L-43 -33Q-43 -39 -36 -40Z';

/** A weekly goal: a leaf of the calendar on two rings, its head in the goal's color. */
const calendarLeaf = (color: string, ...picture: readonly Art[]): Art =>
  group(
    frame('leaf', LEAF, ['#ffffff', '#fff0d9']),
    tint(HEAD, color),
    tint(oval(-20, -31, 4) + oval(20, -31, 4), '#fffaf0'),
    cord('M-20 -31V-46M20 -31V-46', '#e9edf7', 3),
    put(group(...picture), 0, 11),
  );

/** The twelve goals of a week by their icon. */
export const GOAL_DRAWINGS = {
  'goal/breathe-two-days': calendarLeaf(
    '#7cc1e0',
    put(cloud, -7, -6, 1.15),
    ink('M16 -4H22C30 -4 29 -13 23 -12C19 -11 20 -7 23 -7M2 19H22C31 19 30 8 23 9C19 10 20 14 23 14', 1.1),
  ),
  'goal/move-three-days': calendarLeaf('#f08a72', put(zigzags, 0, 0, 0.95)),
  'goal/look-closely-twice': calendarLeaf(
    '#7fbf8f',
    shape('M-33 2C-22 -18 14 -22 31 -4C22 18 -14 24 -33 2Z', crayon.leaf),
    ink('M-33 2L-38 8M31 -4L35 -6', 1.2),
    shape('M-22 1C-12 -11 10 -13 21 -2C12 12 -10 14 -22 1Z', crayon.paper, 0.8),
    shape(oval(0, 0, 8.5), crayon.pine, 0.7),
    tint(oval(0, 0, 4), crayon.dark),
    tint(oval(-2.6, -3, 2.2), crayon.white),
  ),
  'goal/write-two-pages': calendarLeaf(
    '#a58cdb',
    put(page, 9, 3, 0.98, 12),
    put(group(page, streak('M-9 -5H8M-9 2H10M-9 9H4', crayon.violet, 2.2)), -5, 1, 1, -5),
    cord('M-9 -13V-24C-9 -29 -1 -29 -1 -24V-15C-1 -12 -5 -12 -5 -15V-22', crayon.sun, 1.6),
  ),
  'goal/name-a-feeling': calendarLeaf(
    '#a58cdb',
    put(group(bubbleOf('#ffd97a'), glad(5.5, -3)), -5, -7, 1.12),
    ink('M4 11Q2 14 1 15', 0.9),
    put(tagOf('#fff0b8'), 10, 17, 0.92, -10),
  ),
  'goal/kind-words-twice': calendarLeaf(
    '#f0b95a',
    put(group(sun, glad(4.5, -2)), 0, -9, 0.9),
    put(pocketOf(crayon.violet), 0, 7, 0.82),
  ),
  'goal/notice-three-nights': calendarLeaf(
    '#6a6db8',
    ink('M-32 -20Q0 -14 32 -20M-20 -18V-8M0 -17V2M20 -18V-8', 1),
    put(moon, -20, 1, 0.56),
    put(moon, 0, 12, 0.6),
    put(moon, 20, 1, 0.56),
  ),
  'goal/try-a-tool': calendarLeaf('#86a673', put(turtle(dome), 3, 5, 0.95), put(spanner, -27, -6, 0.78, -24)),
  'goal/do-a-kind-thing': calendarLeaf(
    '#e88f76',
    put(heartOf(crayon.red), 0, -10, 0.8),
    put(palmOf('#f3cba2'), -16, 13, 0.82, 10),
    put(mirrored(palmOf('#8f5d3d')), 16, 13, 0.82, -10),
  ),
  'goal/say-thank-you': calendarLeaf(
    '#e88f76',
    put(stem(28), -8, 0),
    put(flowerOf(crayon.pink), -8, -6, 1.02),
    cord('M-7 16Q0 18 4 16', crayon.wood, 1),
    put(group(tagOf(crayon.paper), put(heartOf(crayon.red), 6, 0, 0.36)), 17, 16, 0.78, 6),
  ),
  'goal/ask-how-are-you': calendarLeaf(
    '#e88f76',
    put(group(speechOf('#cfe8ff'), put(awake(7, -6), 0, 0, 1.15)), -12, -7, 0.72),
    put(group(mirrored(speechOf('#ffe0ea')), put(ear, 0, -4, 1.05)), 13, 10, 0.76),
  ),
  'goal/share-one-thing': calendarLeaf(
    '#e88f76',
    put(cupOf(crayon.teal), -12, 3, 1.18),
    put(cupOf(crayon.sun), 19, 11, 0.72),
    ink('M-18 -19q-3 -4 0 -8M-9 -19q-3 -4 0 -8M18 -5q-2 -3 0 -6', 0.9),
  ),
} as const satisfies Record<string, Art>;
