import type { CopingToolId } from '@wonderlings/coping/catalogue';
import type { ComponentType, CSSProperties } from 'react';
import styles from './tool-picture.module.css';

function BalloonPicture() {
  return (
    <>
      <path
        d="M32 6c11 0 18 8 18 18 0 11-9 18-18 22-9-4-18-11-18-22C14 14 21 6 32 6z"
        fill="#F79B7F"
        stroke="#7A3320"
        strokeWidth="2.5"
      />
      <path
        d="M29 46h6l-3 4zM32 50c-4 4 4 6 0 10"
        fill="none"
        stroke="#7A3320"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M22 20c1-4 4-7 8-7" fill="none" stroke="#FFE6DC" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function NotePicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M22 48V13l32-7v34" fill="none" stroke="#80520A" strokeWidth="4" />
      <path d="M22 14l32-8v9l-32 8z" fill="#FFDF9A" stroke="#80520A" />
      <ellipse cx="14" cy="49" rx="9.5" ry="7.5" fill="#FFC46B" stroke="#80520A" />
      <ellipse cx="46" cy="41" rx="9.5" ry="7.5" fill="#FFC46B" stroke="#80520A" />
    </g>
  );
}

function StarPicture() {
  return (
    <>
      <path
        d="M32 7l7.5 15.5L56 25 44 37l3 17-15-8-15 8 3-17L8 25l16.5-2.5z"
        fill="#FFD964"
        stroke="#7A5510"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="27" cy="30" r="2" fill="#5A3E09" />
      <circle cx="37" cy="30" r="2" fill="#5A3E09" />
      <path d="M28 35c2.5 2.5 5.5 2.5 8 0" fill="none" stroke="#5A3E09" strokeWidth="2.2" strokeLinecap="round" />
    </>
  );
}

function FlowerPicture() {
  return (
    <>
      <g fill="#F7A8C4" stroke="#7E3358" strokeWidth="2.4">
        <circle cx="32" cy="16" r="9" />
        <circle cx="46" cy="27" r="9" />
        <circle cx="41" cy="43" r="9" />
        <circle cx="23" cy="43" r="9" />
        <circle cx="18" cy="27" r="9" />
      </g>
      <circle cx="32" cy="31" r="9" fill="#FFD964" stroke="#7E3358" strokeWidth="2.4" />
    </>
  );
}

function BoxPicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M25 6l18 4-3 22-18-4z" fill="#fff" stroke="#2F4A8A" />
      <path d="M29 14l8 2M28 20l6 1" stroke="#2F4A8A" fill="none" />
      <path d="M7 30c16-2 34-2 50 0l-3 27c-15 2-29 2-44 0z" fill="#9DB7F0" stroke="#2F4A8A" />
      <path d="M3 25l9 6M61 25l-9 6" stroke="#2F4A8A" fill="none" />
      <path d="M32 52s-9-5-9-10c0-6 7-6 9-1 2-5 9-5 9 1 0 5-9 10-9 10z" fill="#FFE6EC" stroke="#2F4A8A" />
    </g>
  );
}

function FivePicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 20c8-14 34-15 43-2 9 14 2 34-15 38C20 60 0 42 10 20z" fill="#F9DF86" stroke="#7A5510" />
      <path d="M41 17H27l-2 15c9-5 19 0 17 9-2 8-12 9-18 4" fill="none" stroke="#7A5510" strokeWidth="5" />
      <path d="M13 8l2 4M54 6l-3 4M60 52l-4-2" stroke="#B4750F" fill="none" />
    </g>
  );
}

function TorchPicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M50 22l12-6M52 32h11M50 42l12 6" stroke="#C77A12" strokeWidth="3.5" fill="none" />
      <path d="M4 25h24l9-9h8v32h-8l-9-9H4z" fill="#A5D8DD" stroke="#1F4E58" />
      <path d="M37 16c-3 10-3 22 0 32" stroke="#1F4E58" fill="none" />
      <path d="M13 32h7" stroke="#1F4E58" strokeWidth="5" fill="none" />
    </g>
  );
}

