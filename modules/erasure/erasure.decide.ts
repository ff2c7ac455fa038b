import { type Command, command, defineFacet, draft } from '@wonderlings/kernel';
import { ErasureRequested, ErasureUndone, RetentionAnnounced } from './events.ts';

interface ErasureState {
  readonly isAsleep: boolean;
  /** The day that was announced last. */
  readonly announced: string | null;
}

export const erasureFacet = defineFacet<
  ErasureState,
  typeof ErasureRequested | typeof ErasureUndone | typeof RetentionAnnounced
>({
  name: 'erasure',
  initial: { isAsleep: false, announced: null },
  events: [ErasureRequested, ErasureUndone, RetentionAnnounced],
  evolve(state, event) {
    switch (event.type) {
      case 'ErasureRequested':
        return { ...state, isAsleep: true };
      case 'ErasureUndone':
        return { ...state, isAsleep: false };
      case 'RetentionAnnounced':
        return { ...state, announced: event.data.eraseOn };
    }
  },
});

const ALWAYS = { beyondQuota: true } as const;

/** Recorded once, however often it is found unrecorded. */
export const recordSleep = (eraseAt: Date): Command<ErasureState> =>
  command(
    erasureFacet,
    ({ isAsleep }) => (isAsleep ? [] : [draft(ErasureRequested, { eraseAt: eraseAt.toISOString() })]),
    ALWAYS,
  );

export const recordWaking = (): Command<ErasureState> =>
  command(erasureFacet, ({ isAsleep }) => (isAsleep ? [draft(ErasureUndone, {})] : []), ALWAYS);

export const announceRetention = (eraseOn: string): Command<ErasureState> =>
  command(
    erasureFacet,
    ({ announced }) => (announced === eraseOn ? [] : [draft(RetentionAnnounced, { eraseOn })]),
    ALWAYS,
  );
