import { logFailure } from '../../lib/log.ts';
import { type ReadProblem, readProblem, type StorageProblem, storageProblem } from './browser-storage.ts';
import { type DeviceDocument, readDocument, writeDocument } from './device-document.ts';
import { tellTabs } from './device-news.ts';

export interface DocumentState<T> {
  readonly value: T;
  readonly status: 'loading' | 'kept' | 'saving' | 'not-kept';
  readonly problem: StorageProblem | ReadProblem | null;
}

/** Pure: it may run again, on a value that another tab has changed meanwhile. */
export type Change<T> = (value: T) => T;

/** One document of one user, shared by everything on the page that shows it. It lives as long as the page. */
export interface DocumentStore<T> {
  readonly getState: () => DocumentState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Throws what `change` throws on what is shown; nothing has happened then. */
  readonly update: (change: Change<T>) => void;
  readonly retry: () => void;
  /** Another tab has written it. */
  readonly refresh: () => void;
  /** Everything was deleted: what is in memory goes too. */
  readonly forget: () => void;
}

/**
 * What is shown is what the device holds plus the changes that it does not hold yet. All changes that wait go in one
 * transaction that reads before it writes, so that two tabs never undo each other; they stay when it fails.
 */
export function createDocumentStore<T>(userId: string, document: DeviceDocument<T>): DocumentStore<T> {
  const listeners = new Set<() => void>();
  let kept = document.initial;
  let waiting: readonly Change<T>[] = [];
  let busy = true;
  /** Another tab has written it while this one was busy: what this one has read may be older. */
  let isStale = false;
  let life = 0;
  let state: DocumentState<T> = { value: kept, status: 'loading', problem: null };

  const show = (status: DocumentState<T>['status'], problem: DocumentState<T>['problem'] = null) => {
    state = { value: changed(kept, waiting), status, problem };
    for (const listener of listeners) listener();
  };

  interface Access {
    /** Answers the document as the device holds it then. */
    readonly work: () => Promise<T>;
    /** How many of the changes that wait are in it. */
    readonly done: number;
    readonly problemOf: (reason: unknown) => StorageProblem | ReadProblem;
  }

  async function access({ work, done, problemOf }: Access): Promise<void> {
    const mine = life;
    busy = true;
    isStale = false;
    try {
      const now = await work();
      if (mine !== life) return;
      kept = now;
      waiting = waiting.slice(done);
      busy = false;
      if (waiting.length > 0) write();
      else if (isStale) load();
      else show('kept');
    } catch (reason) {
      if (mine !== life) return;
      busy = false;
      logFailure(`"${document.name}" could not be kept on this device, or read from it`, reason);
      show('not-kept', problemOf(reason));
    }
  }

  const load = () => void access({ work: () => readDocument(userId, document), done: 0, problemOf: readProblem });

  function write(): void {
    const changes = waiting;
    const work = async () => {
      const now = await writeDocument(userId, document, (value) => changed(value, changes));
      tellTabs({ userId, what: 'document', name: document.name });
      return now;
    };
    show('saving');
    void access({ work, done: changes.length, problemOf: storageProblem });
  }

  function forget(): void {
    life += 1;
    kept = document.initial;
    waiting = [];
    busy = false;
    show('kept');
  }

  load();
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      change(state.value);
      waiting = [...waiting, change];
      if (!busy) write();
      else if (state.status === 'kept') show('saving');
      else show(state.status, state.problem);
    },
    retry: () => {
      if (busy) return;
      if (waiting.length > 0) write();
      else load();
    },
    refresh: () => {
      if (busy) isStale = true;
      else load();
    },
    forget,
  };
}

/** A change that cannot be made to what another tab has written meanwhile is left out: it must not hold up the others. */
function changed<T>(value: T, changes: readonly Change<T>[]): T {
  return changes.reduce((before, change) => {
    try {
      return change(before);
    } catch (reason) {
      logFailure('A change does not fit what another tab has written', reason);
      return before;
    }
  }, value);
}
