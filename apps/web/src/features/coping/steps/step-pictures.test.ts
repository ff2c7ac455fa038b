import { COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { describe, expect, it } from 'vitest';
import { STEP_PICTURES, type ToolNote } from './step-pictures.ts';

const NOTES = ['safety', 'seated', 'solo', 'otherWay'] as const satisfies readonly ToolNote[];

describe.each(COPING_TOOLS.map((tool) => [tool.title, tool] as const))('%s', (_, tool) => {
  const pictures = STEP_PICTURES[tool.id];

  it('has a picture for each of its steps', () => {
    expect(pictures).toHaveLength(tool.instructions.length);
  });

  it('says each of its notes at one step', () => {
    const said = pictures.flatMap(({ notes = [] }) => notes);
    expect(said.toSorted()).toEqual(NOTES.filter((note) => tool[note]).toSorted());
  });
});
