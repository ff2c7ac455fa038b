import type { ReactElement } from 'react';
import { oval } from '../rig/geometry.ts';
import { filled, type Ink, layers, line } from '../rig/ink.tsx';

/** What a coach sits on, in the units of its box. Drawn behind it, so that its legs hang over the edge. */
export type Seat = (ink: Ink) => ReactElement;

const part = (d: string, color: string, ink: string, width = 2.6) => (
  <path d={d} fill={color} stroke={ink} strokeWidth={width} strokeLinejoin="round" strokeLinecap="round" />
);

/** Bella's: a dancer's chair with a heart for a back. */
export const danceChair: Seat = ({ ink }) =>
  layers(
    line('M66 178L60 208M134 178L140 208M76 176L74 202M124 176L126 202', ink, 6.4),
    line('M66 178L60 208M134 178L140 208M76 176L74 202M124 176L126 202', '#c99ae6', 3),
    part('M62 176V120C62 96 84 84 100 100C116 84 138 96 138 120V176', '#f1dcff', ink),
    part('M76 172V124C76 110 90 104 100 116C110 104 124 110 124 124V172Z', '#fff6fd', ink, 2),
    part('M54 170C54 164 146 164 146 170L142 184C120 190 80 190 58 184Z', '#d3b1f0', ink),
  );

/** Rally's: a tennis wheelchair, its wheels set wide below. */
export const courtChair: Seat = ({ ink }) =>
  layers(
    part('M66 178V128C66 118 134 118 134 128V178Z', '#3cc9bd', ink),
    line('M72 134H128', '#fff', 2.4, 0.7),
    line('M78 184L72 204M122 184L128 204', ink, 6),
    line('M78 184L72 204M122 184L128 204', '#9fb4c4', 2.8),
    wheel(44, 172, -9, ink),
    wheel(156, 172, 9, ink),
    part('M62 172C62 167 138 167 138 172L135 185C116 189 84 189 65 185Z', '#2aa79c', ink),
    filled(oval(70, 206, 5, 4), ink),
    filled(oval(130, 206, 5, 4), ink),
  );

function wheel(x: number, y: number, turned: number, ink: string) {
  return (
    <g key={x} transform={`rotate(${turned} ${x} ${y})`}>
      <ellipse cx={x} cy={y} rx="11" ry="35" fill="#fff6e6" stroke={ink} strokeWidth="8" />
      <ellipse cx={x} cy={y} rx="11" ry="35" fill="none" stroke="#f98f44" strokeWidth="2.6" />
      <path
        d={`M${x} ${y - 31}V${y + 31}M${x - 8} ${y - 18}L${x + 8} ${y + 18}M${x + 8} ${y - 18}L${x - 8} ${y + 18}`}
        stroke={ink}
        strokeWidth="1.2"
        opacity=".55"
        fill="none"
      />
    </g>
  );
}

/** Setta's: a bench from the side of the court. */
export const teamBench: Seat = ({ ink }) =>
  layers(
    part('M34 184L28 208H42L46 184ZM166 184L172 208H158L154 184Z', '#935b3d', ink),
    part('M22 168C60 163 140 163 178 168L177 187C140 191 60 191 23 187Z', '#f7b02c', ink),
    line('M30 177C70 173 130 173 170 177', '#fff0d8', 2.4, 0.8),
  );
