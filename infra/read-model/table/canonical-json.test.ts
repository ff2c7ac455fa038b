import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const textOf = (value: unknown): string => JSON.stringify(canonicalJson(value));

/** The same fields, put in from the last to the first, all the way down. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, backwards(field)] as const);
  return Object.fromEntries(fields.reverse());
}

describe('plain JSON as jsonb gives it back', () => {
  it.each([
    [{ bb: 1, a: 2 }, '{"a":2,"bb":1}'],
    [{ a: { d: 1, c: [{ f: 1, e: 2 }] } }, '{"a":{"c":[{"e":2,"f":1}],"d":1}}'],
    [[1, undefined, -0], '[1,null,0]'],
    [{ a: undefined, b: 'x' }, '{"b":"x"}'],
    [{ '\ud800': '\ud800' }, '{"\ufffd":"\ufffd"}'],
    [{ é: 1, zzz: 2, a: 3 }, '{"a":3,"é":1,"zzz":2}'],
  ])('%j is %s', (value, text) => expect(textOf(value)).toBe(text));

  it('is the same text, in whichever order the fields were put in', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(canonicalJson(value) !== undefined);
        expect(textOf(backwards(value))).toBe(textOf(value));
        expect(textOf(canonicalJson(value))).toBe(textOf(value));
        expect(canonicalJson(value)).toEqual(JSON.parse(textOf(value)));
      }),
    );
  });

  it('is the very object, and its parts are, where that is how jsonb has it', () => {
    const part = { cc: ['x', { d: null }] };
    const whole = { a: part, bb: 1 };
    expect(canonicalJson(whole)).toBe(whole);
    expect((canonicalJson({ bb: 2, a: part }) as { a: unknown }).a).toBe(part);
  });

  it('has no field that has nothing', () => expect(canonicalJson({ a: undefined, b: 'x' })).toStrictEqual({ b: 'x' }));

  it('is a copy of what has other ancestors, and leaves what was given as it was', () => {
    const bare = Object.assign(Object.create(null), { a: 1 });
    expect(Object.getPrototypeOf(canonicalJson(bare))).toBe(Object.prototype);
    const given = { bb: [-0], a: undefined };
    canonicalJson(given);
    expect(Object.keys(given)).toEqual(['bb', 'a']);
    expect(Object.is(given.bb[0], -0)).toBe(true);
  });
});
