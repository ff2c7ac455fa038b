import { type ActInContext, commandIdOf } from './decision.ts';
import type { Actor } from './event.ts';
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
  /** The child, where it is left out. */
  readonly actor?: Actor;
}

/** A module, as far as the story goes. */
interface Storyteller {
  readonly name: string;
  readonly demoActs?: (visit: DemoVisit) => readonly DemoAct[];
}

/**
 * What every module has to tell of a demo child, in the order in which it happened. Pure: the same for the same visit.
 */
export function demoStoryOf(modules: readonly Storyteller[]) {
  return (childId: string, visit: DemoVisit): readonly ActInContext[] =>
    modules
      .flatMap(({ name, demoActs }) =>
        (demoActs?.(visit) ?? []).map(({ at, act, actor = 'child' }, index) => ({
          act,
          context: {
            commandId: commandIdOf(childId, 'demo-story', `${name}/${index}`),
            correlationId: 'demo-story',
            actor,
            now: at,
            timeZone: visit.timeZone,
          },
        })),
      )
      .toSorted((one, other) => one.context.now.getTime() - other.context.now.getTime());
}
