import { describe, expect, it } from 'vitest';
import { defineMigrations } from './migrate.ts';

const named = (...names: string[]) => names.map((name) => ({ name, sql: 'select 1' }));

describe('defineMigrations', () => {
  it('takes files that are numbered one after the other', () => {
    const files = named('0001-log', '0002-index-by-child');
    expect(defineMigrations('event-log', files)).toEqual({ name: 'event-log', files });
  });

  it.each([
    ['a gap', named('0001-log', '0003-index'), 'Migration event-log/0003-index stands where number 0002 should be.'],
    ['a double', named('0001-log', '0001-index'), 'Migration event-log/0001-index stands where number 0002 should be.'],
    ['a late start', named('0002-log'), 'Migration event-log/0002-log stands where number 0001 should be.'],
    ['another shape', named('1-log'), 'Migration event-log/1-log must be named like "0001-what-it-does".'],
  ])('refuses %s, and names the file', (_, files, sentence) => {
    expect(() => defineMigrations('event-log', files)).toThrow(sentence);
  });
});
