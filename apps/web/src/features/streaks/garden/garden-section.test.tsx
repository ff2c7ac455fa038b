import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GARDEN_COPY } from './garden.copy.ts';
import { GardenKey } from './garden-section.tsx';

const names = () =>
  within(screen.getByRole('region', { name: GARDEN_COPY.key }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the garden’s key', () => {
  it('begins with the six feelings that the journal asks for', () => {
    render(<GardenKey grown={new Set()} />);
    expect(names()).toEqual([
      ...['Worried', 'Really Happy', 'Okay', 'A Bit Sad', 'Nervous', 'A Little Scared'],
      ...[GARDEN_COPY.restDay, GARDEN_COPY.didSomething],
    ]);
  });

  it('names another flower once it has grown', () => {
    render(<GardenKey grown={new Set(['angry', 'wild'])} />);
    expect(names()).toContain('Angry');
    expect(names()).toContain('Another feeling');
    expect(names()).not.toContain('Sad');
  });
});
