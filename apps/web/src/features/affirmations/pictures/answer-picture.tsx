import type { ReactNode } from 'react';
import type { Step } from '../questionnaire.ts';
import styles from './answer-picture.module.css';
import { FEELING_FACES } from './feeling-faces.tsx';
import { PROUD_PICTURES } from './proud-pictures.tsx';
import { SECOND_ANSWER_PICTURES } from './second-answer-pictures.tsx';

const HANDLE = 'M26 8c0-8 12-8 12 0';

interface LanternProps {
  readonly color: string;
  readonly body: string;
}

function Lantern({ color, body }: LanternProps) {
  return (
    <g stroke="#4a3a78">
      <path d={HANDLE} />
      <path d={body} fill={color} />
      <path d="M32 25c6 6 8 10 8 14a8 8 0 01-16 0c0-4 2-8 8-14z" fill="#fff6d6" stroke="#a8730f" strokeWidth="2" />
      <path d="M24 10h16M24 58h16" strokeWidth="4.500" />
    </g>
  );
}

/** By the id of the age group: four lights of the same size, none of them more than another. */
const AGE_LANTERNS: Readonly<Record<string, ReactNode>> = {
  '6-7': <Lantern color="#ffc94d" body="M24 10h16c12 6 16 14 16 24s-4 18-16 24H24C12 52 8 44 8 34s4-18 16-24z" />,
  '8-9': <Lantern color="#f9a8c0" body="M24 10h16l14 12v24L40 58H24L10 46V22z" />,
  '10-11': <Lantern color="#9fdcb6" body="M22 10h20l10 8-4 16 4 16-10 8H22l-10-8 4-16-4-16z" />,
  '11-12': (
    <Lantern color="#a6ccf3" body="M22 10h20c4 12 12 18 12 30 0 10-6 16-12 18H22c-6-2-12-8-12-18 0-12 8-18 12-30z" />
  ),
};

export const PICTURES: Readonly<Record<Step, Readonly<Record<string, ReactNode>>>> = {
  age: AGE_LANTERNS,
  feeling: FEELING_FACES,
  second: SECOND_ANSWER_PICTURES,
  proud: PROUD_PICTURES,
};

/** What an answer looks like, for a child who does not read yet. */
export function AnswerPicture({ step, id }: { readonly step: Step; readonly id: string }) {
  return <Sticker>{PICTURES[step][id]}</Sticker>;
}

/** A small picture on a 64 box, in colours and ink of its own. Its words stand beside it. */
function Sticker({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.sticker} viewBox="-4 -4 72 72" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}
