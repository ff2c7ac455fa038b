import {
  DomainError,
  localDateIn,
  type ModuleDependencies,
  type ReadDatabase,
  type Route,
  route,
} from '@wonderlings/kernel';
import * as contract from './contract.ts';
import { showNote, takeNoteBack } from './notes.ts';
import { countOf, historyOf, noteStateOf, overviewOf } from './queries.ts';

/** A mood or page with words or a drawing, as the journal keeps it. */
interface WrittenNote {
  readonly feeling: string;
  readonly note: string;
  readonly drawing: contract.ShownNote['drawing'];
  readonly localDate: string;
}
/** The words of one mood or page of the child; undefined where there are none. */
export type NoteOf = (read: ReadDatabase, childId: string, moodId: string) => Promise<WrittenNote | undefined>;

export function historyRoutes({ children, read }: ModuleDependencies, noteOf: NoteOf): readonly Route[] {
  return [
    route(contract.listHistory, ({ childId, query, context }) =>
      historyOf(read, childId, query, { audience: 'child', timeZone: context(childId).timeZone }),
    ),
    route(contract.listGrownUpHistory, ({ childId, query, context }) =>
      historyOf(read, childId, query, { audience: 'grownUp', timeZone: context(childId).timeZone }),
    ),
    route(contract.countHistory, ({ childId, query }) => countOf(read, childId, query)),
    route(contract.getHistoryOverview, ({ childId, context }) => {
      const { now, timeZone } = context(childId);
      return overviewOf(read, childId, localDateIn(now, timeZone));
    }),
    route(contract.showNote, async ({ childId, params: { moodId }, context }) => {
      if (!(await noteOf(read, childId, moodId))) throw await missing(read, childId, moodId);
      await children.execute(childId, showNote(moodId), context(childId));
      return { moodId, note: 'shown' as const };
    }),
    route(contract.takeNoteBack, async ({ childId, params: { moodId }, context }) => {
      if (!(await noteOf(read, childId, moodId))) throw await missing(read, childId, moodId);
      await children.execute(childId, takeNoteBack(moodId), context(childId));
      return { moodId, note: 'closed' as const };
    }),
    route(contract.readShownNote, async ({ childId, params: { moodId } }) => {
      const state = await noteStateOf(read, childId, moodId);
      // The same for a note that is closed and for one that never was: that there is one is in the list.
      if (state?.state !== 'shown') throw new DomainError('forbidden', 'note.closed', 'This note is closed.');
      const written = await noteOf(read, childId, moodId);
      if (!written) throw erased();
      return { moodId, ...written, shownOn: state.local_date };
    }),
  ];
}

async function missing(read: ReadDatabase, childId: string, moodId: string): Promise<DomainError> {
  const state = await noteStateOf(read, childId, moodId);
  return state?.state === 'erased' ? erased() : new DomainError('not-found', 'note.unknown', 'There is no such note.');
}

const erased = () => new DomainError('conflict', 'note.erased', 'These words were erased.');
