import type { ReactNode } from 'react';
import { Bubble } from '../../../art/feelings/feeling-bubble.tsx';
import { QUICK_LOOKS } from '../../../art/feelings/more-feelings.tsx';

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

/** By the feeling's id; those of the journal look as they do there. No face is smaller, duller or uglier than another: all feelings are okay. */
export const FEELING_FACES: Readonly<Record<string, ReactNode>> = {
  happy: <Bubble look={QUICK_LOOKS.happy} />,
  calm: <Bubble look={QUICK_LOOKS.calm} />,
  excited: <Bubble look={QUICK_LOOKS.excited} />,
  sad: <Bubble look={QUICK_LOOKS.sad} />,
  worried: <Bubble look={QUICK_LOOKS.worried} />,
  angry: <Bubble look={QUICK_LOOKS.angry} />,
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
