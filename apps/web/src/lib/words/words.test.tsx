import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inWords, sayInPlainWords, useWords } from './words.ts';

const COPY = { title: 'Hooray!', parts: ['One!', { id: 'two', line: 'Same' }], many: 2 } as const;
const OTHER = { line: 'Same' } as const;
const PLAIN = new Map([
  ['Hooray!', 'Good.'],
  ['One!', 'One.'],
]);

afterEach(() => act(() => sayInPlainWords(null)));

function Title() {
  const say = useWords();
  return <h1>{say(COPY.title)}</h1>;
}

describe('what is said', () => {
  it('is the very catalogue for most children', () => {
    expect(inWords(COPY)).toBe(COPY);
  });

  it('is the same catalogue in plain words, made once', () => {
    sayInPlainWords(PLAIN);
    expect(inWords(COPY)).toEqual({ title: 'Good.', parts: ['One.', { id: 'two', line: 'Same' }], many: 2 });
    expect(inWords(COPY)).toBe(inWords(COPY));
    expect(inWords(OTHER)).toBe(OTHER);
    expect(inWords(undefined)).toBeUndefined();
  });

  it('changes on the page when the child likes other words, and back', () => {
    render(<Title />);
    expect(screen.getByRole('heading').textContent).toBe('Hooray!');
    act(() => sayInPlainWords(PLAIN));
    expect(screen.getByRole('heading').textContent).toBe('Good.');
    act(() => sayInPlainWords(null));
    expect(screen.getByRole('heading').textContent).toBe('Hooray!');
  });
});
