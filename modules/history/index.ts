import { defineModule } from '@wonderlings/kernel';
import { MonthPrinted, NoteShown, NoteTakenBack } from './events.ts';

/** What the log says, in plain words; see the README beside this file. */
export const history = defineModule({
  name: 'history',
  events: [NoteShown, NoteTakenBack, MonthPrinted],
});
