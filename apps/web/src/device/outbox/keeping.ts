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
export class Keeping {
  readonly #userId: string;
  readonly #listeners = new Set<() => void>();
  #onDevice: readonly KeptCommand[] = [];
  /** In the order in which they were done. */
  readonly #inMemory = new Map<string, KeptCommand>();
  readonly #triedInMemory = new Set<string>();
  /** On their way to the device. */
  readonly #underWay = new Set<string>();
  /** Those that a page waits for by itself. */
  readonly #hidden = new Set<string>();
  readonly #gone = new Set<string>();
  #state: readonly KeptCommand[] = [];
  /** What is done on the device is done one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(userId: string) {
    this.#userId = userId;
  }

  /** In order, without those that a page waits for by itself. */
  readonly getState = (): readonly KeptCommand[] => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The state has changed in a way that only its owner knows. */
  publish(): void {
    this.#state = this.#all().filter(({ id }) => !this.#hidden.has(id));
    for (const listener of this.#listeners) listener();
  }

  /**
   * Shown at once, and kept on the device one after the other, in the order in which they were done.
   * @param isHidden a page waits for it, and has its words
   */
  keep(command: Command, kind: CommandKind<never>, isHidden: boolean): Promise<KeepProblem | null> {
    const { id } = command;
    this.#gone.delete(id);
    if (isHidden) this.#hidden.add(id);
    const isKnown = this.#onDevice.some((one) => one.id === id);
    if (!isKnown) this.#inMemory.set(id, { ...command, order: 0, refused: null, inMemory: true });
    if (!isHidden) this.publish();
    this.#underWay.add(id);
    const kept = this.#turn.then(() => this.#put(command, kind)).finally(() => this.#underWay.delete(id));
    this.#turn = kept;
    return kept;
  }

  /** A page waits for it no longer. */
  show(id: string): void {
    if (this.#hidden.delete(id)) this.publish();
  }

  has(id: string): boolean {
    return this.#all().some((one) => one.id === id);
  }

  /** Reads the device again, in turn with what is being kept, which an older list would not have. */
  read(): Promise<void> {
    const reading = this.#turn.then(() => this.#readNow());
    this.#turn = reading;
    return reading;
  }

  /** This page and the others show what is on the device now. */
  async changed(): Promise<void> {
    tellTabs({ userId: this.#userId, what: 'outbox' });
    await this.read();
  }

  /** What is to be sent, in order, as the device has it now. */
  async waiting(): Promise<readonly KeptCommand[]> {
    await this.read();
    return this.#all().filter(({ id, refused }) => refused === null && !this.#underWay.has(id));
  }

  /** Whether it still waits; from then on nothing replaces it. */
  async claim(id: string): Promise<boolean> {
    if (this.#gone.has(id)) return false;
    // Where the browser says that there is no network, nothing leaves it; otherwise an answer may be lost.
    const isReachable = navigator.onLine !== false;
    if (this.#inMemory.has(id)) {
      if (isReachable) this.#triedInMemory.add(id);
      return true;
    }
    return claimCommand(this.#userId, id, isReachable).catch((reason: unknown) => {
      logFailure('What is sent could not be marked on this device', reason);
      return true;
    });
  }

  /** Quiet where the device cannot be told: it is not sent again before the next load. */
  async drop(id: string): Promise<void> {
    this.#gone.add(id);
    this.#hidden.delete(id);
    if (this.#inMemory.delete(id)) return;
    await dropCommand(this.#userId, id).catch((reason: unknown) =>
      logFailure('Something that was sent stays on this device', reason),
    );
  }

  setAside(id: string, refused: Refused | null): Promise<void> {
    return setAside(this.#userId, id, refused);
  }

  forget(): void {
    this.#inMemory.clear();
    this.#onDevice = [];
    this.publish();
  }

  #all(): readonly KeptCommand[] {
    const ids = new Set(this.#onDevice.map(({ id }) => id));
    const others = [...this.#inMemory.values()].filter(({ id }) => !ids.has(id));
    return [...this.#onDevice, ...others].filter(({ id }) => !this.#gone.has(id));
  }

  async #readNow(): Promise<void> {
    if (!hasDatabases()) return;
    const isEmpty = this.#onDevice.length === 0;
    this.#onDevice = await readCommands(this.#userId).catch((reason: unknown) => {
      logFailure('What waits on this device could not be read', reason);
      return [];
    });
    if (!isEmpty || this.#onDevice.length > 0) this.publish();
  }

  async #put(command: Command, kind: CommandKind<never>): Promise<KeepProblem | null> {
    const { replaces, undoes } = this.#replaceableBy(command, kind);
    const untried = (id: string) => this.#inMemory.has(id) && !this.#triedInMemory.has(id);
    const isUndone = undoes.some(untried);
    for (const id of [...replaces, ...undoes].filter(untried)) this.#inMemory.delete(id);
    if (isUndone) {
      this.#inMemory.delete(command.id);
      this.publish();
      return null;
    }
    try {
      const { kept, replaced } = await keepCommand(this.#userId, command, { replaces, undoes });
      const others = this.#onDevice.filter(({ id }) => id !== command.id && !replaced.includes(id));
      this.#onDevice = [...others, ...(kept ? [kept] : [])];
      this.#inMemory.delete(command.id);
      this.publish();
      askToKeep();
      return null;
    } catch (reason) {
      logFailure('Something could not be kept on this device', reason);
      this.publish();
      return { reason };
    }
  }

  /** Only what was done before it: later ones wait for their turn. */
  #replaceableBy(command: Command, { replaces = [], undoes }: CommandKind<never>) {
    const inLine = this.#all();
    const before = inLine
      .slice(
        0,
        inLine.findIndex(({ id }) => id === command.id),
      )
      .filter(({ about, refused }) => about !== undefined && about === command.about && refused === null);
    const idsOf = (kinds: readonly string[]) => before.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
    return { replaces: idsOf(replaces), undoes: undoes === undefined ? [] : idsOf([undoes]) };
  }
}
