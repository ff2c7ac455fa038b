import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

const CHILD = '0A000000-0000-4000-8000-00000000000a';

describe('the command line of a replay', () => {
  it('is read', () => {
    expect(readArguments([])).toEqual({ kind: 'rebuild', tables: undefined, workers: undefined, goOn: false });
    expect(readArguments(['--continue', 'moods'])).toMatchObject({ kind: 'rebuild', tables: ['moods'], goOn: true });
    expect(readArguments(['--preview', '--json', '--workers', '2', 'moods'])).toEqual({
      kind: 'preview',
      tables: ['moods'],
      workers: 2,
      json: true,
    });
    expect(readArguments(['--drop'])).toEqual({ kind: 'drop' });
    expect(readArguments(['--help', '--drop', '--verify'])).toEqual({ kind: 'help' });
  });

  it('takes a day, a time with its zone, or a position', () => {
    const until = (text: string) => readArguments(['--as-of', text]);
    expect(until('2026-05-01')).toMatchObject({ until: { moment: '2026-05-01T00:00:00.000Z' } });
    expect(until('2026-05-01T18:30:05+02:00')).toMatchObject({ until: { moment: '2026-05-01T16:30:05.000Z' } });
    expect(until('2026-05-01T18:30Z')).toMatchObject({ until: { moment: '2026-05-01T18:30:00.000Z' } });
    expect(until('1204')).toMatchObject({ until: { position: '1204' } });
    expect(readArguments(['--as-of', '1204', '--child', CHILD])).toMatchObject({ childId: CHILD.toLowerCase() });
  });

  it.each([
    [['--as-of', 'yesterday'], '--as-of must be'],
    [['--as-of', '2026-02-30'], '--as-of must be'],
    [['--as-of', '2026-05-01T18:30'], '--as-of must be'],
    [['--as-of', '1204', '--child', 'Ada'], '--child must be'],
    [['--child', CHILD], '--child is for --as-of.'],
    [['--json'], '--json is for --preview.'],
    [['--preview', '--verify'], '--preview and --verify cannot go together.'],
    [['--preview', '--continue'], '--continue is for a rebuild'],
    [['--as-of', '1', '--workers', '2'], '--workers is for a rebuild or a preview'],
    [['--drop', 'moods'], '--drop drops all'],
    [['--preview', '--anchor', '1'], '--anchor is looked for by --verify only.'],
    [['--previw'], "Unknown option '--previw'"],
    [['--as-of'], "Option '--as-of <value>' argument missing"],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(sentence);
  });
});
