import type { Affirmation, KeepAffirmationInput } from '@wonderlings/affirmations/contract';
import { assign, fromPromise, setup } from 'xstate';
import { type Because, type SendFailure, sendFailureOf } from '../../device/outbox/verdict.ts';
import type { Attempt } from '../../lib/api/attempt.ts';
import {
  type Answers,
  answersOf,
  askedAt,
  NO_ANSWERS,
  pickOf,
  questionnaireOf,
  type Step,
  withAnswer,
  wordsOf,
} from './questionnaire.ts';

/** Where a child is on the way to its words. */
export type Stage = Step | 'card';

/** One act of keeping. The same words keep their key over any number of tries, and over a reload. */
export type KeepAttempt = Attempt<Pick<KeepAffirmationInput, 'questionnaire' | 'affirmation'>>;

/** Words that the server has, or that wait on this device under the id of their command. */
export interface Keeping {
  readonly kept: Affirmation;
  /** Why they wait; null where the server has them. */
  readonly because: Because | null;
}

/** What the machine invokes to keep words; the page provides it, a test fakes it. */
export const keepAffirmationWith = (keep: (attempt: KeepAttempt) => Promise<Keeping>) =>
  fromPromise<Keeping, KeepAttempt>(({ input }) => keep(input));

const keepNotProvided = keepAffirmationWith(() => Promise.reject(new Error('The page provides keepAffirmation')));

/** What survives a reload. `day` is the child's own, `YYYY-MM-DD`: the words depend on it. */
export interface AffirmationDraft {
  readonly day: string;
  readonly stage: Stage;
  readonly answers: Answers;
  /** How often the child asked for other words. */
  readonly pick: number;
  /** The last try to keep these very words. */
  readonly attempt: KeepAttempt | null;
}
export interface AffirmationInput {
  readonly today: string;
  /** Words that were kept today already: they are shown at once. */
  readonly keeping: Keeping | null;
  readonly draft: AffirmationDraft | null;
}
export interface AffirmationContext extends Omit<AffirmationDraft, 'stage'> {
  readonly openAt: Stage;
  readonly kept: Affirmation | null;
  /** Why the kept words wait, or have waited, on this device; null for those that the server has had from the start. */
  readonly because: Because | null;
  readonly failure: SendFailure | null;
}
export type AffirmationEvent =
  /** To the question that is asked. */
  | { readonly type: 'answer.pick'; readonly id: string }
  /** The device knows the age group from another day. */
  | { readonly type: 'age.remember'; readonly id: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'words.another' }
  /** `newKey` is used unless these very words were sent before. */
  | { readonly type: 'words.keep'; readonly newKey: string }
  /** Today's words became known only now: from this device, another tab, or the server when it answers again. */
  | ({ readonly type: 'words.found' } & Keeping)
  /** The server will never take the words that waited. They are not kept, and the page shows them elsewhere. */
  | { readonly type: 'words.refused' }
  | { readonly type: 'questions.again' }
  | { readonly type: 'day.change'; readonly day: string };

/** Takes an answer to that step, if it is one of those that the child sees. */
function answered(step: Step) {
  const params = ({ event }: { readonly event: { readonly id: string } }) => ({ step, id: event.id });
  return { guard: { type: 'isOffered', params }, actions: { type: 'answer', params } } as const;
}

