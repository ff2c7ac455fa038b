import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answered, HELP_ANSWERS, type HelpAnswer, withAnswer } from './helped.ts';
import { orderTools, REST_DAYS } from './order-tools.ts';

const TOOLS = ['box', 'balloon', 'counting', 'dance'] as const;
const FEELINGS = ['worried', 'a-bit-sad', null] as const;
const TODAY = 40;
/** The calendar day `day` days after 2026-05-01. */
const dateOfDay = (day: number) => new Date(Date.UTC(2026, 4, 1 + day)).toISOString().slice(0, 10);

const answered = (toolId: string, answer: HelpAnswer, day = TODAY, feeling: string | null = 'worried'): Answered => ({
  toolId,
  feeling,
  answer,
  on: dateOfDay(day),
});
const order = (answers: readonly Answered[], tools: readonly string[] = TOOLS) =>
  orderTools(tools, answers, { feeling: 'worried', today: dateOfDay(TODAY) });

/** Histories as they grow: day after day, up to today. */
const history = fc
  .array(
    fc.record({
      toolId: fc.constantFrom(...TOOLS, 'another'),
      feeling: fc.constantFrom(...FEELINGS),
      answer: fc.constantFrom(...HELP_ANSWERS),
      day: fc.integer({ min: 0, max: TODAY }),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.sort((a, b) => a.day - b.day).map(({ toolId, answer, day, feeling }) => answered(toolId, answer, day, feeling)),
  );
const tools = fc.shuffledSubarray([...TOOLS]);

describe('the order', () => {
  it('is that of the journal as long as nothing is known', () => {
    expect(order([])).toEqual(TOOLS);
  });

  it('begins with what helped, then what helped a little', () => {
    expect(order([answered('counting', 'a-little'), answered('dance', 'yes')])).toEqual([
      'dance',
      'counting',
      'box',
      'balloon',
    ]);
  });

  it('lets what did not help go back, and come again after its rest', () => {
    expect(order([answered('box', 'not-today')])).toEqual(['balloon', 'counting', 'dance', 'box']);
    expect(order([answered('box', 'not-today', TODAY - REST_DAYS + 1)]).at(-1)).toBe('box');
    expect(order([answered('box', 'not-today', TODAY - REST_DAYS)])).toEqual(TOOLS);
  });

  it('does not forget for one bad day what helped before', () => {
    const answers = [answered('dance', 'yes', 1), answered('dance', 'not-today', TODAY - REST_DAYS)];
    expect(order(answers)[0]).toBe('dance');
  });

  it('listens to what was said of this feeling before what was said of another', () => {
    const elsewhere = [answered('dance', 'yes', 1, 'a-bit-sad'), answered('counting', 'yes', 1, null)];
    expect(order(elsewhere)).toEqual(['counting', 'dance', 'box', 'balloon']);
    expect(order([...elsewhere, answered('dance', 'not-today', 2)])).toEqual(['counting', 'box', 'balloon', 'dance']);
  });

  it('rests nothing for a day that is yet to come', () => {
    expect(order([answered('box', 'not-today', TODAY + 1)])).toEqual(TOOLS);
  });
});

describe('whatever was answered, the order', () => {
  it('has the same tools, each once', () => {
    fc.assert(
      fc.property(tools, history, (some, answers) => {
        expect([...order(answers, some)].sort()).toEqual([...some].sort());
      }),
    );
  });

  it('is the same each time it is asked for', () => {
    fc.assert(
      fc.property(tools, history, (some, answers) => {
        expect(order(answers, some)).toEqual(order(answers, some));
        expect(order(answers, order(answers, some))).toEqual(order(answers, some));
      }),
    );
  });

  it('has only tools that have helped before one that has just helped this feeling', () => {
    fc.assert(
      fc.property(tools, history, fc.constantFrom(...TOOLS), (some, answers, toolId) => {
        fc.pre(some.includes(toolId));
        const now = order([...answers, answered(toolId, 'yes')], some);
        for (const before of now.slice(0, now.indexOf(toolId)))
          expect(answers.some((one) => one.toolId === before && one.answer === 'yes')).toBe(true);
      }),
    );
  });

  it('never puts a tool that helps behind one that has just not helped', () => {
    fc.assert(
      fc.property(tools, history, (some, answers) => {
        fc.pre(some.includes('box') && some.includes('dance'));
        const now = order([...answers, answered('dance', 'yes'), answered('box', 'not-today')], some);
        expect(now.indexOf('dance')).toBeLessThan(now.indexOf('box'));
      }),
    );
  });

  it('moves a tool forward or leaves it where it is when it helps once more', () => {
    fc.assert(
      fc.property(tools, history, fc.constantFrom(...TOOLS), (some, answers, toolId) => {
        fc.pre(some.includes(toolId));
        const after = order([...answers, answered(toolId, 'yes')], some).indexOf(toolId);
        expect(after).toBeLessThanOrEqual(order(answers, some).indexOf(toolId));
      }),
    );
  });

  it('is the same from the few answers that are kept as from all of them', () => {
    fc.assert(
      fc.property(tools, history, (some, answers) => {
        const kept = answers.reduce(withAnswer, [] as readonly Answered[]);
        expect(order(kept, some)).toEqual(order(answers, some));
        expect(kept.length).toBeLessThanOrEqual((TOOLS.length + 1) * FEELINGS.length * 2);
      }),
    );
  });
});
