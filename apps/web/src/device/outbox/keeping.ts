import { logFailure } from '../../lib/log.ts';
import { askToKeep, hasDatabases } from '../store/browser-storage.ts';
import { tellTabs } from '../store/device-news.ts';
import type { Command, CommandKind, KeptCommand, Refused } from './command.ts';
import { claimCommand, dropCommand, keepCommand, readCommands, setAside } from './outbox-storage.ts';

/** Why this device does not keep a command. */
export interface KeepProblem {
  readonly reason: unknown;
}

/** What one user has done that the server does not have, as far as this page knows: on the device, and where that fails in memory. */
export interface Keeping {
  /** In order, without those that a page waits for by itself. */
  readonly getState: () => readonly KeptCommand[];
  readonly subscribe: (listener: () => void) => () => void;
  /** The state has changed in a way that only its owner knows. */
  publish(): void;
  /**
   * Shown at once, and kept on the device one after the other, in the order in which they were done.
   * @param isHidden a page waits for it, and has its words
   */
  keep(command: Command, kind: CommandKind<never>, isHidden: boolean): Promise<KeepProblem | null>;
  /** A page waits for it no longer. */
  show(id: string): void;
  has(id: string): boolean;
  /** Reads the device again. */
  read(): Promise<void>;
  /** This page and the others show what is on the device now. */
  changed(): Promise<void>;
  /** What is to be sent, in order, as the device has it now. */
  waiting(): Promise<readonly KeptCommand[]>;
  /** Whether it still waits; from then on nothing replaces it. */
  claim(id: string): Promise<boolean>;
  /** Quiet where the device cannot be told: it is not sent again before the next load. */
  drop(id: string): Promise<void>;
  setAside(id: string, refused: Refused | null): Promise<void>;
  forget(): void;
}

export function createKeeping(userId: string): Keeping {
  const listeners = new Set<() => void>();
  let onDevice: readonly KeptCommand[] = [];
  /** In the order in which they were done. */
  const inMemory = new Map<string, KeptCommand>();
  const triedInMemory = new Set<string>();
  /** On their way to the device. */
  const underWay = new Set<string>();
  const hidden = new Set<string>();
  const gone = new Set<string>();
  let state: readonly KeptCommand[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  function all(): readonly KeptCommand[] {
    const ids = new Set(onDevice.map(({ id }) => id));
    return [...onDevice, ...[...inMemory.values()].filter(({ id }) => !ids.has(id))].filter(({ id }) => !gone.has(id));
  }

  function publish(): void {
    state = all().filter(({ id }) => !hidden.has(id));
    for (const listener of listeners) listener();
  }

  /** In turn with what is being kept, which an older list would not have. */
  function read(): Promise<void> {
    const reading = turn.then(readNow);
    turn = reading;
    return reading;
  }

  async function readNow(): Promise<void> {
    if (!hasDatabases()) return;
    const isEmpty = onDevice.length === 0;
    onDevice = await readCommands(userId).catch((reason: unknown) => {
      logFailure('What waits on this device could not be read', reason);
      return [];
    });
    if (!isEmpty || onDevice.length > 0) publish();
  }

  /** Only what was done before it: later ones wait for their turn. */
  function replaceableBy(command: Command, { replaces = [], undoes }: CommandKind<never>) {
    const inLine = all();
    const before = inLine
      .slice(
        0,
        inLine.findIndex(({ id }) => id === command.id),
      )
      .filter(({ about, refused }) => about !== undefined && about === command.about && refused === null);
    const idsOf = (kinds: readonly string[]) => before.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
    return { replaces: idsOf(replaces), undoes: undoes === undefined ? [] : idsOf([undoes]) };
  }

  async function put(command: Command, kind: CommandKind<never>): Promise<KeepProblem | null> {
    const { replaces, undoes } = replaceableBy(command, kind);
    const untried = (id: string) => inMemory.has(id) && !triedInMemory.has(id);
    const isUndone = undoes.some(untried);
    for (const id of [...replaces, ...undoes].filter(untried)) inMemory.delete(id);
    if (isUndone) {
      inMemory.delete(command.id);
      publish();
      return null;
    }
    try {
      const { kept, replaced } = await keepCommand(userId, command, { replaces, undoes });
      onDevice = [...onDevice.filter(({ id }) => id !== command.id && !replaced.includes(id)), ...(kept ? [kept] : [])];
      inMemory.delete(command.id);
      publish();
      askToKeep();
      return null;
    } catch (reason) {
      logFailure('Something could not be kept on this device', reason);
      publish();
      return { reason };
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish,
    keep(command, kind, isHidden) {
      gone.delete(command.id);
      if (isHidden) hidden.add(command.id);
      const isKnown = onDevice.some(({ id }) => id === command.id);
      if (!isKnown) inMemory.set(command.id, { ...command, order: 0, refused: null, inMemory: true });
      if (!isHidden) publish();
      underWay.add(command.id);
      const kept = turn.then(() => put(command, kind)).finally(() => underWay.delete(command.id));
      turn = kept;
      return kept;
    },
    show(id) {
      if (hidden.delete(id)) publish();
    },
    has: (id) => all().some((one) => one.id === id),
    read,
    async changed() {
      tellTabs({ userId, what: 'outbox' });
      await read();
    },
    async waiting() {
      await read();
      return all().filter(({ id, refused }) => refused === null && !underWay.has(id));
    },
    async claim(id) {
      if (gone.has(id)) return false;
      // Where the browser says that there is no network, nothing leaves it; otherwise an answer may be lost.
      const isReachable = navigator.onLine !== false;
      if (inMemory.has(id)) {
        if (isReachable) triedInMemory.add(id);
        return true;
      }
      return claimCommand(userId, id, isReachable).catch((reason: unknown) => {
        logFailure('What is sent could not be marked on this device', reason);
        return true;
      });
    },
    async drop(id) {
      gone.add(id);
      hidden.delete(id);
      if (inMemory.delete(id)) return;
      await dropCommand(userId, id).catch((reason: unknown) =>
        logFailure('Something that was sent stays on this device', reason),
      );
    },
    setAside: (id, refused) => setAside(userId, id, refused),
    forget() {
      inMemory.clear();
      onDevice = [];
      publish();
    },
  };
}
