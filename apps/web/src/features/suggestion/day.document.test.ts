import { expect, it } from 'vitest';
import { dayDocument, doneOn, NOTHING_YET, suggestedBefore, withDone, withSuggested } from './day.document.ts';

it('keeps what was finished today in order, and for ever that it was tried', () => {
  const first = withDone(withDone(NOTHING_YET, 'breath/zola', '2026-11-01'), 'calm/ocean-waves', '2026-11-01');
  const again = withDone(first, 'breath/zola', '2026-11-01');
  expect(doneOn(again, '2026-11-01')).toEqual(['calm/ocean-waves', 'breath/zola']);
  const next = withDone(again, 'sleep/log', '2026-11-02');
  expect(doneOn(next, '2026-11-02')).toEqual(['sleep/log']);
  expect(doneOn(next, '2026-11-03')).toEqual([]);
  expect(next.tried).toEqual(['breath/zola', 'calm/ocean-waves', 'sleep/log']);
});

it('knows what was suggested last on the day before, and on no other', () => {
  let kept = withSuggested(NOTHING_YET, 'breath/zola', '2026-11-01');
  kept = withSuggested(kept, 'sleep/log', '2026-11-01');
  expect(withSuggested(kept, 'sleep/log', '2026-11-01')).toBe(kept);
  expect(suggestedBefore(kept, '2026-11-01')).toBeNull();
  kept = withSuggested(kept, 'calm/ocean-waves', '2026-11-02');
  expect(suggestedBefore(kept, '2026-11-02')).toBe('sleep/log');
  expect(suggestedBefore(kept, '2026-11-03')).toBe('calm/ocean-waves');
  expect(suggestedBefore(kept, '2026-11-04')).toBeNull();
  kept = withSuggested(kept, 'journal/write', '2026-11-03');
  expect(kept.suggested).toHaveLength(2);
});

it('is read back as it was kept', () => {
  const kept = withSuggested(withDone(NOTHING_YET, 'breath/zola', '2026-11-01'), 'sleep/log', '2026-11-01');
  expect(dayDocument.schema.parse(structuredClone(kept))).toEqual(kept);
});
