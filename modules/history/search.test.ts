import { describe, expect, it } from 'vitest';
import { lineKindsFor } from './search.ts';

const typesOf = (
  filter: Omit<Parameters<typeof lineKindsFor>[0], 'audience'>,
  audience: 'child' | 'grownUp' = 'child',
) => [...new Set(lineKindsFor({ ...filter, audience })?.map(({ type }) => type))];

describe('a search', () => {
  it('without anything to look for is none', () => {
    for (const filter of [{}, { q: '  ' }, { kinds: [] }]) {
      expect(lineKindsFor({ ...filter, audience: 'child' })).toBeUndefined();
    }
  });

  it('finds words of sentences and of names, in any order, large or small, with or without accents', () => {
    expect(typesOf({ q: 'ZOLA breathing' })).toEqual(['ActivityCompleted']);
    expect(typesOf({ q: 'zölä Breathing' })).toEqual(['ActivityCompleted']);
    expect(lineKindsFor({ q: 'giggly', audience: 'child' })?.map(({ subject }) => subject)).toEqual([
      'really-happy 3',
      'really-happy 3 note',
    ]);
  });

  it('looks in the sentences of its reader alone', () => {
    expect(typesOf({ q: 'giggly' }, 'grownUp')).toEqual([]);
    expect(typesOf({ q: 'words hidden journal' }, 'grownUp')).toEqual(['JournalEntryWritten']);
  });

  it('finds nothing for what no line says', () => {
    expect(lineKindsFor({ q: 'xylophone', audience: 'child' })).toEqual([]);
  });

  it('has what grown-ups did under their kind, whatever it was', () => {
    const erased = lineKindsFor({ kinds: ['grown-ups'], q: 'erased a note', audience: 'child' });
    expect(erased).toMatchObject([{ actor: 'grown-up', type: 'NoteErased', subject: '' }]);
  });

  it('puts kind, actor and words together', () => {
    expect(typesOf({ kinds: ['moving', 'nature'], actor: 'child', q: 'walk' })).toEqual([
      'ActivityStarted',
      'ActivityCompleted',
    ]);
    expect(typesOf({ kinds: ['moving'], actor: 'grown-up' })).toEqual([]);
  });
});
