import type { ReactNode } from 'react';

const INK = '#3b2a52';
const HEAD = 'M32 5c16 0 27 11 27 26S48 59 32 59 5 47 5 32 16 5 32 5z';

interface FaceProps {
  readonly color: string;
  readonly children: ReactNode;
}

function Face({ color, children }: FaceProps) {
  return (
    <>
      <path d={HEAD} fill={color} stroke={INK} />
      {children}
    </>
  );
}

const Dots = ({
  y = 28,
  left = 22,
  right = 42,
}: {
  readonly y?: number;
  readonly left?: number;
  readonly right?: number;
}) => (
  <g fill={INK}>
    <ellipse cx={left} cy={y} rx="3.4" ry="4.2" />
    <ellipse cx={right} cy={y} rx="3.4" ry="4.2" />
  </g>
);
const Line = ({ d, width = 3 }: { readonly d: string; readonly width?: number }) => (
  <path d={d} stroke={INK} strokeWidth={width} />
);
const Cheeks = ({ color = '#f58fa5' }: { readonly color?: string }) => (
  <g fill={color} opacity=".7">
    <ellipse cx="15" cy="37" rx="5" ry="3.4" />
    <ellipse cx="49" cy="37" rx="5" ry="3.4" />
  </g>
);

/** By the feeling's id. No face is smaller, duller or uglier than another: all feelings are okay. */
export const FEELING_FACES: Readonly<Record<string, ReactNode>> = {
  happy: (
    <Face color="#ffd964">
      <Dots />
      <Cheeks />
      <path d="M19 38c8 3 18 3 26 0 0 9-5 14-13 14s-13-5-13-14z" fill="#fff" stroke={INK} />
    </Face>
  ),
  calm: (
    <Face color="#aedfc0">
      <Line d="M17 28c3 4 8 4 11 0M36 28c3 4 8 4 11 0" />
      <Cheeks />
      <Line d="M24 42c5 4 11 4 16 0" />
    </Face>
  ),
  excited: (
    <Face color="#ffbb6b">
      <path
        d="M22 18l2.600 6.400 6.400 2.600-6.400 2.600L22 36l-2.600-6.400L13 27l6.400-2.600zM42 18l2.600 6.400 6.400 2.600-6.400 2.600L42 36l-2.600-6.400L33 27l6.400-2.600z"
        fill="#fff"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M20 41c8 2 16 2 24 0 0 8-4 13-12 13s-12-5-12-13z" fill="#d9577b" stroke={INK} />
    </Face>
  ),
  sad: (
    <Face color="#a6ccf3">
      <Line d="M15 22c4 0 7-2 9-4M49 22c-4 0-7-2-9-4" />
      <Dots y={30} />
      <Line d="M23 47c5-6 13-6 18 0" />
      <path d="M47 35c4 5 5 7 5 9a4.500 4.500 0 01-9 0c0-2 1-4 4-9z" fill="#fff" stroke={INK} strokeWidth="2" />
    </Face>
  ),
  worried: (
    <Face color="#cbb9f5">
      <Line d="M14 23c4-1 7-3 9-6M50 23c-4-1-7-3-9-6" />
      <Dots y={30} />
      <Line d="M20 45c3-4 5-4 8 0s5 4 8 0 5-4 8 0" />
    </Face>
  ),
  angry: (
    <Face color="#f7978a">
      <Line d="M14 19l13 6M50 19l-13 6" width={3.6} />
      <Dots y={31} />
      <Line d="M21 46c3-4 6-5 11-5s8 1 11 5" width={3.4} />
    </Face>
  ),
  tired: (
    <Face color="#c6c3e6">
      <Line d="M16 28h12M36 28h12" width={3.4} />
      <Line d="M18 33c3 2 6 2 9 0M38 33c3 2 6 2 9 0" width={2} />
      <ellipse cx="32" cy="46" rx="6" ry="6.500" fill="#5a4594" stroke={INK} />
    </Face>
  ),
  shy: (
    <Face color="#fbc3d6">
      <Dots y={31} left={18} right={36} />
      <Cheeks color="#ef6f97" />
      <Line d="M25 44c4 3 8 3 11 0" />
    </Face>
  ),
  'left-out': (
    <Face color="#b6d9d6">
      <Line d="M16 22c4 0 6-1 8-3M48 22c-4 0-6-1-8-3" width={2.6} />
      <Dots y={34} left={26} right={46} />
      <Line d="M26 48c4-3 9-3 13-1" />
    </Face>
  ),
  stressed: (
    <Face color="#f5b58f">
      <Line d="M16 23l9 5-9 5M48 23l-9 5 9 5" />
      <Line d="M18 46l5-4 5 4 5-4 5 4 5-4 4 4" />
    </Face>
  ),
  'mixed-up': (
    <Face color="#ffd964">
      <path d="M32 5c16 0 27 11 27 26S48 59 32 59c-6-9 5-14 0-27s5-16 0-27z" fill="#a6ccf3" stroke={INK} />
      <Line d="M16 28c3-4 8-4 11 0" />
      <ellipse cx="43" cy="29" rx="3.400" ry="4.200" fill={INK} />
      <Line d="M19 41c5 5 9 5 13 1s8-3 13 3" />
    </Face>
  ),
};
