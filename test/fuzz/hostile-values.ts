import fc from 'fast-check';

/** A JSON value as text: not every one can be made by `JSON.stringify` (keys twice, a number of 400 digits, 5,000 levels). */
export type JsonText = string;

const quoted = (text: string): JsonText => JSON.stringify(text);

/** Beyond the largest text of the contracts, and below the 256 kB that a body may have. */
const LONG_TEXT = 60_000;
const LEVELS = [3, 500, 5_000, 60_000];

/** Texts that are no ordinary words, unescaped. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  'a\0b',
  '\ud83e',
  '\udd8a\ud83e',
  '\u202eflipped',
  '\ufeff',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "'; drop table log.events; --",
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '%',
  '\\',
  'NaN',
  '-1',
  '1e309',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  '9999-99-99',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  'true',
  'null',
  '[object Object]',
  '👩‍👩‍👧‍👦',
];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 200, max: LONG_TEXT }).map((length) => 'x'.repeat(length)),
);
const number = fc.constantFrom<JsonText>(
  '0',
  '-0',
  '-1',
  '0.1',
  '2147483648',
  '9007199254740993',
  '1e308',
  '1e400',
  '-1e400',
  '9'.repeat(400),
);
const nested = fc
  .record({ levels: fc.constantFrom(...LEVELS), open: fc.constantFrom('[', '{"a":') })
  .map(({ levels, open }) => `${open.repeat(levels)}1${(open === '[' ? ']' : '}').repeat(levels)}`);
const odd = fc.constantFrom<JsonText>(
  'null',
  'true',
  '[]',
  '{}',
  '[[]]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"length":1e9}',
  '{"toJSON":1,"then":1}',
  '{"a":1,"a":2}',
  `[${'0,'.repeat(5_000)}0]`,
);

/** Whatever a field is meant to be, this is something else. */
export const hostileJson: fc.Arbitrary<JsonText> = fc.oneof(
  { weight: 5, arbitrary: text.map(quoted) },
  { weight: 3, arbitrary: number },
  { weight: 3, arbitrary: odd },
  { weight: 2, arbitrary: nested },
);

/** What is no JSON, or none that may be read. */
export const brokenBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom('', '{', '{"a":', 'nul', "{'a':1}", '{"a":1}{', '\u0000', '<xml/>', 'a=1&b=2', '"\\ud800"')
    .map(Buffer.from),
  // Bytes that are not UTF-8, a byte order mark of UTF-16, a gzip header.
  fc
    .constantFrom([0xff, 0xfe, 0x7b, 0], [0x22, 0xc3, 0x28, 0x22], [0x1f, 0x8b, 8, 0])
    .map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.alloc(256 * 1_024 + 1, '1')),
);
