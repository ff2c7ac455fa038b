import { logFailure } from '../log.ts';
import type { DeviceDocument } from './device-document.ts';
import { tellTabs, watchTabs } from './device-news.ts';
import { readDocument, writeDocument } from './document-storage.ts';
import { type StorageProblem, storageProblem } from './storage-problem.ts';

export interface DocumentState<T> {
  readonly value: T;
  readonly status: 'loading' | 'kept' | 'saving' | 'not-kept';
  readonly problem: StorageProblem | null;
}

/** Pure: it may run again, on a value that another tab has changed meanwhile. */
export type Change<T> = (value: T) => T;

/** One document of one user, shared by everything on the page that shows it. It lives as long as the page. */
export interface DocumentStore<T> {
  readonly getState: () => DocumentState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (change: Change<T>) => void;
  readonly retry: () => void;
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
  let life = 0;
  let state: DocumentState<T> = { value: kept, status: 'loading', problem: null };

  const show = (status: DocumentState<T>['status'], problem: StorageProblem | null = null) => {
    state = { value: waiting.reduce((value, change) => change(value), kept), status, problem };
    for (const listener of listeners) listener();
  };

  /** Runs one access to the storage; `work` answers the document as the device holds it then. */
  async function access(work: () => Promise<T>, done: number): Promise<void> {
    const mine = life;
    busy = true;
    try {
      const now = await work();
      if (mine !== life) return;
      kept = now;
      waiting = waiting.slice(done);
      busy = false;
      if (waiting.length > 0) write();
      else show('kept');
    } catch (reason) {
      if (mine !== life) return;
      busy = false;
      logFailure(`"${document.name}" could not be kept on this device`, reason);
      show('not-kept', storageProblem(reason));
    }
  }

  const load = () => void access(() => readDocument(userId, document), 0);

  function write(): void {
    const changes = waiting;
    show('saving');
    void access(async () => {
      const now = await writeDocument(userId, document, (value) => changes.reduce((one, change) => change(one), value));
      tellTabs({ userId, what: 'document', name: document.name });
      return now;
    }, changes.length);
  }

  watchTabs((news) => {
    if (news.what === 'document' && news.userId === userId && news.name === document.name && !busy) load();
  });

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
      waiting = [...waiting, change];
      if (busy) show(state.status, state.problem);
      else write();
    },
    retry: () => {
      if (busy) return;
      if (waiting.length > 0) write();
      else load();
    },
    forget,
  };
}
