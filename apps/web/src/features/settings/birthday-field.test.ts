import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretBehind, maskBirthday } from './birthday-field.tsx';

describe('the mask of a birthday', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['03', '03'],
    ['030', '03/0'],
    ['0304', '03/04'],
    ['03042', '03/04/2'],
    ['03042017', '03/04/2017'],
    ['030420179', '03/04/2017'],
    ['3. April 2017', '32/01/7'],
    ['03 / 04 / 2017', '03/04/2017'],
    ['soon', ''],
    ['13322017', '13/32/2017'],
  ])('makes %j into %j', (typed, masked) => expect(maskBirthday(typed)).toBe(masked));

  it('is digits and slashes, ten characters at most, and leaves what it made alone', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/ ]{0,14}$/)), (typed) => {
        const masked = maskBirthday(typed);
        expect(masked).toMatch(/^(\d{0,2}|\d\d\/\d{1,2}|\d\d\/\d\d\/\d{1,4})$/);
        expect(maskBirthday(masked)).toBe(masked);
      }),
    );
  });

  it('keeps the caret behind the digits that it stood behind', () => {
    expect(caretBehind('03/0', '030')).toBe(4);
    expect(caretBehind('03/04/2017', '03')).toBe(2);
    expect(caretBehind('93/04/2017', '9')).toBe(1);
    expect(caretBehind('03/04/2017', '03/04/2')).toBe(7);
    expect(caretBehind('03', '03x')).toBe(2);
  });
});
