import { describe, expect, it } from 'vitest';
import { isFilled, passwordProblems } from './password-rules.ts';

const values = (newPassword: string, confirmPassword = newPassword) => ({
  currentPassword: 'three odd words',
  newPassword,
  confirmPassword,
});

describe('a new password', () => {
  it('has six characters at least', () => {
    expect(passwordProblems(values('12345'))).toEqual({
      newPassword: 'Password must be at least 6 characters long.',
    });
    expect(passwordProblems(values('123456'))).toEqual({});
  });

  it('is typed twice the same', () => {
    expect(passwordProblems(values('otters', 'otter'))).toEqual({ confirmPassword: 'New passwords do not match.' });
  });

  it('hears of both at once', () => {
    expect(Object.keys(passwordProblems(values('abc', 'abd')))).toEqual(['newPassword', 'confirmPassword']);
  });

  it('is waited for until all three are there', () => {
    expect(isFilled(values('otters'))).toBe(true);
    expect(isFilled(values('otters', ''))).toBe(false);
    expect(isFilled({ ...values('otters'), currentPassword: '' })).toBe(false);
  });
});
