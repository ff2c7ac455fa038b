import { defineEvent, defineModule, kept, OF_CHILD, put, readTable } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MODULES } from '../modules.ts';
import { generatedText, readGenerated } from './generated-file.ts';
import { serverKeeps, undescribed } from './server-keeps.ts';

const TODAY = '2026-11-22';
const Planted = defineEvent({ type: 'Planted', schema: z.object({ where: z.string(), words: z.string() }) });
const Rained = defineEvent({ type: 'Rained', schema: z.object({}) });
type Row = { readonly user_id: string; readonly words: string };
const plots = readTable<Row>({
  name: 'plots',
  version: 1,
  columns: { user_id: { type: 'uuid' }, words: { type: 'text', sealed: true } },
  key: ['user_id'],
  owner: 'user_id',
  folds: [
    put(
      Planted,
      ({ childId }) => [[childId]],
      ({ childId, data }) => ({ user_id: childId, words: data.words }),
    ),
  ],
});
const words = kept('notes', 'the words on the sign');
const KEPT = {
  Planted: { where: kept('activities', 'the place'), words },
  Rained: kept('activities', 'that it rained'),
  plots: { user_id: OF_CHILD, words },
};
const garden = (fields: Parameters<typeof defineModule>[0]['kept'] = KEPT) =>
  defineModule({ name: 'garden', events: [Planted, Rained], tables: [plots], kept: fields });

describe('what the server keeps', () => {
  it('is described, field by field, and nothing is described that is gone', () => {
    expect(undescribed(MODULES)).toEqual([]);
  });

  it('stands on the privacy page as it is', async () => {
    const now = await readGenerated();
    expect(generatedText(serverKeeps(MODULES), now, TODAY), 'npm run privacy writes it').toBe(now);
  });

  it('names a field, an event and a column without words', () => {
    expect(undescribed([garden({ Planted: { where: KEPT.Planted.where }, plots: { user_id: OF_CHILD } })])).toEqual([
      expect.stringMatching(/^Planted\.words is kept and not described/),
      expect.stringMatching(/^Rained is kept and not described/),
      expect.stringMatching(/^plots\.words is kept and not described/),
    ]);
  });

  it('names what is described and gone', () => {
    const gone = kept('notes', 'something of before');
    const before = { ...KEPT, Planted: { ...KEPT.Planted, gone }, plots: { ...KEPT.plots, gone }, Snowed: gone };
    expect(undescribed([garden(before)])).toEqual([
      'Planted.gone is described in a kept.ts, and is not kept any more',
      'plots.gone is described in a kept.ts, and is not kept any more',
      'Snowed is described in a kept.ts, and is not kept any more',
    ]);
  });

  it('says each fact once, with all its places and how each is guarded', () => {
    const { kinds } = serverKeeps([garden()]);
    // The vault keeps some of its own, with any modules.
    expect(kinds.notes.filter(({ places }) => places.log)).toEqual([
      { is: 'the words on the sign', places: { log: ['Planted.words'], sealed: ['plots.words'] } },
    ]);
    expect(kinds.activities.map(({ is }) => is)).toEqual(['the place', 'that it rained']);
  });

  it('keeps the words of a child and who it is in sealed places only', () => {
    const { kinds } = serverKeeps(MODULES);
    expect(kinds.notes.length).toBeGreaterThan(3);
    expect(kinds.notes.filter(({ places }) => places.open)).toEqual([]);
  });

  it('changes the day of the page only with the page', () => {
    const first = generatedText(serverKeeps([garden()]), undefined, '2026-01-01');
    expect(generatedText(serverKeeps([garden()]), first, TODAY)).toBe(first);
    const other = kept('activities', 'that it rained a lot');
    expect(generatedText(serverKeeps([garden({ ...KEPT, Rained: other })]), first, TODAY)).toContain(TODAY);
  });
});
