import type { ReactNode } from 'react';
import { BOOK, BRUSH, HEART, MORE, SPEECH } from './shared-pictures.tsx';

const NOTE = (
  <>
    <path d="M22 48V13l32-7v34" stroke="#80520a" strokeWidth="4" />
    <path d="M22 14l32-8v9l-32 8z" fill="#ffdf9a" stroke="#80520a" />
    <g fill="#ffc46b" stroke="#80520a">
      <ellipse cx="14" cy="49" rx="9.500" ry="7.500" />
      <ellipse cx="46" cy="41" rx="9.500" ry="7.500" />
    </g>
  </>
);

/** By the answer's id. What one question offers never looks alike. */
export const SECOND_ANSWER_PICTURES: Readonly<Record<string, ReactNode>> = {
  hug: (
    <g stroke="#5b3515">
      <g fill="#dfa165">
        <circle cx="14" cy="17" r="9" />
        <circle cx="50" cy="17" r="9" />
        <path d="M32 9c15 0 25 10 25 24S46 57 32 57 7 47 7 33 17 9 32 9z" />
      </g>
      <ellipse cx="32" cy="43" rx="12" ry="10" fill="#f7dcb9" />
      <path d="M27 39c3-2 7-2 10 0-1 4-9 4-10 0zM32 42v4M27 47c3 3 7 3 10 0" fill="#5b3515" strokeWidth="2" />
      <g fill="#3f230c" stroke="none">
        <circle cx="21" cy="29" r="3.200" />
        <circle cx="43" cy="29" r="3.200" />
      </g>
    </g>
  ),
  drawing: BRUSH,
  outside: (
    <>
      <path d="M38 40c-2 9-14 6-15 13s8 8 15 5" stroke="#1f4e72" />
      <g stroke="#1f4e72">
        <path d="M41 4l18 20-21 17L22 18z" fill="#f78fa7" />
        <path d="M41 4l-3 37L22 18z" fill="#ffc46b" />
        <path d="M22 18l37 6M41 4l-3 37" />
        <path d="M27 50l-6-4v8zM27 50l6-3v8z" fill="#83c9e8" strokeWidth="2" />
      </g>
    </>
  ),
  animals: (
    <g stroke="#5b3515">
      <path d="M32 32c10 0 19 9 18 17-1 7-8 8-18 8s-17-1-18-8c-1-8 8-17 18-17z" fill="#dfa165" />
      <g fill="#f0be8c">
        <ellipse cx="12" cy="29" rx="6" ry="8" transform="rotate(-20 12 29)" />
        <ellipse cx="25" cy="16" rx="6.500" ry="9" transform="rotate(-6 25 16)" />
        <ellipse cx="40" cy="16" rx="6.500" ry="9" transform="rotate(6 40 16)" />
        <ellipse cx="53" cy="29" rx="6" ry="8" transform="rotate(20 53 29)" />
      </g>
    </g>
  ),
  stories: BOOK,
  dancing: (
    <>
      {NOTE}
      <path
        d="M8 8l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM58 50l1.600 4 4 1.600-4 1.600-1.600 4-1.600-4-4-1.600 4-1.600z"
        fill="#f78fa7"
        stroke="#84304b"
        strokeWidth="1.800"
      />
    </>
  ),
  building: (
    <g stroke="#3a3468">
      <path d="M5 35h26v24H5z" fill="#83c9e8" />
      <path d="M33 35h26v24H33z" fill="#ffc46b" />
      <path d="M19 9h26v25H19z" fill="#f78fa7" />
      <path
        d="M32 15l2 4.500 5 .5-3.700 3.300 1 4.700-4.300-2.400-4.300 2.400 1-4.700L25 20l5-.5zM13 42h10v10H13z"
        fill="#fff"
        strokeWidth="2"
      />
      <circle cx="46" cy="47" r="5.500" fill="#fff" strokeWidth="2" />
    </g>
  ),
  'loved-one': HEART,
  friends: (
    <>
      <path d="M3 57c0-15 7-21 16-21s16 6 16 21z" fill="#7fd1ae" stroke="#1f5b47" />
      <path d="M29 57c0-15 7-21 16-21s16 6 16 21z" fill="#ffc46b" stroke="#80520a" />
      <circle cx="19" cy="24" r="11" fill="#c98b62" stroke="#5b3515" />
      <circle cx="45" cy="24" r="11" fill="#f6cdae" stroke="#7a4a2a" />
      <path d="M8 22c0-14 22-14 22 0-7-4-15-4-22 0z" fill="#5b3515" stroke="#3f230c" />
      <path d="M34 21c2-14 22-12 22 1-8-5-14-5-22-1z" fill="#b4641b" stroke="#7a3a1c" />
      <path d="M15 28c2 3 6 3 8 0M41 28c2 3 6 3 8 0" stroke="#3f230c" />
    </>
  ),
  reading: BOOK,
  jokes: (
    <g stroke="#7a5510">
      <path d="M32 5c16 0 27 11 27 26S48 59 32 59 5 47 5 32 16 5 32 5z" fill="#ffd964" />
      <circle cx="22" cy="25" r="8" fill="#fff" />
      <circle cx="24" cy="26" r="3" fill="#2b2048" stroke="none" />
      <path d="M37 26c3-5 9-5 11 0M18 40c9 5 20 5 29-1-2 4-4 6-7 7" strokeWidth="3.400" />
      <path d="M28 43c4 1 9 1 12 0 2 8-1 13-6 13s-8-6-6-13z" fill="#f78fa7" stroke="#84304b" />
    </g>
  ),
  making: BRUSH,
  moving: (
    <g stroke="#1f4e72">
      <path d="M6 22c5 3 11 3 16-2 3 3 4 5 7 8 5 6 12 8 22 9 6 1 9 6 9 14H6z" fill="#83c9e8" />
      <path d="M6 51h54c0 5-2 7-6 7H12c-4 0-6-2-6-7z" fill="#fff" />
      <path d="M27 33l6-5M34 38l5-6M6 36h10" />
    </g>
  ),
  music: NOTE,
  talking: (
    <>
      {SPEECH}
      <path d="M14 22h22M14 30h14" stroke="#1f4e72" strokeWidth="3" />
      <path
        d="M36 38h18c4 0 6 2 6 6v6c0 3-2 5-5 5v6l-7-6H38c-4 0-6-2-6-5v-6c0-4 1-6 4-6z"
        fill="#ffc46b"
        stroke="#80520a"
      />
    </>
  ),
  'quiet-time': (
    <>
      <path
        d="M43 54C25 62 6 50 6 31 6 17 16 7 28 5c-9 10-9 24 0 33 6 6 15 8 24 5-2 5-5 9-9 11z"
        fill="#ffe08a"
        stroke="#7a5510"
      />
      <path
        d="M46 9l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM57 27l1.400 3.600L62 32l-3.600 1.400L57 37l-1.400-3.600L52 32l3.600-1.400z"
        fill="#fff"
        stroke="#7a5510"
        strokeWidth="2"
      />
    </>
  ),
  writing: (
    <>
      <path d="M10 8h34v50H10z" fill="#fff" stroke="#2f4a8a" />
      <path d="M10 8h9v50h-9z" fill="#9db7f0" stroke="#2f4a8a" />
      <path d="M25 20h13M25 29h13M25 38h8" stroke="#2f4a8a" />
      <path d="M53 14l8 5-18 30-9 6 1-11z" fill="#ffc46b" stroke="#80520a" />
      <path d="M50 19l8 5" stroke="#80520a" />
    </>
  ),
  breathing: (
    <g stroke="#1f6a78" strokeWidth="7">
      <path d="M5 24h34c10 0 10-15 0-14-4 0-6 3-6 6M5 37h46c11 0 11 17 0 16-5 0-7-3-7-7M5 50h22" />
      <g stroke="#b9ecf2" strokeWidth="3">
        <path d="M5 24h34c10 0 10-15 0-14-4 0-6 3-6 6M5 37h46c11 0 11 17 0 16-5 0-7-3-7-7M5 50h22" />
      </g>
    </g>
  ),
  nature: (
    <>
      <path d="M27 61c2-10 2-17 1-25h8c-1 8-1 15 2 25z" fill="#b98358" stroke="#5b3515" />
      <path
        d="M32 4c9 0 13 6 13 11 8 1 12 7 11 14-1 8-8 12-15 11-4 5-15 5-18 0-8 1-14-3-15-11-1-7 4-13 11-14 0-6 5-11 13-11z"
        fill="#8ccb86"
        stroke="#2d5e3b"
      />
      <path d="M19 23c1-4 5-7 9-8" stroke="#fff" strokeWidth="3.500" />
    </>
  ),
  laughing: (
    <g stroke="#7a5510">
      <path d="M32 5c16 0 27 11 27 26S48 59 32 59 5 47 5 32 16 5 32 5z" fill="#ffd964" />
      <path d="M15 28c3-6 9-6 12 0M37 28c3-6 9-6 12 0" strokeWidth="3.400" />
      <path d="M16 36h32c0 11-6 18-16 18s-16-7-16-18z" fill="#d9577b" />
      <path d="M19 37h26v4c-8 2-18 2-26 0z" fill="#fff" strokeWidth="2" />
    </g>
  ),
  'small-step': (
    <>
      <path d="M4 52c5-4 10-4 15 0s10 4 15 0 10-4 15 0 8 3 11 1" stroke="#4f9fd0" strokeWidth="4" />
      <g stroke="#453b69">
        <path d="M8 42c-1-8 8-12 15-9 8 3 7 13-2 14-7 1-12 0-13-5z" fill="#b9b3ce" />
        <path d="M36 47c-2-9 8-12 14-9 8 3 8 13-1 15-7 1-12 0-13-6z" fill="#d3cde4" />
        <path d="M24 20c-1-8 8-12 15-9 8 3 7 13-2 14-7 1-12 0-13-5z" fill="#e4dff1" />
      </g>
    </>
  ),
  'something-else': MORE,
};
