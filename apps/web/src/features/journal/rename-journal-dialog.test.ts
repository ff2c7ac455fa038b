import { expect, it } from 'vitest';
import { shortened } from './rename-journal-dialog.tsx';

it('leaves a text alone that fits, counted in code points', () => {
  expect(shortened('🦊'.repeat(50), 50)).toBe('🦊'.repeat(50));
});

it('cuts what is too long', () => {
  expect(shortened('a'.repeat(51), 50)).toBe('a'.repeat(50));
});

it('drops a joined sign whole', () => {
  expect(shortened('ab👨‍👩‍👧', 4)).toBe('ab');
});
