import { ActivityCompleted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { type DomainEvent, type Draft, draft } from '@wonderlings/kernel';
import { recorded, rowsAfter, testContext } from '@wonderlings/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JournalEntryWritten, MoodSaved, RestDayUsed } from './events.ts';
import { growGarden } from './garden-day.ts';
import { type GardenDayRow, gardenDays } from './garden-table.ts';
import { type MoodRow, moods } from './tables.ts';

const uuid = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
const felt = (id: number, feeling: string, baseFeelingName: string | null = null) =>
  draft(MoodSaved, { moodId: uuid(id), feeling, baseFeelingName, note: 'A secret.', emoji: null });
const wrote = (id: number) =>
  draft(JournalEntryWritten, {
    moodId: uuid(id),
    entryId: uuid(id),
    title: 'A secret.',
    content: 'A secret.',
    note: 'A secret.',
    drawing: null,
    isDrawn: false,
    feeling: 'Journal Entry',
    emoji: null,
  });
const rested = (date: string) => draft(RestDayUsed, { date });
const did = (card: string) =>
  draft(ActivityCompleted, {
    sessionId: uuid(1),
    activityType: 'breath',
    kind: null,
    card,
    duration: 60,
    data: {},
  });
const kept = draft(AffirmationKept, { affirmationId: uuid(1), questionnaire: [], affirmation: 'A secret.' });

type Happening = readonly [when: string, what: Draft];
const eventsOf = (happened: readonly Happening[]): DomainEvent[] =>
  happened.map(([when, what], index) => recorded(what, index, testContext(when)));
/** The moods as the query orders them. */
const flowersAfter = (events: readonly DomainEvent[]) =>
  rowsAfter<MoodRow>(moods, events).sort(
    (one, other) => one.timestamp.localeCompare(other.timestamp) || one.id.localeCompare(other.id),
  );
const gardenAfter = (events: readonly DomainEvent[]) =>
  growGarden(flowersAfter(events), rowsAfter<GardenDayRow>(gardenDays, events));
const grown = (happened: readonly Happening[]) => gardenAfter(eventsOf(happened));

describe('the garden of days', () => {
  it('grows every feeling by its name in the order it was felt, and never a word', () => {
    const days = grown([
      ['2026-05-01T18:00:00.000Z', felt(2, 'A Bit Sad (Heavy inside)')],
      ['2026-05-01T08:00:00.000Z', felt(1, 'Okay (All right)', 'Okay')],
      ['2026-05-01T19:00:00.000Z', wrote(3)],
    ]);
    expect(days).toEqual([
      { localDate: '2026-05-01', feelings: ['Okay', 'A Bit Sad', 'Journal Entry'], isRestDay: false, deeds: [] },
    ]);
    expect(JSON.stringify(days)).not.toContain('secret');
  });

  it('shows a rest day on the day that rested', () => {
    const happened: Happening[] = [
      ['2026-05-01', felt(1, 'Okay')],
      ['2026-05-03', felt(2, 'Okay')],
      ['2026-05-03', rested('2026-05-02')],
    ];
    expect(grown(happened).find(({ localDate }) => localDate === '2026-05-02')).toEqual({
      localDate: '2026-05-02',
      feelings: [],
      isRestDay: true,
      deeds: [],
    });
  });

  it('shows the flower of a rest day that was a check-in after all', () => {
    expect(
      grown([
        ['2026-05-03', rested('2026-05-02')],
        ['2026-05-02', felt(1, 'Angry', 'Angry')],
      ]),
    ).toEqual([{ localDate: '2026-05-02', feelings: ['Angry'], isRestDay: false, deeds: [] }]);
  });

  it('names what else was done once, however often', () => {
    expect(
      grown([
        ['2026-05-01', did('sleep')],
        ['2026-05-01', did('breath')],
        ['2026-05-01', kept],
        ['2026-05-01', did('breath')],
      ]),
    ).toEqual([{ localDate: '2026-05-01', feelings: [], isRestDay: false, deeds: ['affirmation', 'breath', 'sleep'] }]);
  });
});

const dayOf = (number: number) => `2026-05-${String(number).padStart(2, '0')}`;
const happenings: fc.Arbitrary<Happening[]> = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 6 }),
      what: fc.constantFrom('feeling', 'page', 'rest', 'deed', 'affirmation'),
      feeling: fc.constantFrom('Okay', 'Worried', 'Angry'),
      card: fc.constantFrom('breath', 'calm', 'sleep'),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ day, what, feeling, card }, index): Happening => {
      const drafts = { feeling: felt(index, feeling), page: wrote(index), rest: rested(dayOf(day)), deed: did(card) };
      return [dayOf(day), what === 'affirmation' ? kept : drafts[what as keyof typeof drafts]];
    }),
  );
describe('whatever happens, the garden', () => {
  it('is the same in whatever order it is told', () => {
    const told = happenings.chain((happened) => {
      const events = eventsOf(happened);
      return fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }));
    });
    fc.assert(
      fc.property(told, ([events, shuffled]) => {
        expect(gardenAfter(shuffled)).toEqual(gardenAfter(events));
      }),
    );
  });

  it('does not change when the same events come twice', () => {
    fc.assert(
      fc.property(happenings, (happened) => {
        const events = eventsOf(happened);
        expect(gardenAfter([...events, ...events])).toEqual(gardenAfter(events));
      }),
    );
  });

  it('never wilts: what has grown stays, whatever comes later', () => {
    fc.assert(
      fc.property(happenings, happenings, (before, later) => {
        const grownBefore = gardenAfter(eventsOf(before));
        // Other moods than before.
        const after = gardenAfter([
          ...eventsOf(before),
          ...eventsOf(later).map((event) => ({
            ...event,
            data: { ...(event.data as object), moodId: `${event.id}` },
          })),
        ]);
        for (const day of grownBefore) {
          const now = after.find(({ localDate }) => localDate === day.localDate);
          expect(now?.feelings).toEqual(expect.arrayContaining(day.feelings));
          expect(now?.deeds).toEqual(expect.arrayContaining(day.deeds));
        }
      }),
    );
  });
});
