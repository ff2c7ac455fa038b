import type { Children } from './children.ts';
import { commandIdOf } from './decision.ts';
import type { Command } from './facet.ts';

/** The visit that the story of a demo child leads up to. */
export interface DemoVisit {
  readonly now: Date;
  /** The visitor's. */
  readonly timeZone: string;
}

/** Something that the demo child did, some time before the visit. */
export interface DemoAct {
  readonly at: Date;
  readonly act: Command;
}

/** A module, as far as the story goes. */
interface Storyteller {
  readonly name: string;
  readonly demoActs?: (visit: DemoVisit) => readonly DemoAct[];
}

interface Telling extends DemoVisit {
  readonly children: Pick<Children, 'execute'>;
  readonly childId: string;
}

/**
 * Tells what every module has to tell of a demo child, in the order in which it happened, by real commands. Told again, it
 * changes nothing, as long as no module puts a new act before an old one.
 */
export function demoStoryOf(modules: readonly Storyteller[]) {
  return async ({ children, childId, now, timeZone }: Telling): Promise<void> => {
    const acts = modules.flatMap(({ name, demoActs }) =>
      (demoActs?.({ now, timeZone }) ?? []).map((one, index) => ({ ...one, name: `${name}/${index}` })),
    );
    for (const { at, act, name } of acts.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
      const commandId = commandIdOf(childId, 'demo-story', name);
      await children.execute(childId, act, {
        commandId,
        correlationId: 'demo-story',
        actor: 'child',
        now: at,
        timeZone,
      });
    }
  };
}
