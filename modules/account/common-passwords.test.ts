import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('common passwords', () => {
  it.each([
    ['123456'],
    ['password'],
    ['PassWord1'],
    ['iloveyou'],
    ['minecraft'],
    ['Roblox'],
    ['abcdef'],
    ['fedcba'],
    ['zzzzzz'],
    ['７７７７７７７'],
    ['Wonderlings'],
  ])('are refused: %s', (password) => {
    expect(isCommonPassword(password, 'momo')).toBe(true);
  });

  it('are also one that is the username, whatever its case', () => {
    expect(isCommonPassword('Luna-The-Newt', 'luna-the-newt')).toBe(true);
    expect(isCommonPassword('luna-the-newt!', 'luna-the-newt')).toBe(false);
  });

  it.each([
    ['three odd words'],
    ['purple newt soup'],
    ['aaabaaa'],
    ['acegikm'],
    ['🦊🐢🦉🐙🐳🌱'],
    ['wonderlings-demo'],
  ])('are not: %s', (password) => {
    expect(isCommonPassword(password, 'momo')).toBe(false);
  });
});
