import { assign, fromPromise, setup } from 'xstate';
import { type StorageProblem, storageProblem } from '../../device/store/browser-storage.ts';

/** What a form is about: a new plant (both null), a plant, a new log of a plant (`logId` 'new'), or one of its logs. */
export interface FormTarget {
  readonly plantId: string | null;
  readonly logId: string | null;
  /** Corrects what is there already. Its draft is dropped with Cancel; that of something new is kept for another time. */
  readonly corrects: boolean;
}

interface FormContext<Draft> {
  readonly target: FormTarget | null;
  readonly draft: Draft | null;
  /** Whether anything was typed; an untouched form is not kept. */
  readonly touched: boolean;
  readonly problem: StorageProblem | null;
  /** Milliseconds of the clock: names what is saved, so that it is saved once, and tells how long it took. */
  readonly openedAt: number;
  readonly isOpenAtFirst: boolean;
}
type FormEvent<Draft> =
  | { readonly type: 'open'; readonly target: FormTarget; readonly draft: Draft; readonly at: number }
  | { readonly type: 'change'; readonly change: Partial<Draft> }
  | { readonly type: 'save' }
  | { readonly type: 'close' }
  /** It turned out that this was saved before a reload. */
  | { readonly type: 'forget' };

export interface FormInput<Draft> {
  /** What was open, or begun, before a reload. */
  readonly kept: {
    readonly target: FormTarget;
    readonly draft: Draft;
    readonly openedAt: number;
    readonly isOpen: boolean;
  } | null;
}
export interface FormSave<Draft> {
  readonly target: FormTarget;
  readonly draft: Draft;
  readonly openedAt: number;
}

const sameTarget = (one: FormTarget | null, other: FormTarget): boolean =>
  one?.plantId === other.plantId && one.logId === other.logId;

/** One form of the page: closed, filled in, saving. Nothing that was typed is dropped before it is saved. */
export function createFormMachine<Draft extends object>(isReady: (draft: Draft) => boolean) {
  return setup({
    types: {
      context: {} as FormContext<Draft>,
      events: {} as FormEvent<Draft>,
      input: {} as FormInput<Draft>,
    },
    actors: {
      save: fromPromise<void, FormSave<Draft>>(() => Promise.reject(new Error('The page provides save'))),
    },
    guards: {
      wasOpen: ({ context }) => context.isOpenAtFirst,
      isReady: ({ context }) => context.draft !== null && isReady(context.draft),
    },
    actions: {
      // What was begun for the very same thing goes on.
      begin: assign(({ context }, { target, draft, at }: { target: FormTarget; draft: Draft; at: number }) => {
        const begun = sameTarget(context.target, target) ? context.draft : null;
        return { target, draft: begun ?? draft, touched: begun !== null, problem: null, openedAt: at };
      }),
      change: assign(({ context }, { change }: { change: Partial<Draft> }) => ({
        draft: context.draft && { ...context.draft, ...change },
        touched: true,
        problem: null,
      })),
      fail: assign((_, { problem }: { problem: StorageProblem }) => ({ problem })),
      clearProblem: assign({ problem: null }),
      clear: assign({ target: null, draft: null, touched: false, problem: null }),
      dropUnlessBegun: assign(({ context: { target, touched } }) =>
        target?.corrects || !touched ? { target: null, draft: null, touched: false } : {},
      ),
    },
  }).createMachine({
    id: 'plant-form',
    context: ({ input: { kept } }) => ({
      target: kept?.target ?? null,
      draft: kept?.draft ?? null,
      touched: kept !== null,
      problem: null,
      openedAt: kept?.openedAt ?? 0,
      isOpenAtFirst: kept?.isOpen ?? false,
    }),
    initial: 'waking',
    states: {
      waking: { always: [{ guard: 'wasOpen', target: 'open' }, { target: 'closed' }] },
      closed: {
        on: {
          open: { target: 'open', actions: { type: 'begin', params: ({ event }) => event } },
          forget: { actions: 'clear' },
        },
      },
      open: {
        on: {
          change: { actions: { type: 'change', params: ({ event }) => event } },
          save: { guard: 'isReady', target: 'saving', actions: 'clearProblem' },
          close: { target: 'closed', actions: ['clearProblem', 'dropUnlessBegun'] },
          open: { actions: { type: 'begin', params: ({ event }) => event } },
          forget: { target: 'closed', actions: 'clear' },
        },
      },
      saving: {
        invoke: {
          src: 'save',
          input: ({ context: { target, draft, openedAt } }) => {
            if (!target || !draft) throw new Error('An open form has a target and a draft');
            return { target, draft, openedAt };
          },
          onDone: { target: 'closed', actions: 'clear' },
          onError: {
            target: 'open',
            actions: { type: 'fail', params: ({ event }) => ({ problem: storageProblem(event.error) }) },
          },
        },
      },
    },
  });
}

export type FormMachine<Draft extends object> = ReturnType<typeof createFormMachine<Draft>>;
