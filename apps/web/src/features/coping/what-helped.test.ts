import { expect, it } from 'vitest';
import type { Answered } from './helped/helped.ts';
import { toolsThatHelped } from './what-helped.tsx';

const about = (toolId: string, answer: Answered['answer'], feeling: string | null = null): Answered => ({
  toolId,
  answer,
  feeling,
  on: '2026-05-01',
});

it('has a line for each tool: what helped first, the newest first among equals', () => {
  const helped = toolsThatHelped([
    about('balloon-breathing', 'yes'),
    about('magic-counting', 'not-today'),
    about('rainbow-drawing', 'a-little'),
    about('silly-faces-game', 'yes'),
    about('no-longer-there', 'yes'),
  ]);
  expect(helped.map(({ tool, answer }) => [tool.id, answer])).toEqual([
    ['silly-faces-game', 'yes'],
    ['balloon-breathing', 'yes'],
    ['rainbow-drawing', 'a-little'],
    ['magic-counting', 'not-today'],
  ]);
});

it('names the feelings with which a tool helped, and none with which it did not', () => {
  const [balloon] = toolsThatHelped([
    about('balloon-breathing', 'yes', 'a-bit-sad'),
    about('balloon-breathing', 'not-today', 'worried'),
    about('balloon-breathing', 'a-little', 'angry'),
    about('balloon-breathing', 'yes', 'no-such-mood'),
  ]);
  expect(balloon).toMatchObject({ answer: 'yes', feelings: ['Angry', 'A Bit Sad'] });
});
