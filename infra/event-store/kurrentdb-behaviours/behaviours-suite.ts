import { describe } from 'vitest';
import { appendBehaviours } from './append.behaviours.ts';
import { clusterBehaviours } from './cluster.behaviours.ts';
import { connectionBehaviours } from './connection.behaviours.ts';
import { readBehaviours } from './read.behaviours.ts';
import type { BehavioursTarget } from './server-under-test.ts';
import { subscribeBehaviours } from './subscribe.behaviours.ts';

/**
 * What the log's adapter builds on, said of the protocol itself: written against the client, so that one suite runs against the
 * double always and against a real server where there is one. The numbers are names: a test is asked for by its own.
 */
export function kurrentDbBehaviours(name: string, target: BehavioursTarget): void {
  describe(name, () => {
    appendBehaviours(target);
    readBehaviours(target);
    subscribeBehaviours(target);
    clusterBehaviours(target);
    connectionBehaviours(target);
  });
}
