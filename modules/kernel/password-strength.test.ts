import { describe, expect, it } from 'vitest';
import { isEasyToGuess } from './password-strength.ts';

const LENA = ['lena_k', 'Lena Marie'];

describe('a password that a guesser tries early', () => {
  it.each([
    // Among the commonest, whatever its case and width.
    ['password'],
    ['PassWord1'],
    ['Password123'],
    ['iloveyou'],
    ['minecraft'],
    ['Roblox'],
    ['Wonderlings'],
    ['ｐａｓｓｗｏｒｄ'],
    // One repeated or counted sign, a row of keys.
    ['123456'],
    ['987654'],
    ['aaaaaa'],
    ['zzzzzzzzzzzzzzzzzzzzzzzz'],
    ['７７７７７７７'],
    ['121212'],
    ['abcdef'],
    ['fedcba'],
    ['acegikm'],
    ['qwerty'],
    ['qwertz'],
    ['azerty'],
    ['asdfgh'],
    // What is known of the child.
    ['lena_k'],
    ['LENA_K'],
    ['lena2016'],
    ['Lena12'],
    ['l3na2016'],
    ['lena!!'],
    ['marie1'],
  ])('is refused: %s', async (password) => {
    expect(await isEasyToGuess(password, LENA)).toBe(true);
  });

  it.each([
    ['sunny-otter'],
    ['three odd words'],
    ['purple newt soup'],
    ['horse7'],
    ['pony2016'],
    ['aaabaaa'],
    ['xk7q2p'],
    ['🦊🐢🦉🐙🐳🌱'],
    ['café am See'],
    ['otter with lena'],
    [`${'password'.repeat(3)} and then three odd words`],
  ])('is not: %s', async (password) => {
    expect(await isEasyToGuess(password, LENA)).toBe(false);
  });

  it('depends on whose it is', async () => {
    expect(await isEasyToGuess('luna-the-newt', ['Luna-The-Newt'])).toBe(true);
    expect(await isEasyToGuess('luna-the-newt', LENA)).toBe(false);
    expect(await isEasyToGuess('sunny-otter', [''])).toBe(false);
  });
});
