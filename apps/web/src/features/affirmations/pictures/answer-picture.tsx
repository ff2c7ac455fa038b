import type { ReactNode } from 'react';
import type { Step } from '../questionnaire.ts';
import { AGE_LANTERNS } from './age-lanterns.tsx';
import { FEELING_FACES } from './feeling-faces.tsx';
import { PROUD_PICTURES } from './proud-pictures.tsx';
import { SECOND_ANSWER_PICTURES } from './second-answer-pictures.tsx';
import { Sticker } from './sticker.tsx';

export const PICTURES: Readonly<Record<Step, Readonly<Record<string, ReactNode>>>> = {
  age: AGE_LANTERNS,
  feeling: FEELING_FACES,
  second: SECOND_ANSWER_PICTURES,
  proud: PROUD_PICTURES,
};

/** What an answer looks like, for whoever does not read yet. */
export function AnswerPicture({ step, id }: { readonly step: Step; readonly id: string }) {
  return <Sticker>{PICTURES[step][id]}</Sticker>;
}
