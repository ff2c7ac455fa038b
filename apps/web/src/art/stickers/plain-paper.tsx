import { paper } from '../rewards/pen/colors.ts';
import { BOX } from './box.ts';

/** In the place of a sticker whose drawing is not there, nor perhaps any pen: a piece of paper, cut like the others. */
export const PlainPaper = () => (
  <svg aria-hidden="true" viewBox={BOX} width="100%" height="100%">
    <path
      d="M-34-30Q1-37 33-31Q39 1 31 32Q-1 38-35 31Q-34 0-34-30z"
      fill={paper}
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </svg>
);
