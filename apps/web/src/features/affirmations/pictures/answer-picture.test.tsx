import { AGE_GROUPS } from '@wonderlings/affirmations/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { askedAt, STEPS, type Step } from '../questionnaire.ts';
import { PICTURES } from './answer-picture.tsx';

const pictureOf = (step: Step, id: string) => renderToStaticMarkup(PICTURES[step][id]);

it.each(AGE_GROUPS.flatMap(({ id }) => STEPS.map((step) => [step, id] as const)))(
  'each answer to %s at %s has a picture, and no two look alike',
  (step, age) => {
    const { choices } = askedAt(step, age);
    const pictures = choices.map(({ id }) => pictureOf(step, id));
    expect(pictures.filter((picture) => picture === '')).toEqual([]);
    expect(new Set(pictures).size).toBe(choices.length);
  },
);
