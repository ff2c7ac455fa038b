import type { RichMoodId } from '@wonderlings/journal/catalogue';
import type { ReactNode } from 'react';

interface EyeProps {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly ink: string;
}

function Eye({ x, y, rx, ry, ink }: EyeProps) {
  return (
    <>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={ink} />
      <circle cx={x + rx * 0.34} cy={y - ry * 0.36} r={rx * 0.36} fill="#fff" />
    </>
  );
}

/** Wide open, all round. */
function Ring({ r, ink }: { readonly r: number; readonly ink: string }) {
  return (
    <g fill="#fff" stroke={ink} strokeWidth="4">
      <circle cx="68" cy="97" r={r} />
      <circle cx="132" cy="97" r={r} />
    </g>
  );
}

export function Eyes({ y, rx, ry, ink, apart = 32 }: Omit<EyeProps, 'x'> & { readonly apart?: number }) {
  return (
    <>
      <Eye x={100 - apart} y={y} rx={rx} ry={ry} ink={ink} />
      <Eye x={100 + apart} y={y} rx={rx} ry={ry} ink={ink} />
    </>
  );
}

export function Cheeks({ y, color }: { readonly y: number; readonly color: string }) {
  return (
    <g fill={color} opacity=".55">
      <ellipse cx="50" cy={y} rx="13" ry="8" />
      <ellipse cx="150" cy={y} rx="13" ry="8" />
    </g>
  );
}

export function Line({ d, ink, width = 6.5 }: { readonly d: string; readonly ink: string; readonly width?: number }) {
  return <path d={d} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />;
}

/** On the bubble's own circle, 200 across, in its ink. */
export const FACES: Readonly<Record<RichMoodId, (ink: string) => ReactNode>> = {
  'really-happy': (ink) => (
    <>
      <Cheeks y={110} color="#ff5d4d" />
      <Line d="M54 92c6-14 22-14 28 0M118 92c6-14 22-14 28 0" ink={ink} />
      <path
        d="M64 112c12 42 60 42 72 0-22 7-50 7-72 0z"
        fill={ink}
        stroke={ink}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M80 133c11-9 29-9 40 0-10 11-30 11-40 0z" fill="#ff7d86" />
    </>
  ),
  okay: (ink) => (
    <>
      <Cheeks y={116} color="#ff8c6b" />
      <Eyes y={96} rx={9} ry={11.5} ink={ink} />
      <Line d="M78 122c13 12 31 12 44 0" ink={ink} />
    </>
  ),
  'a-bit-sad': (ink) => (
    <>
      <Line d="M52 84c7-7 16-9 25-8M148 84c-7-7-16-9-25-8" ink={ink} width={5.5} />
      <Eyes y={103} rx={9.5} ry={11.5} ink={ink} />
      <Line d="M82 139c10-10 26-10 36 0" ink={ink} />
      <path
        d="M143 116c8 11 11 16 11 21a11 11 0 01-22 0c0-5 3-10 11-21z"
        fill="#effaff"
        stroke={ink}
        strokeWidth="3.5"
      />
    </>
  ),
  worried: (ink) => (
    <>
      <Line d="M50 86c11-1 20-7 25-15M150 86c-11-1-20-7-25-15" ink={ink} width={5.5} />
      <Eyes y={103} rx={10} ry={11.5} ink={ink} />
      <Line d="M76 138c8-11 16-11 24-3s17 8 25-4" ink={ink} />
    </>
  ),
  nervous: (ink) => (
    <>
      <Cheeks y={122} color="#ff3f6c" />
      <Ring r={17} ink={ink} />
      <Eyes y={99} rx={8} ry={9} ink={ink} apart={28} />
      <Line d="M70 136l10-8 10 9 10-9 10 9 10-9 10 8" ink={ink} width={6} />
    </>
  ),
  'a-little-scared': (ink) => (
    <>
      <Line d="M50 74c7-7 16-9 23-7M150 74c-7-7-16-9-23-7" ink={ink} width={5.5} />
      <Ring r={18} ink={ink} />
      <Eyes y={98} rx={6.5} ry={7} ink={ink} />
      <ellipse cx="100" cy="136" rx="9.5" ry="11" fill={ink} />
      <path d="M93 141c4-4 10-4 14 0-3 6-11 6-14 0z" fill="#ff9da8" />
    </>
  ),
};
