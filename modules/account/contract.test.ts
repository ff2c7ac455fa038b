import { describe, expect, it } from 'vitest';
import { RegisterForm } from './contract.ts';

const form = { username: 'maya', displayName: 'Maya', password: 'three odd words', confirmPassword: 'three odd words' };
const messages = (values: unknown) =>
  RegisterForm.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the form of a registration', () => {
  it('remembers the device only if asked to', () => {
    expect(RegisterForm.parse(form).rememberDevice).toBe(false);
  });

  it("says that the passwords don't match beside whatever else is wrong", () => {
    expect(messages({ ...form, username: 'ma', displayName: 'M', confirmPassword: 'three other words' })).toEqual([
      'username: Username must be at least 3 characters',
      'displayName: Display name must be at least 2 characters',
      "confirmPassword: Passwords don't match",
    ]);
  });

  it('says it not of a password that is missing', () => {
    const { confirmPassword: _, ...without } = form;
    expect(messages(without)).toEqual(['confirmPassword: Invalid input: expected string, received undefined']);
  });

  it('takes a name as one line, which turns no words around', () => {
    const typed = { ...form, displayName: ' Ma\nya \u202E123\u2069 ' };
    expect(RegisterForm.parse(typed).displayName).toBe('Ma ya 123');
    expect(messages({ ...form, displayName: 'M\u202E' })).toEqual([
      'displayName: Display name must be at least 2 characters',
    ]);
  });

  it('asks for a name to be called by, which the call does not', () => {
    expect(messages({ ...form, displayName: '' })).toEqual(['displayName: Display name must be at least 2 characters']);
  });
});
