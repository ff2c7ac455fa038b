import { describe, expect, it } from 'vitest';
import { beatAt, linesAt } from './calm-position.ts';

const breath = { startsAt: 30, inhale: 4, exhale: 6, endsAt: 270 };

describe('the beat', () => {
  it('goes up for 4 seconds and back for 6 while the rhythm lasts', () => {
    expect(beatAt(breath, 29_999)).toBeNull();
    expect(beatAt(breath, 30_000)).toEqual({ phase: 'inhale', seconds: 4, breath: 1 });
    expect(beatAt(breath, 34_000)).toEqual({ phase: 'exhale', seconds: 6, breath: 1 });
    expect(beatAt(breath, 40_000)).toEqual({ phase: 'inhale', seconds: 4, breath: 2 });
    expect(beatAt(breath, 269_999)).toEqual({ phase: 'exhale', seconds: 6, breath: 24 });
    expect(beatAt(breath, 270_000)).toBeNull();
  });

  it('is none where a session has no rhythm', () => {
    expect(beatAt(null, 60_000)).toBeNull();
  });
});

it('keeps a line until the next one comes, and the one before it', () => {
  const session = {
    lines: [
      { at: 0, text: 'a' },
      { at: 5, text: 'b' },
      { at: 9, text: 'c' },
    ],
  };
  const texts = (ms: number) => {
    const { now, before } = linesAt(session, ms);
    return [before?.text, now?.text];
  };
  expect(texts(0)).toEqual([undefined, 'a']);
  expect(texts(4_999)).toEqual([undefined, 'a']);
  expect(texts(5_000)).toEqual(['a', 'b']);
  expect(texts(60_000)).toEqual(['b', 'c']);
});
