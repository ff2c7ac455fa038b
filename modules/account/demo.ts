import {
  type Children,
  type CommandContext,
  commandIdOf,
  DomainError,
  type ModuleDependencies,
  sandboxIdOf,
} from '@wonderlings/kernel';
import { changeProfile, register, renameJournal, startSandbox } from './account.decide.ts';
import { DEMO_ACCOUNT } from './contract.ts';
import { demoBeginning } from './demo-days.ts';

/** What the story of a demo child is told into. */
export interface DemoStory {
  readonly children: Pick<Children, 'execute'>;
  readonly childId: string;
  /** The visitor's present; every act of the story lies before it. */
  readonly now: Date;
  /** The visitor's zone. */
  readonly timeZone: string;
}

/** Tells the weeks after the demo child's registration (21 local days before now, at 16:00) by real commands. */
export type TellDemoStory = (story: DemoStory) => Promise<void>;

const SANDBOX_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
/**
 * Demo children at a time. Each begins with about 0.3 MB of story and may add as much as its quota allows, so this bounds what
 * all demos together take of the disk.
 */
export const MOST_SANDBOXES = 2_000;
/** Some demo ends about every minute of a day, once there are that many. */
const FULL_FOR_SECONDS = 600;

const SUNNY = {
  displayName: 'Sunny',
  profile: { profileImage: '🦊', selectedWonderling: 8 },
  journalName: 'The Sky Book',
} as const;

interface Dependencies extends Pick<ModuleDependencies, 'children' | 'vault' | 'newId'> {
  readonly tellDemoStory: TellDemoStory;
}

/**
 * Opens a private demo child with about three weeks behind it, and answers its id. Each visit gets a new one; the same visit
 * sent again, because its answer got lost or it was cut off, goes on with its own. What is left half told is erased with all
 * the others when its sandbox expires.
 * @param visit the context of a visit: its command id and its day name the child
 * @throws DomainError `demo.full` when there are as many demos as there may be
 */
export async function openDemo(dependencies: Dependencies, visit: CommandContext): Promise<string> {
  const { children, vault, newId, tellDemoStory } = dependencies;
  const { now, timeZone } = visit;
  const expiresAt = new Date(now.getTime() + SANDBOX_MS);
  const childId = await opened(visit.commandId);
  const stepping = { ...visit, commandId: commandIdOf(childId, 'demo', 'start') };
  if (await children.carriedOut(childId, stepping.commandId)) return childId;

  const begin = demoBeginning(now, timeZone);
  const minute = (minutes: number): CommandContext => ({
    ...visit,
    commandId: commandIdOf(childId, 'demo', String(minutes)),
    now: new Date(begin.getTime() + minutes * MINUTE_MS),
  });
  const { displayName, profile, journalName } = SUNNY;
  const registration = register({ username: DEMO_ACCOUNT.username, displayName, isSandbox: true });
  await children.execute(childId, registration, minute(0));
  await children.execute(childId, changeProfile(profile), minute(2));
  await children.execute(childId, renameJournal(journalName), minute(4));
  await tellDemoStory({ children, childId, now, timeZone });
  await children.execute(childId, startSandbox(expiresAt), stepping);
  return childId;

  async function opened(visitId: string): Promise<string> {
    const id = sandboxIdOf(visitId, now.toISOString().slice(0, 10));
    const state = await vault.openSandbox(id, expiresAt, MOST_SANDBOXES);
    // One that was erased before its day was over.
    if (state === 'gone') return opened(newId());
    if (state === 'open') return id;
    const sentence =
      'So many visitors are here today! Please come back a little later, or make an account of your own.';
    throw new DomainError('unavailable', 'demo.full', sentence, undefined, FULL_FOR_SECONDS);
  }
}
