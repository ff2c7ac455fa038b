import { expect, it } from 'vitest';
import { type Fact, type Guard, sealingOf } from './kept-data.ts';
import { SEALED } from './privacy.copy.ts';

const facts = (...guards: readonly Guard[]): Fact[] =>
  guards.map((guard) => ({ is: guard, places: { [guard]: ['x'] } }));

it.each([
  ['notes', ['log', 'sealed'], [SEALED.both]],
  ['notes', ['log', 'own', 'sealed'], [SEALED.own]],
  ['feelings', ['log', 'open'], [SEALED.log]],
  ['profile', ['log', 'sealed', 'open'], [SEALED.partly]],
  ['notes', ['log', 'own', 'open'], [SEALED.own, SEALED.log]],
  ['grown-up', ['log'], [SEALED.only]],
  ['passwords', ['hashed'], [SEALED.hashed]],
  ['sessions', ['log', 'hashed', 'open', 'device'], [SEALED.log, SEALED.tokens]],
  ['device', ['device'], [SEALED.device]],
  // Nothing guards it: nothing is said.
  ['feelings', ['open'], []],
] as const)('of %s in places %j it is said: %j', (kind, guards, lines) => {
  expect(sealingOf(kind, facts(...guards))).toEqual(lines);
});
