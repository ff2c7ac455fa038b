import { createFamilyModule } from '@wonderlings/family';
import { createHistoryModule } from '@wonderlings/history';
import { NoteShown, NoteTakenBack } from '@wonderlings/history/events';
import { journal, noteOf } from '@wonderlings/journal';
import { MoodSaved } from '@wonderlings/journal/events';
import { assembleModules, demoStoryOf, isEvent } from '@wonderlings/kernel';
import { decide, initialStates, TEST_CHILD } from '@wonderlings/kernel/testing';
import { expect, it } from 'vitest';

const NOW = new Date('2026-05-20T08:30:00.000Z');
const modules = [
  journal,
  createHistoryModule({ noteOf }),
  createFamilyModule({ whenWithdrawn: () => Promise.reject(new Error('Not part of it')) }),
];
const composition = assembleModules(modules);

/** Every event of the story, with the very ids that a demo child has. */
function story() {
  let states = initialStates(composition.facets);
  return demoStoryOf(modules)(TEST_CHILD, { now: NOW, timeZone: 'Europe/Berlin' }).flatMap(
    ({ act, context }, index) => {
      const decision = decide(composition, { childId: TEST_CHILD, states, nextRevision: index }, { act, context });
      ({ states } = decision);
      return decision.events;
    },
  );
}

it('has a grown-up of the demo child set a password and look twice', () => {
  const done = story().filter(({ actor }) => actor === 'grown-up');
  expect(done.map(({ type, localDate }) => [type, localDate])).toEqual([
    ['GrownUpPasswordSet', '2026-04-29'],
    ['ConsentGiven', '2026-04-29'],
    ['GrownUpViewOpened', '2026-05-11'],
    ['GrownUpViewOpened', '2026-05-18'],
  ]);
});

it('has the child show a note with words, and take that very note back', () => {
  const events = story();
  const shown = events.find((event) => isEvent(NoteShown, event));
  const back = events.find((event) => isEvent(NoteTakenBack, event));
  const note = events.flatMap((event) =>
    isEvent(MoodSaved, event) && event.data.note?.includes('beans') ? [event] : [],
  );
  expect(note).toHaveLength(1);
  expect([shown?.data, back?.data]).toEqual([{ moodId: note[0]?.data.moodId }, { moodId: note[0]?.data.moodId }]);
  expect(Number(new Date(String(shown?.at)))).toBeGreaterThan(Number(new Date(String(note[0]?.at))));
  expect([shown?.actor, back?.actor]).toEqual(['child', 'child']);
});

it('has one evening after nine', () => {
  const late = story().filter((event) => {
    const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: event.timeZone }).format(
      new Date(event.at),
    );
    return isEvent(MoodSaved, event) && Number(hour) >= 21;
  });
  expect(late.map(({ localDate }) => localDate)).toEqual(['2026-05-02']);
});
