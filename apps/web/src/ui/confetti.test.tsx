import { render } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sayInPlainWords } from '../lib/words/words.ts';
import { Confetti } from './confetti.tsx';

afterEach(() => act(() => sayInPlainWords(null)));

it('falls, and not beside plain words', () => {
  const { container } = render(<Confetti />);
  expect(container.querySelectorAll('i').length).toBeGreaterThan(0);
  act(() => sayInPlainWords(new Map()));
  expect(container.innerHTML).toBe('');
});
