import {
  type ActInContext,
  type CommandContext,
  commandIdOf,
  DomainError,
  type ModuleDependencies,
  sandboxIdOf,
} from '@wonderlings/kernel';
import { changeProfile, register, renameJournal, startSandbox } from './account.decide.ts';
import { DEMO_ACCOUNT, DEMO_GROWN_UP_PASSWORD } from './contract.ts';
import { demoBeginning } from './demo-days.ts';

/** What a demo child does in the weeks after its registration (21 local days before now, at 16:00), the oldest first. */
export type DemoStory = (childId: string, visit: Pick<CommandContext, 'now' | 'timeZone'>) => readonly ActInContext[];

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
  readonly demoStory: DemoStory;
}

/**
 * Opens a private demo child with about three weeks behind it, and answers its id. Each visit gets a new one; the same visit
 * sent again, because its answer got lost or it was cut off, goes on with its own. The weeks are a few appends: told
 * act by act they took some hundred transactions. A server that is killed between two of them leaves the story as short as it is.
 * @param visit the context of a visit: its command id and its day name the child
 * @throws DomainError `demo.full` when there are as many demos as there may be
 */
export async function openDemo(dependencies: Dependencies, visit: CommandContext): Promise<string> {
  const { children, vault, newId, demoStory } = dependencies;
  const { now, timeZone } = visit;
  const expiresAt = new Date(now.getTime() + SANDBOX_MS);
  const begin = demoBeginning(now, timeZone);
  const childId = await opened(visit.commandId);
  const named = (name: string, at: Date): CommandContext => ({
    ...visit,
    commandId: commandIdOf(childId, 'demo', name),
    now: at,
  });
  const minute = (minutes: number) => named(String(minutes), new Date(begin.getTime() + minutes * MINUTE_MS));
  const { displayName, profile, journalName } = SUNNY;
  const registration = register({ username: DEMO_ACCOUNT.username, displayName, isSandbox: true });
  await children.begin(childId, [
    { act: registration, context: minute(0) },
    { act: changeProfile(profile), context: minute(2) },
    { act: renameJournal(journalName), context: minute(4) },
    ...demoStory(childId, { now, timeZone }),
    { act: startSandbox(expiresAt), context: named('start', now) },
  ]);
  return childId;

  async function opened(visitId: string): Promise<string> {
    const id = sandboxIdOf(visitId, now.toISOString().slice(0, 10));
    // The story says that it was set on the first day.
    const grownUp = { password: DEMO_GROWN_UP_PASSWORD, setAt: begin };
    const state = await vault.openSandbox(id, expiresAt, MOST_SANDBOXES, grownUp);
    // One that was erased before its day was over.
    if (state === 'gone') return opened(newId());
    if (state === 'open') return id;
    const sentence =
      'So many visitors are here today! Please come back a little later, or make an account of your own.';
    throw new DomainError('unavailable', 'demo.full', sentence, undefined, FULL_FOR_SECONDS);
  }
}
