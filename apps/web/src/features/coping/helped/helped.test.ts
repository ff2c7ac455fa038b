import { describe, expect, it } from 'vitest';
import {
  answer,
  begin,
  helpedDocument,
  leadBy,
  NOTHING_HELPED_YET,
  putAway,
  sayTried,
  takeOut,
  triedSeconds,
  tryingAt,
} from './helped.ts';

const NOON = new Date('2026-05-01T12:00:00Z');
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const trying = begin(leadBy(NOTHING_HELPED_YET, 'worried', '2026-05-01'), 'magic-counting', NOON, '2026-05-01');

describe('a try', () => {
  it('remembers the feeling that led to it, on the same day only', () => {
    expect(trying.trying).toEqual({
      toolId: 'magic-counting',
      feeling: 'worried',
      since: NOON.toISOString(),
      tried: false,
    });
    expect(begin(trying, 'silly-faces-game', later(24), '2026-05-02').trying?.feeling).toBeNull();
    expect(begin(NOTHING_HELPED_YET, 'silly-faces-game', NOON, '2026-05-01').trying?.feeling).toBeNull();
  });

  it('is asked about for a day, and not by a clock that went back', () => {
    expect(tryingAt(trying, later(23.9))).toBe(trying.trying);
    expect(tryingAt(trying, later(24))).toBeNull();
    expect(tryingAt(trying, later(-1))).toBeNull();
    expect(tryingAt(NOTHING_HELPED_YET, NOON)).toBeNull();
  });

  it('is answered once, or put away without a trace', () => {
    const answered = answer(sayTried(trying), 'a-little', '2026-05-01');
    expect(answered.trying).toBeNull();
    expect(answered.answers).toEqual([
      { toolId: 'magic-counting', feeling: 'worried', answer: 'a-little', on: '2026-05-01' },
    ]);
    expect(answer(answered, 'yes', '2026-05-01')).toBe(answered);
    expect(putAway(sayTried(trying))).toEqual({ ...trying, trying: null });
    expect(sayTried(NOTHING_HELPED_YET)).toBe(NOTHING_HELPED_YET);
  });
});

describe('the answers', () => {
  it('of one tool and feeling are the last that helped and the last that did not', () => {
    let helped = NOTHING_HELPED_YET;
    for (const [day, given] of (['a-little', 'not-today', 'yes', 'not-today'] as const).entries())
      helped = answer({ ...helped, trying: trying.trying }, given, `2026-05-0${day + 1}`);
    const { answers } = helped;
    expect(answers.map((one) => [one.answer, one.on])).toEqual([
      ['yes', '2026-05-03'],
      ['not-today', '2026-05-04'],
    ]);
  });

  it('are forgotten tool by tool', () => {
    const both = answer(
      { ...answer(trying, 'yes', '2026-05-01'), trying: { ...trying.trying, toolId: 'x' } as never },
      'yes',
      '2026-05-01',
    );
    expect(takeOut(both, 'x').answers.map(({ toolId }) => toolId)).toEqual(['magic-counting']);
  });

  it('are read back as they were kept', () => {
    const kept = answer(sayTried(trying), 'yes', '2026-05-01');
    expect(helpedDocument.schema.parse(structuredClone(kept))).toEqual(kept);
    expect(helpedDocument.schema.safeParse({ answers: [{ toolId: 'x', answer: 5 }] }).success).toBe(false);
  });
});

describe('the time of a try', () => {
  const tool = { duration: '3 minutes' };
  it('runs from its beginning, never longer than the tool takes, never below zero', () => {
    expect(triedSeconds(tool, NOON.toISOString(), new Date(NOON.getTime() + 65_400))).toBe(65);
    expect(triedSeconds(tool, NOON.toISOString(), later(5))).toBe(180);
    expect(triedSeconds(tool, NOON.toISOString(), later(-1))).toBe(0);
  });
});
