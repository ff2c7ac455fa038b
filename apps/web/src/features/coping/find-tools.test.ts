import { COPING_TOOLS } from '@wonderlings/coping/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEELINGS_TO_TRY } from './coping.copy.ts';
import { EVERY_TOOL, findTools, sharedTags, type ToolFilter } from './find-tools.ts';

const find = (filter: Partial<ToolFilter>, favorites: readonly string[] = []) =>
  findTools(COPING_TOOLS, { ...EVERY_TOOL, ...filter }, favorites).map(({ title }) => title);
const ALL = COPING_TOOLS.map(({ title }) => title);

describe('searching', () => {
  it('shows everything before a letter is typed, and for spaces and signs', () => {
    expect(find({})).toEqual(ALL);
    expect(find({ typed: '  ?! ' })).toEqual(ALL);
  });

  it.each([
    ['in the title', 'superhero', ['Superhero Poses']],
    ['in the description', 'giggle', ['Silly Faces Game']],
    ['in a tag', 'bedtime', ['Body Scan Adventure']],
    ['in a step', 'envelope', ['Worry Box Technique']],
    ['in the feeling that it is for', 'angry', ['Happy Dance Party', 'Superhero Poses', 'Magic Counting']],
    ['in any case', 'WORRY BOX', ['Worry Box Technique']],
    ['with accents', 'bállöon', ['Balloon Breathing']],
    ['in the plural', 'rainbows', ['Rainbow Drawing']],
    ['in another plural', 'worries', ['Worry Box Technique']],
    ['in the singular', 'face', ['Body Scan Adventure', 'Silly Faces Game']],
    ['while it grows', 'ballo', ['Balloon Breathing']],
    ['from two words in any order', 'box worry', ['Worry Box Technique']],
    ['with a letter missing', 'baloon', ['Balloon Breathing']],
    ['with two letters swapped', 'supehrero', ['Superhero Poses']],
    ['with a wrong letter', 'gratetude', ['Gratitude Garden']],
    ['in another form', 'dancing', ['Happy Dance Party']],
  ])('finds a word %s', (_, typed, titles) => {
    expect(find({ typed }).sort()).toEqual([...titles].sort());
  });

  it('finds nothing where nothing is', () => {
    expect(find({ typed: 'volcano' })).toEqual([]);
    expect(find({ typed: 'balloon volcano' })).toEqual([]);
  });

  it('takes no short word for another one', () => {
    expect(find({ typed: 'bux' })).toEqual([]);
  });

  it('finds more than one tool for each feeling that it suggests', () => {
    for (const typed of FEELINGS_TO_TRY) expect(find({ typed }).length, typed).toBeGreaterThan(1);
  });

  it('never adds a tool or changes their order, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const found = find({ typed });
        expect(ALL.filter((title) => found.includes(title))).toEqual(found);
      }),
    );
  });

  it('finds every tool by its own words, in any case and with a plural', () => {
    for (const { title } of COPING_TOOLS) expect(find({ typed: `${title.toUpperCase()}s` }), title).toContain(title);
  });
});

describe('choosing', () => {
  it('shows a category, a tag, or both', () => {
    expect(find({ group: 'movement' })).toEqual(['Happy Dance Party', 'Superhero Poses']);
    expect(find({ tag: 'quick' })).toEqual(['Superhero Poses', 'Magic Counting', 'Silly Faces Game']);
    expect(find({ group: 'social', tag: 'quick', typed: 'mirror' })).toEqual(['Silly Faces Game']);
  });

  it('shows what has a heart', () => {
    expect(find({ group: 'favorites' })).toEqual([]);
    expect(find({ group: 'favorites' }, ['magic-counting', 'no-such-tool'])).toEqual(['Magic Counting']);
  });

  it('offers the tags by which more than one tool is found', () => {
    const tags = sharedTags(COPING_TOOLS);
    expect(tags).toEqual(['slow', 'quiet', 'anywhere', 'moving', 'draw', 'feelings', 'quick', 'friends']);
    for (const tag of tags) expect(find({ tag }).length, tag).toBeGreaterThan(1);
  });
});
