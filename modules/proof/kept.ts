import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

/** What checks and keepsakes keep, for the privacy page. */
export const proofKept: KeptFields = {
  HistoryChecked: {
    found: kept('grown-up', 'that the history was checked, and whether something did not fit'),
    entries: kept('grown-up', 'how many entries were checked'),
  },
  KeepsakeMade: { revision: kept('grown-up', 'that a keepsake was made, and of how much of the history') },
  KeepsakeCompared: { fits: kept('grown-up', 'that a keepsake was compared, and whether it fits') },
  keepsakes: {
    user_id: OF_CHILD,
    revision: kept('grown-up', 'of how much of the history a keepsake is'),
    recorded: kept('around', 'the place of an entry in its history'),
    made_at: kept('grown-up', 'when a keepsake was made'),
    local_date: kept('grown-up', 'on which day'),
  },
  moved_histories: {
    user_id: OF_CHILD,
    until: kept('around', 'up to which entry a history came in from a file'),
    local_date: kept('grown-up', 'on which day'),
  },
};
