import { type COPING_TOOLS, copingToolById } from '@wonderlings/coping/catalogue';
import { quickMoodById, richMoodById } from '@wonderlings/journal/catalogue';
import type { Answered } from './helped/helped.ts';

export interface HelpedTool {
  readonly tool: (typeof COPING_TOOLS)[number];
  /** The latest answer about it. */
  readonly answer: Answered['answer'];
  /** The feelings that it helped with, even a little, as the journal calls them. */
  readonly feelings: readonly string[];
}

const ORDER: readonly Answered['answer'][] = ['yes', 'a-little', 'not-today'];

/** One line for each tool that was answered about: what helped first, the newest first among equals. */
export function toolsThatHelped(answers: readonly Answered[]): readonly HelpedTool[] {
  const newestFirst = answers.toReversed();
  return [...new Set(newestFirst.map(({ toolId }) => toolId))]
    .flatMap((toolId) => {
      const tool = copingToolById(toolId);
      const ofTool = newestFirst.filter((one) => one.toolId === toolId);
      const latest = ofTool[0];
      if (!tool || !latest) return [];
      const helped = ofTool.filter(({ answer }) => answer !== 'not-today');
      return { tool, answer: latest.answer, feelings: [...new Set(helped.flatMap(feelingOf))] };
    })
    .sort((one, other) => ORDER.indexOf(one.answer) - ORDER.indexOf(other.answer));
}

function feelingOf({ feeling }: Answered): readonly string[] {
  const mood = feeling === null ? undefined : (richMoodById(feeling) ?? quickMoodById(feeling));
  return mood ? [mood.feeling] : [];
}
