export const FIRST_RUN_STEPS = ['buddy', 'colors', 'words', 'feeling', 'seed'] as const;
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number];

/** How far each is of the four stages that are shown: how a place looks and how it sounds are one. */
export const STAGE_OF: Readonly<Record<FirstRunStep, number>> = { buddy: 1, colors: 2, words: 2, feeling: 3, seed: 4 };
/** How what was felt sounds, which is all that the last step asks; the address does not name the feeling. */
export const TONES = ['bright', 'hard'] as const;
export type Tone = (typeof TONES)[number];
/** What an address says about the first run. */
export interface FirstRunSearch {
  /** The first one where none is named. */
  readonly step?: FirstRunStep;
  /** Of the feeling that was told; none where it was skipped. */
  readonly felt?: Tone;
  /** Where the child was going when it registered; none where it walks through the start again. */
  readonly redirect?: string;
}

/** Reads an address; a step that there is not is the first. The caller checks where it leads. */
export function firstRunStep(search: Readonly<Record<string, unknown>>): Omit<FirstRunSearch, 'redirect'> {
  const step = FIRST_RUN_STEPS.find((one) => one === search.step);
  const felt = TONES.find((one) => one === search.felt);
  return { ...(step && { step }), ...(felt && { felt }) };
}

/** The one after, or none. */
export const stepAfter = (step: FirstRunStep): FirstRunStep | undefined =>
  FIRST_RUN_STEPS[FIRST_RUN_STEPS.indexOf(step) + 1];
