import type { ReactNode } from 'react';
import type { Sky } from './line-look.ts';

/** What is in the sky of a window: the weather of a feeling. */
export const WEATHER: Readonly<Record<Sky, ReactNode>> = {
  joy: (
    <>
      <circle cx="84" cy="34" r="15" fill="#FFF6C9" />
      <g stroke="#FFF6C9" strokeWidth="4" strokeLinecap="round">
        <path d="M84 10V4M108 34h6M101 17l4-4M67 17l-4-4M54 34h6" />
      </g>
    </>
  ),
  okay: (
    <>
      <circle cx="88" cy="36" r="12" fill="#FFFBE0" />
      <path d="M28 42c-8 0-12-4-12-9s4-9 10-8c2-8 16-9 19 0 7-1 11 3 11 8s-4 9-10 9z" fill="#fff" opacity=".92" />
    </>
  ),
  sad: (
    <>
      <path d="M44 44c-12 0-18-6-18-13s6-13 15-12c3-11 24-12 29 0 10-2 17 4 17 12s-6 13-15 13z" fill="#F4FAFF" />
      <g stroke="#F4FAFF" strokeWidth="3.500" strokeLinecap="round">
        <path d="M44 54l-3 10M60 54l-3 10M76 54l-3 10M32 66l-3 10M90 62l-3 10" />
      </g>
    </>
  ),
  worry: (
    <>
      <g fill="none" stroke="#FBF7FF" strokeWidth="4" strokeLinecap="round">
        <path d="M34 44c-6-14 12-24 22-12 8 11-6 21-14 12-5-7 3-13 9-8M78 50c-3-10 10-16 16-7 5 8-4 14-10 9" />
      </g>
    </>
  ),
  nerv: (
    <>
      <g fill="none" stroke="#FFF7F9" strokeWidth="4" strokeLinecap="round">
        <path d="M24 34q6-9 12 0t12 0 12 0 12 0 12 0M36 54q6-8 12 0t12 0 12 0" />
      </g>
    </>
  ),
  scare: (
    <>
      <path d="M70 50c-16 2-30-10-28-26-10 3-17 12-17 22 0 13 10 22 22 22 9 0 18-6 23-18z" fill="#F3F8FB" />
      <g fill="#F3F8FB">
        <circle cx="86" cy="26" r="2.500" />
        <circle cx="98" cy="46" r="2" />
        <circle cx="74" cy="16" r="2" />
      </g>
    </>
  ),
  calm: (
    <>
      <circle cx="86" cy="40" r="13" fill="#FDFFF2" />
      <g stroke="#F5FFFD" strokeWidth="4" strokeLinecap="round">
        <path d="M22 56h30M62 62h34M34 68h20" />
      </g>
    </>
  ),
  angry: (
    <>
      <path d="M40 46c-11 0-16-6-16-12s6-12 14-11c3-10 22-11 27 0 10-2 15 4 15 11s-6 12-14 12z" fill="#FFF1EC" />
      <path
        d="M58 48l-9 16h10l-6 14"
        fill="none"
        stroke="#FFF1EC"
        strokeWidth="4.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};

const around = (count: number, rx: number, ry: number, cy: number): ReactNode =>
  Array.from({ length: count }, (_, petal) => {
    const turn = Math.round((360 / count) * petal);
    return <ellipse key={turn} cy={cy} rx={rx} ry={ry} transform={`rotate(${turn})`} />;
  });
const STAR = Array.from({ length: 24 }, (_, corner) => {
  const radius = corner % 2 ? 7.5 : 13;
  const angle = (Math.PI * corner) / 12 - Math.PI / 2;
  return `${corner ? 'L' : 'M'}${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join('');

/** The flower of a feeling, without its stem. */
export const FLOWER: Readonly<Record<Sky, ReactNode>> = {
  joy: (
    <>
      <g fill="var(--joy-2)" stroke="var(--joy-rim)" strokeWidth="1.600">
        {around(9, 3.4, 6.4, -8)}
      </g>
      <circle r="5.200" fill="var(--joy-1)" stroke="var(--joy-rim)" strokeWidth="1.600" />
    </>
  ),
  okay: (
    <>
      <g fill="var(--okay-2)" stroke="var(--okay-rim)" strokeWidth="1.600">
        {around(5, 5.8, 5.8, -7.5)}
      </g>
      <circle r="4.600" fill="#FFFDF4" stroke="var(--okay-rim)" strokeWidth="1.600" />
    </>
  ),
  sad: (
    <>
      <path
        d="M-11 2C-11-8-6-12 0-12S11-8 11 2C9 7 7 8 5.500 5 4 9 1.500 9 0 5-1.500 9-4 9-5.500 5-7 8-9 7-11 2z"
        fill="var(--sad-2)"
        stroke="var(--sad-rim)"
        strokeWidth="1.700"
        strokeLinejoin="round"
      />
    </>
  ),
  worry: (
    <>
      <g fill="var(--worry-2)" stroke="var(--worry-rim)" strokeWidth="1.600">
        <circle cy="7" r="4.400" />
        <circle cx="-5.200" cy="2" r="4.800" />
        <circle cx="5.200" cy="2" r="4.800" />
        <circle cx="-3.500" cy="-5" r="4.800" />
        <circle cx="3.500" cy="-5" r="4.800" />
        <circle cy="-11.500" r="4.200" />
      </g>
    </>
  ),
  nerv: (
    <>
      <path
        d="M0 9C-9 9-12 2-10.500-10-6-9-4-6-3.500-4-2.500-8-1.500-10.500 0-12 1.500-10.500 2.500-8 3.500-4 4-6 6-9 10.500-10 12 2 9 9 0 9z"
        fill="var(--nerv-2)"
        stroke="var(--nerv-rim)"
        strokeWidth="1.700"
        strokeLinejoin="round"
      />
    </>
  ),
  scare: (
    <>
      <g fill="var(--scare-2)" stroke="var(--scare-rim)" strokeWidth="1.600">
        {around(6, 4, 7, -7)}
      </g>
      <circle r="3.800" fill="#F2F7FA" stroke="var(--scare-rim)" strokeWidth="1.600" />
    </>
  ),
  angry: (
    <>
      <path d={`${STAR}Z`} fill="var(--angry-2)" stroke="var(--angry-rim)" strokeWidth="1.600" strokeLinejoin="round" />
      <circle r="3.600" fill="var(--angry-1)" stroke="var(--angry-rim)" strokeWidth="1.500" />
    </>
  ),
  calm: (
    <>
      <path
        d="M0 7C-12 9-15 1-14-5c4-1 6 1 8 3-1-5 2-10 6-12 4 2 7 7 6 12 2-2 4-4 8-3 1 6-2 14-14 12z"
        fill="var(--calm-2)"
        stroke="var(--calm-rim)"
        strokeWidth="1.700"
        strokeLinejoin="round"
      />
      <path d="M-6-2c1 4 3 7 6 9 3-2 5-5 6-9" fill="none" stroke="var(--calm-rim)" strokeWidth="1.500" />
    </>
  ),
};
