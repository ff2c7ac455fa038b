import { type CopingTool, type CopingToolId, copingToolById } from '@wonderlings/coping/catalogue';
import { z } from 'zod';
import { deviceDocument } from '../../../device/store/device-document.ts';
import { type DeviceDocumentHandle, useDeviceDocument } from '../../../device/store/document-stores.ts';
import { localDateOf } from '../../../lib/local-day/local-day.ts';

/** What a child may answer to "Did it help?". Never a number, and none of them is wrong. */
export const HELP_ANSWERS = ['yes', 'a-little', 'not-today'] as const;
export type HelpAnswer = (typeof HELP_ANSWERS)[number];

const Answered = z.object({
  toolId: z.string(),
  /** The id of the mood it was tried for, when the journal led there. */
  feeling: z.string().nullable(),
  answer: z.enum(HELP_ANSWERS),
  /** The child's own day, `YYYY-MM-DD`. */
  on: z.string(),
});
export type Answered = Readonly<z.infer<typeof Answered>>;

const Trying = z.object({
  toolId: z.string(),
  feeling: z.string().nullable(),
  /** ISO 8601. */
  since: z.string(),
  /** The child has said that it was tried; the question is open. */
  tried: z.boolean(),
});
export type Trying = Readonly<z.infer<typeof Trying>>;

const Helped = z.object({
  /** Oldest first. */
  answers: z.array(Answered).readonly(),
  trying: Trying.nullable(),
  /** The saved mood that led to the tools, and the day it did. */
  ledBy: z.object({ feeling: z.string(), on: z.string() }).nullable(),
});
export type Helped = Readonly<z.infer<typeof Helped>>;

export const NOTHING_HELPED_YET: Helped = { answers: [], trying: null, ledBy: null };

/** What helped this child. It is about health, so it stays on the device: no call carries any of it. */
export const helpedDocument = deviceDocument<Helped>({ name: 'helped', schema: Helped, initial: NOTHING_HELPED_YET });

/** A yesterday's try is not asked about: a child may not remember, and should not have to account for it. */
const ASK_WITHIN_MS = 24 * 60 * 60 * 1000;

/** The try that may still be asked about. */
export function tryingAt({ trying }: Helped, now: Date): Trying | null {
  if (!trying) return null;
  const age = now.getTime() - Date.parse(trying.since);
  return age >= 0 && age < ASK_WITHIN_MS ? trying : null;
}

export const leadBy = (helped: Helped, feeling: string, on: string): Helped => ({ ...helped, ledBy: { feeling, on } });

/** Takes the place of an earlier try that was not answered. `on` is the child's day of `since`. */
export function begin(helped: Helped, toolId: string, since: Date, on: string): Helped {
  const feeling = helped.ledBy?.on === on ? helped.ledBy.feeling : null;
  return { ...helped, trying: { toolId, feeling, since: since.toISOString(), tried: false } };
}

export function sayTried(helped: Helped): Helped {
  return helped.trying ? { ...helped, trying: { ...helped.trying, tried: true } } : helped;
}

export const putAway = (helped: Helped): Helped => ({ ...helped, trying: null });

/** Answers the open question. No more is kept than the order needs: what it says now, and before it the other kind. */
export function answer(helped: Helped, given: HelpAnswer, on: string): Helped {
  if (!helped.trying) return helped;
  const { toolId, feeling } = helped.trying;
  return {
    ...helped,
    trying: null,
    answers: withAnswer(helped.answers, { toolId, feeling, answer: given, on }),
  };
}

/** A "not today" does not undo what helped on other days, so it stands beside it; each replaces its own kind. */
export function withAnswer(answers: readonly Answered[], added: Answered): readonly Answered[] {
  const isReplaced = (one: Answered) =>
    one.toolId === added.toolId &&
    one.feeling === added.feeling &&
    (one.answer === 'not-today') === (added.answer === 'not-today');
  return [...answers.filter((one) => !isReplaced(one)), added];
}

/** Forgets every answer about a tool. */
export const takeOut = (helped: Helped, toolId: string): Helped => ({
  ...helped,
  answers: helped.answers.filter((one) => one.toolId !== toolId),
});

/** Before whatever was answered since, of which nothing is lost. */
export const putBack = (helped: Helped, answers: readonly Answered[]): Helped => ({
  ...helped,
  answers: helped.answers.reduce(withAnswer, answers),
});

/**
 * How long a try is recorded to have taken: the time since it began, and no more than the tool's own (`"3 minutes"`),
 * because after that a child may have been anywhere.
 */
export function triedSeconds(tool: { readonly duration: string }, since: string, now: Date): number {
  const atMost = Number.parseInt(tool.duration, 10) * 60;
  const seconds = Math.round((now.getTime() - Date.parse(since)) / 1000);
  return Math.min(Math.max(seconds, 0), atMost);
}

export type KnownTool = CopingTool & { readonly id: CopingToolId };

export interface HelpedHandle {
  readonly document: DeviceDocumentHandle<Helped>;
  /** The tool that is being tried or asked about, if it is not too long ago. */
  readonly trying: (Trying & { readonly tool: KnownTool }) | null;
  /** A saved mood led to the tools. */
  readonly leadBy: (feeling: string) => void;
  readonly begin: (toolId: CopingToolId) => void;
  readonly sayTried: () => void;
  readonly answer: (given: HelpAnswer) => void;
  readonly putAway: () => void;
  readonly takeOut: (toolId: string) => void;
  /** Undoes `takeOut`. */
  readonly putBack: (answers: readonly Answered[]) => void;
}

/** What helped the signed-in child, as this device keeps it. */
export function useHelped(): HelpedHandle {
  const document = useDeviceDocument(helpedDocument);
  const { update } = document;
  const trying = tryingAt(document.value, new Date());
  const tool = trying ? copingToolById(trying.toolId) : undefined;
  return {
    document,
    trying: trying && tool ? { ...trying, tool } : null,
    leadBy: (feeling) => {
      const today = localDateOf(new Date());
      update((helped) => leadBy(helped, feeling, today));
    },
    begin: (toolId) => {
      const now = new Date();
      update((helped) => begin(helped, toolId, now, localDateOf(now)));
    },
    sayTried: () => update(sayTried),
    answer: (given) => {
      const today = localDateOf(new Date());
      update((helped) => answer(helped, given, today));
    },
    putAway: () => update(putAway),
    takeOut: (toolId) => update((helped) => takeOut(helped, toolId)),
    putBack: (answers) => update((helped) => putBack(helped, answers)),
  };
}
