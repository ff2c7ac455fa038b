import { type ActInContext, commandIdOf, newIdOf } from './decision.ts';
import type { Actor } from './event.ts';
import type { Command } from './facet.ts';

/** The visit that the story of a demo child leads up to. */
export interface DemoVisit {
  readonly now: Date;
  /** The visitor's. */
  readonly timeZone: string;
}

/** A visit, for a module that tells its part of the story. */
export interface DemoContext extends DemoVisit {
  /** The id that another act of the story gives: of `journal/0`, the journal's first, the `mood`. */
  readonly idOf: (act: string, name: string) => string;
}

/** Something that the demo child, or its grown-up, did some time before the visit. */
export interface DemoAct {
  readonly at: Date;
  readonly act: Command;
  /** The child, where it is left out. */
  readonly actor?: Actor;
}

/** A module, as far as the story goes. */
interface StoryModule {
  readonly name: string;
  readonly demoActs?: (visit: DemoContext) => readonly DemoAct[];
}

/**
 * What every module has to tell of a demo child, in the order in which it happened. Pure: the same for the same visit.
 */
export function demoStoryOf(modules: readonly StoryModule[]) {
  return (childId: string, visit: DemoVisit): readonly ActInContext[] => {
    const commandOf = (act: string) => commandIdOf(childId, 'demo-story', act);
    const context: DemoContext = { ...visit, idOf: (act, name) => newIdOf(commandOf(act))(name) };
    return modules
      .flatMap(({ name, demoActs }) =>
        (demoActs?.(context) ?? []).map(({ at, act, actor = 'child' }, index) => ({
          act,
          context: {
            commandId: commandOf(`${name}/${index}`),
            correlationId: 'demo-story',
            actor,
            now: at,
            timeZone: visit.timeZone,
          },
        })),
      )
      .toSorted((one, other) => one.context.now.getTime() - other.context.now.getTime());
  };
}