/** Age group, three questions, the card; and what was kept, today's at once. */
export const affirmationMachine = setup({
  types: { context: {} as AffirmationContext, events: {} as AffirmationEvent, input: {} as AffirmationInput },
  actors: { keepAffirmation: keepNotProvided },
  guards: {
    hasKept: ({ context }) => context.kept !== null,
    hasNothingKept: ({ context }) => context.kept === null,
    /** Words that wait come after those that the server has. */
    areNewer: ({ context }, { kept, because }: Keeping) => because !== null && kept.id !== context.kept?.id,
    opensAt: ({ context }, { stage }: { stage: Stage }) => context.openAt === stage,
    isOffered: ({ context }, { step, id }: { step: Step; id: string }) =>
      askedAt(step, context.answers.age).choices.some((choice) => choice.id === id),
    isAnswered: ({ context }, { step }: { step: Step }) => context.answers[step] !== null,
    knowsNoAge: ({ context }) => context.answers.age === null,
    isOver: ({ context }, { day }: { day: string }) => context.kept?.date !== day,
  },
  actions: {
    answer: assign(({ context }, { step, id }: { step: Step; id: string }) => ({
      answers: withAnswer(context.answers, step, id),
      pick: 0,
      attempt: null,
    })),
    pickAnother: assign(({ context }) => ({ pick: context.pick + 1, attempt: null, failure: null })),
    /** From the words that are kept, the next ones of the same answers. */
    pickBesideKept: assign(({ context: { kept } }) => {
      if (!kept) return {};
      const pick = pickOf(kept.affirmation, kept.questionnaire, kept.date) + 1;
      return { answers: answersOf(kept.questionnaire), day: kept.date, pick, attempt: null };
    }),
    beginAttempt: assign(({ context }, { newKey }: { newKey: string }) => ({
      attempt: context.attempt ?? {
        key: newKey,
        body: { questionnaire: questionnaireOf(context.answers), affirmation: wordsOf(context) },
      },
      failure: null,
    })),
    fail: assign((_, { failure }: { failure: SendFailure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    receive: assign((_, { kept, because }: Keeping) => ({ kept, because, day: kept.date, attempt: null })),
    askAgain: assign(({ context }) => ({
      answers: { ...NO_ANSWERS, age: context.answers.age ?? answersOf(context.kept?.questionnaire ?? []).age },
      pick: 0,
      attempt: null,
    })),
    beginDay: assign((_, { day }: { day: string }) => ({ day, kept: null })),
    startOver: assign(({ context }) => ({ answers: { ...NO_ANSWERS, age: context.answers.age }, pick: 0 })),
    /** The words on the card stay as they are, but yesterday's are not today's. */
    partFromKept: assign({ kept: null }),
  },
}).createMachine({
  id: 'affirmation',
  context: ({ input: { today, keeping, draft } }) => ({
    day: today,
    openAt: draft?.stage ?? 'age',
    answers: draft?.answers ?? NO_ANSWERS,
    pick: draft?.pick ?? 0,
    attempt: draft?.attempt ?? null,
    ...(draft ? { day: draft.day } : {}),
    kept: keeping?.kept ?? null,
    because: keeping?.because ?? null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasKept', target: 'kept' },
        { guard: { type: 'opensAt', params: { stage: 'card' } }, target: 'card' },
        { guard: { type: 'opensAt', params: { stage: 'proud' } }, target: 'asking.proud' },
        { guard: { type: 'opensAt', params: { stage: 'second' } }, target: 'asking.second' },
        { guard: { type: 'opensAt', params: { stage: 'feeling' } }, target: 'asking.feeling' },
        { target: 'asking' },
      ],
    },
    asking: {
      initial: 'age',
      on: {
        'age.remember': {
          guard: 'knowsNoAge',
          actions: { type: 'answer', params: ({ event }) => ({ step: 'age' as const, id: event.id }) },
        },
        'day.change': { actions: { type: 'beginDay', params: ({ event }) => event } },
      },
      states: {
        age: {
          on: {
            'words.found': {
              guard: 'hasNothingKept',
              target: '#affirmation.kept',
              actions: { type: 'receive', params: ({ event }) => event },
            },
            'answer.pick': answered('age'),
            next: { guard: { type: 'isAnswered', params: { step: 'age' } }, target: 'feeling' },
            back: { guard: 'hasKept', target: '#affirmation.kept' },
          },
        },
        feeling: {
          on: {
            'answer.pick': answered('feeling'),
            next: { guard: { type: 'isAnswered', params: { step: 'feeling' } }, target: 'second' },
            back: 'age',
          },
        },
        second: {
          on: {
            'answer.pick': answered('second'),
            next: { guard: { type: 'isAnswered', params: { step: 'second' } }, target: 'proud' },
            back: 'feeling',
          },
        },
        proud: {
          on: {
            'answer.pick': answered('proud'),
            next: { guard: { type: 'isAnswered', params: { step: 'proud' } }, target: '#affirmation.card' },
            back: 'second',
          },
        },
      },
    },
    card: {
      initial: 'answered',
      on: {
        'words.another': { actions: 'pickAnother' },
        'words.keep': { target: 'keeping', actions: { type: 'beginAttempt', params: ({ event }) => event } },
        'day.change': { actions: 'partFromKept' },
      },
      states: {
        answered: { on: { back: { target: '#affirmation.asking.proud', actions: 'forgetFailure' } } },
        /** Other words than the ones that are kept, of the same answers. */
        besideKept: {
          on: {
            back: [
              { guard: 'hasKept', target: '#affirmation.kept', actions: 'forgetFailure' },
              { target: '#affirmation.asking', actions: 'forgetFailure' },
            ],
          },
        },
        asBefore: { type: 'history' },
      },
    },
    keeping: {
      on: { 'day.change': { actions: 'partFromKept' } },
      invoke: {
        src: 'keepAffirmation',
        input: ({ context }) => begun(context.attempt),
        onDone: { target: 'kept.fresh', actions: { type: 'receive', params: ({ event }) => event.output } },
        onError: {
          target: 'card.asBefore',
          actions: { type: 'fail', params: ({ event }) => ({ failure: sendFailureOf(event.error) }) },
        },
      },
    },
    kept: {
      initial: 'earlier',
      on: {
        'words.another': { target: 'card.besideKept', actions: 'pickBesideKept' },
        'questions.again': { target: 'asking', actions: 'askAgain' },
        'words.found': {
          guard: { type: 'areNewer', params: ({ event }) => event },
          target: '.earlier',
          actions: { type: 'receive', params: ({ event }) => event },
        },
        'words.refused': { target: 'asking', actions: ['askAgain', 'partFromKept'] },
        'day.change': {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'asking',
          actions: [{ type: 'beginDay', params: ({ event }) => event }, 'startOver'],
        },
      },
      states: { earlier: {}, fresh: {} },
    },
  },
});

function begun(attempt: KeepAttempt | null): KeepAttempt {
  if (!attempt) throw new Error('Nothing was kept');
  return attempt;
}
