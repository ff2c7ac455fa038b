import { expect, it } from 'vitest';
import { type CalmMoment, calmMomentsDocument, withMoments } from './calm-moments.ts';

const moment = (date: string): CalmMoment => ({ sessionId: 'ocean-waves', date, finished: true });

it('puts the newest first', () => {
  const kept = withMoments({ moments: [moment('2026-03-01')] }, [moment('2026-03-02'), moment('2026-03-03')]);
  expect(kept.moments.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-02', '2026-03-01']);
});

it('keeps the last 500', () => {
  const many = { moments: Array.from({ length: 500 }, () => moment('2026-03-01')) };
  const { moments } = withMoments(many, [moment('2026-03-02')]);
  expect(moments).toHaveLength(500);
  expect(moments[0]?.date).toBe('2026-03-02');
});

it('knows only which session and which day, whatever else is handed in', () => {
  const kept = calmMomentsDocument.schema.parse({ moments: [{ ...moment('2026-03-02'), note: 'secret' }] });
  expect(kept).toEqual({ moments: [moment('2026-03-02')] });
});
