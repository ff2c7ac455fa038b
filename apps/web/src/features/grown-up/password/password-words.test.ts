import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { enoughWords, newPasswordProblems, refusedPassword } from './password-words.ts';

const refusal = (code: string, fields: Record<string, string> = {}) =>
  new ApiError('No', 400, { error: 'No', code, fields });

describe('a new grown-up password', () => {
  it.each([
    ['otters', 'otters', { password: '4 more characters are needed.' }],
    ['otters ho', 'otters ho', { password: '1 more character is needed.' }],
    ['otters hol', 'otters ho', { again: 'The two are not the same.' }],
    ['otters hol', 'otters hol', {}],
    ['🦊'.repeat(9), '', { password: '1 more character is needed.' }],
    ['x'.repeat(129), '', { password: 'Please use at most 128 characters.' }],
  ])('%s, once more %s: %j', (password, again, problems) => {
    expect(newPasswordProblems({ password, again })).toEqual(problems);
  });

  it('is counted aloud from the tenth character on', () => {
    expect(enoughWords('otters ho')).toBeNull();
    expect(enoughWords('otters hold hands')).toBe('17 characters: long enough');
  });

  it.each([
    [refusal('grown-up.same'), 'This is the password that Maya signs in with. Please choose another.'],
    [refusal('grown-up.common'), 'This one is on the list of passwords that are guessed first. Please choose another.'],
    [refusal('input.invalid', { password: 'Too short.' }), 'Too short.'],
    [refusal('grown-up.wrong', { password: 'No.' }), null],
    [new TypeError('Failed to fetch'), null],
  ])('is refused in words: %s', (error, words) => {
    expect(refusedPassword(error, 'Maya')).toBe(words);
  });
});
