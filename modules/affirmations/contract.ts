import { earnedByAct, endpoint, Instant, LocalDate, NamedUserId, text } from '@wonderlings/kernel/contract';
import { DayPlace, listEndpoint } from '@wonderlings/kernel/page-contract';
import { z } from 'zod';
import { ANSWER_IDS } from './catalogue.ts';

/** Four are asked for; with fewer or more there is a fallback to keep. */
const MOST_ANSWERS = 12;
/** The longest text that the rule makes has 120 characters. */
const LONGEST_AFFIRMATION = 200;

/** The words that a child kept for one of its days; at most one a day. */
export const Affirmation = z
  .object({
    id: z.string(),
    userId: z.string(),
    date: LocalDate,
    questionnaire: z.array(z.string()),
    affirmation: z.string(),
  })
  .meta({ id: 'Affirmation' });
export type Affirmation = z.infer<typeof Affirmation>;

/** `questionnaire`: the ids of the answers, in order: age group, feeling, second answer, proud choice. */
export const KeepAffirmationInput = z.object({
  /** Only the child of the session: it keeps what waited for the network from going to another one. */
  userId: NamedUserId,
  questionnaire: z
    .array(z.enum(ANSWER_IDS, { error: 'This is not one of the answers.' }))
    .max(MOST_ANSWERS, 'These are too many answers.'),
  affirmation: text({ min: 1, max: LONGEST_AFFIRMATION }),
  /** When it was done, if it is sent later. One that cannot be is taken for now. */
  timestamp: Instant.optional(),
});
export type KeepAffirmationInput = z.infer<typeof KeepAffirmationInput>;

export const KeepAffirmationAnswer = Affirmation.extend({
  ...earnedByAct,
}).meta({ id: 'KeptAffirmation' });
export type KeepAffirmationAnswer = z.infer<typeof KeepAffirmationAnswer>;

const tag = 'Affirmations';
export const listAffirmations = listEndpoint({
  path: '/api/affirmations',
  summary: 'The words that the child kept, one for each day, newest first',
  tag,
  place: z.tuple([DayPlace]),
  item: Affirmation,
});
export const keepAffirmation = endpoint({
  method: 'POST',
  path: '/api/affirmations',
  summary:
    "Keep the words made of the questionnaire's answers for their day; they take the place of that day's earlier ones",
  tag,
  access: 'child',
  body: KeepAffirmationInput,
  // Words that are sent again under their key say another time.
  keyStandsFor: ['questionnaire', 'affirmation'],
  status: 201,
  answer: KeepAffirmationAnswer,
});
