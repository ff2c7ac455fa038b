import { type KeptFields, kept } from '@wonderlings/kernel';

/** What the history itself adds, for the privacy page. */
export const historyKept: KeptFields = {
  NoteShown: { moodId: kept('grown-up', 'which note the child showed, never its words') },
  NoteTakenBack: { moodId: kept('grown-up', 'which note the child took back') },
  MonthPrinted: { month: kept('grown-up', 'which month was printed') },
};