function RainbowPicture() {
  return (
    <>
      <g fill="none" strokeWidth="6">
        <path d="M8 44a24 24 0 0148 0" stroke="#F2788B" />
        <path d="M14 44a18 18 0 0136 0" stroke="#FFCB5C" />
        <path d="M20 44a12 12 0 0124 0" stroke="#7CC8A4" />
      </g>
      <path
        d="M4 46c0-5 6-8 11-5 4-4 11-1 11 5 0 4-4 6-8 6H11c-4 0-7-2-7-6zM38 46c0-6 7-9 11-5 5-3 11 0 11 5 0 4-3 6-7 6h-7c-4 0-8-2-8-6z"
        fill="#FDFBFF"
        stroke="#5A4E86"
        strokeWidth="2.3"
      />
    </>
  );
}

function FriendsPicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M3 57c0-15 7-21 16-21s16 6 16 21z" fill="#7FD1AE" stroke="#1F5B47" />
      <path d="M29 57c0-15 7-21 16-21s16 6 16 21z" fill="#FFC46B" stroke="#80520A" />
      <circle cx="19" cy="24" r="11" fill="#C98B62" stroke="#5B3515" />
      <circle cx="45" cy="24" r="11" fill="#F6CDAE" stroke="#7A4A2A" />
      <path d="M8 22c0-14 22-14 22 0-7-4-15-4-22 0z" fill="#5B3515" stroke="#3F230C" />
      <path d="M34 21c2-14 22-12 22 1-8-5-14-5-22-1z" fill="#B4641B" stroke="#7A3A1C" />
      <path d="M15 28c2 3 6 3 8 0M41 28c2 3 6 3 8 0" fill="none" stroke="#3F230C" />
    </g>
  );
}

function SillyFacePicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M32 5c16 0 27 11 27 26S48 59 32 59 5 47 5 32 16 5 32 5z" fill="#FFD964" stroke="#7A5510" />
      <circle cx="22" cy="25" r="8" fill="#fff" stroke="#7A5510" />
      <circle cx="24" cy="26" r="3" fill="#2B2048" />
      <path d="M37 26c3-5 9-5 11 0" fill="none" stroke="#7A5510" strokeWidth="3.5" />
      <path d="M18 40c9 5 20 5 29-1-2 4-4 6-7 7" fill="none" stroke="#7A5510" strokeWidth="3.2" />
      <path d="M28 43c4 1 9 1 12 0 2 8-1 13-6 13s-8-6-6-13z" fill="#F78FA7" stroke="#84304B" />
    </g>
  );
}

/** A tool's sticker, in a box of 64 by 64. */
export const TOOL_PICTURES: Readonly<Record<CopingToolId, ComponentType>> = {
  'balloon-breathing': BalloonPicture,
  'happy-dance-party': NotePicture,
  'gratitude-garden': FlowerPicture,
  'rainbow-drawing': RainbowPicture,
  'superhero-poses': StarPicture,
  'worry-box-technique': BoxPicture,
  'friendship-circle': FriendsPicture,
  'magic-counting': FivePicture,
  'body-scan-adventure': TorchPicture,
  'silly-faces-game': SillyFacePicture,
};

interface ToolPictureProps {
  readonly tool: { readonly id: CopingToolId; readonly color: string };
  /** Sets `--picture`, the width; 76 px without. */
  readonly className?: string | undefined;
}

/** A tool's sticker on a pebble of its color, in place of its emoji. Decoration: the title stands beside it. */
export function ToolPicture({ tool, className }: ToolPictureProps) {
  const Picture = TOOL_PICTURES[tool.id];
  // React sets it by the CSSOM, which the content security policy allows. The type has no custom properties.
  const color = { '--tool': tool.color } as CSSProperties;
  return (
    <span className={className ? `${styles.pebble} ${className}` : styles.pebble} style={color}>
      <svg
        className={styles.sticker}
        viewBox="-4 -4 72 72"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <Picture />
      </svg>
    </span>
  );
}
