import { expect, it } from 'vitest';
import { type DemoAct, demoStoryOf } from './demo-story.ts';
import { command, defineFacet } from './facet.ts';
import { TEST_CHILD } from './testing.ts';

const facet = defineFacet({ name: 'told', initial: null, events: [], evolve: () => null });
const on = (day: string): DemoAct => ({ at: new Date(`${day}T16:00:00Z`), act: command(facet, () => []) });
const NOW = new Date('2026-05-20T08:30:00Z');

const told = (modules: Parameters<typeof demoStoryOf>[0]) =>
  demoStoryOf(modules)(TEST_CHILD, { now: NOW, timeZone: 'UTC' }).map(({ context: { now, commandId } }) => ({
    day: now.toISOString().slice(0, 10),
    commandId,
  }));

it('tells what every module has to tell in the order in which it happened, the same when told again', () => {
  const modules = [
    { name: 'journal', demoActs: () => [on('2026-05-01'), on('2026-05-03')] },
    { name: 'quiet' },
    { name: 'activities', demoActs: () => [on('2026-05-02')] },
  ];
  const story = told(modules);
  expect(story.map(({ day }) => day)).toEqual(['2026-05-01', '2026-05-02', '2026-05-03']);
  expect(new Set(story.map(({ commandId }) => commandId)).size).toBe(3);
  expect(told(modules)).toEqual(story);
});

it('keeps the acts of a module when another one joins', () => {
  const journal = { name: 'journal', demoActs: () => [on('2026-05-01')] };
  const [alone] = told([journal]);
  expect(told([{ name: 'activities', demoActs: () => [on('2026-05-02')] }, journal])).toContainEqual(alone);
});
